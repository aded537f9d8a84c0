import { type AccountId, readId } from '@candor/kernel/ids'
import { expect, test } from 'vitest'
import { type Adder, addRefusal, type ChangedParts, type Changer, changeRefusal } from './change.ts'

function idOf(digit: string): AccountId {
  const id = readId<'account'>(`00000000-0000-0000-0000-00000000000${digit}`)
  if (!id) throw new Error('no id')
  return id
}

const actor = idOf('1')
const person = (userType: 'superAdmin' | 'admin', accountId = actor) =>
  ({ kind: 'person', accountId, userType }) as const
const directory = (reachesSuperAdmins: boolean) => ({ kind: 'directory', reachesSuperAdmins }) as const
const operator = { kind: 'operator' } as const
const chief = { accountId: 'chief', userType: 'superAdmin' } as const
const general = { accountId: 'general', userType: 'general' } as const

const changers: [string, Changer][] = [
  ['a super administrator', person('superAdmin')],
  ['an administrator', person('admin')],
  ['a directory with a super administrator’s key', directory(true)],
  ['a directory with an administrator’s key', directory(false)],
  ['the operator', operator],
]

test.each(changers)('%s changes all fields of an account without super administrator rights', (_of, by) => {
  for (const parts of [{ name: 'x' }, { email: 'x@y.z' }, { userType: 'read' }, { isFrozen: true }] as const)
    expect(changeRefusal(by, general, parts)).toBeNull()
})

test.each<[string, Changer, ChangedParts, boolean]>([
  ['an administrator', person('admin'), { name: 'x' }, false],
  ['an administrator', person('admin'), { email: 'x@y.z' }, false],
  ['an administrator', person('admin'), { userType: 'read' }, false],
  ['an administrator', person('admin'), { isFrozen: true }, false],
  ['a super administrator', person('superAdmin'), { userType: 'read' }, true],
  ['a super administrator', person('superAdmin'), { isFrozen: true }, true],
  ['a directory with any key', directory(false), { name: 'x' }, true],
  ['a directory with an administrator’s key', directory(false), { isFrozen: true }, false],
  ['a directory with an administrator’s key', directory(false), { isFrozen: false }, false],
  ['a directory with a super administrator’s key', directory(true), { isFrozen: true }, true],
  ['a directory with a super administrator’s key', directory(true), { email: 'x@y.z' }, false],
  ['a directory with a super administrator’s key', directory(true), { userType: 'read' }, false],
  ['a directory with a super administrator’s key', directory(true), { roleId: 'r' }, false],
  ['the operator', operator, { email: 'x@y.z', userType: 'read', isFrozen: true }, true],
])('%s (%j) changes %j of a super administrator: %s', (_of, by, parts, isAllowed) => {
  expect(changeRefusal(by, chief, parts)).toBe(isAllowed ? null : 'superAdminsOnly')
})

test('a super administrator is made by a super administrator or the operator alone, of an account or with it', () => {
  const provider = { kind: 'provider' } as const
  const mayMake = (by: Adder) => addRefusal(by, 'superAdmin') === null
  expect([person('superAdmin'), operator].map(mayMake)).toEqual([true, true])
  expect([person('admin'), directory(true), provider].map(mayMake)).toEqual([false, false, false])
  expect(addRefusal(provider, 'admin')).toBeNull()
  const promotion = { userType: 'superAdmin' } as const
  expect(changeRefusal(person('superAdmin'), general, promotion)).toBeNull()
  for (const by of [person('admin'), directory(true)])
    expect(changeRefusal(by, general, promotion)).toBe('superAdminsOnly')
})

test.each(['superAdmin', 'admin'] as const)('a person of type %s changes only the own name', (userType) => {
  const self = { accountId: actor, userType }
  expect(changeRefusal(person(userType), self, { name: 'x' })).toBeNull()
  for (const parts of [{ userType: 'read' }, { isFrozen: true }, { roleId: 'r' }] as const)
    expect(changeRefusal(person(userType), self, parts)).toBe('notOneself')
})
