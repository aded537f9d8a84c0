import fc from 'fast-check'
import { expect, test } from 'vitest'
import { userTypes } from '../../../platform/access/rules/permissions.ts'
import { isGivenType } from '../../../sign-in/account-changes/rules/change.ts'
import { accountActs } from '../contract.ts'
import { type Actor, actsAbout, refusalOf, type Target, typesToGive } from './account.ts'

const superAdmin: Actor = { accountId: 's', userType: 'superAdmin' }
const admin: Actor = { accountId: 'a', userType: 'admin' }
const person: Target = { accountId: 'p', userType: 'general', isFrozen: false, invitation: null }
const otherSuper: Target = { accountId: 'o', userType: 'superAdmin', isFrozen: false, invitation: null }

test('the user types are exactly these eight, all but frozen given to people [R6-001]', () => {
  expect([...userTypes].sort()).toEqual(
    ['admin', 'freeze', 'general', 'helpUser', 'interviewer', 'publishUser', 'read', 'superAdmin'].sort(),
  )
  expect(userTypes.filter((type) => !isGivenType(type))).toEqual(['freeze'])
})

test('only a super administrator gives that type', () => {
  expect(typesToGive('superAdmin')).toContain('superAdmin')
  expect(typesToGive('admin')).not.toContain('superAdmin')
  const change = { actor: admin, target: person, act: 'changeType' } as const
  expect(refusalOf({ ...change, toType: 'superAdmin' })).toBe('superAdminsOnly')
  expect(refusalOf({ ...change, actor: superAdmin, toType: 'superAdmin' })).toBeNull()
})

test.each(accountActs)('an administrator may not %s a super administrator', (act) => {
  expect(refusalOf({ actor: admin, target: otherSuper, act })).toBe('superAdminsOnly')
  expect(actsAbout(admin, otherSuper)).toEqual([])
})

test.each(accountActs.filter((act) => act !== 'rename'))('nobody may %s themselves', (act) => {
  const self: Target = { ...person, accountId: admin.accountId, userType: 'admin' }
  expect(refusalOf({ actor: admin, target: self, act })).toBe('notOneself')
  expect(actsAbout(admin, self)).toEqual(['rename'])
})

test.each(['freeze', 'owner', ''])('nobody becomes %j by a change of type', (toType) => {
  const change = { actor: superAdmin, target: person, act: 'changeType' } as const
  expect(refusalOf({ ...change, toType })).toBe('unknownType')
})

test('a frozen account can be thawed and not frozen again', () => {
  expect(actsAbout(admin, person)).toContain('freeze')
  expect(actsAbout(admin, person)).not.toContain('thaw')
  expect(actsAbout(admin, { ...person, isFrozen: true })).toContain('thaw')
  expect(actsAbout(admin, { ...person, isFrozen: true })).not.toContain('freeze')
})

test('only a frozen account can be erased, and never one’s own', () => {
  expect(actsAbout(admin, person)).not.toContain('erase')
  expect(actsAbout(admin, { ...person, isFrozen: true })).toContain('erase')
  expect(refusalOf({ actor: admin, target: { ...person, accountId: admin.accountId }, act: 'erase' })).toBe(
    'notOneself',
  )
})

test('an invitation is sent again until it is accepted, and taken back while it is open', () => {
  const actsOf = (invitation: Target['invitation'], isFrozen = false) =>
    actsAbout(admin, { ...person, invitation, isFrozen }).filter((act) => /invit/i.test(act))
  expect(actsOf(null)).toEqual([])
  expect(actsOf('open')).toEqual(['invite', 'revokeInvitation'])
  expect(actsOf('over')).toEqual(['invite'])
  expect(actsOf('revoked')).toEqual(['invite'])
  expect(actsOf('open', true)).toEqual(['revokeInvitation'])
})

test('an action that the list offers about an account is never refused to the viewer', () => {
  const types = fc.constantFrom(...userTypes.filter(isGivenType))
  fc.assert(
    fc.property(
      fc.constantFrom(superAdmin, admin),
      fc.constantFrom('s', 'a', 'p'),
      types,
      fc.boolean(),
      fc.constantFrom(null, 'open', 'over', 'revoked'),
      (actor, accountId, userType, isFrozen, invitation) => {
        const target = { accountId, userType, isFrozen, invitation }
        for (const act of actsAbout(actor, target)) {
          expect(refusalOf({ actor, target, act })).toBeNull()
        }
      },
    ),
  )
})
