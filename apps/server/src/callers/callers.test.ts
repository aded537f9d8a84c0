import { randomUUID } from 'node:crypto'
import { codes } from '@candor/call/codes'
import { listServedCalls, type ServedCall } from '@candor/testkit/calls'
import { readEnvelope } from '@candor/testkit/envelope'
import { afterEach, describe, expect, test } from 'vitest'
import { permissionKeys } from '../../../../features/platform/access/rules/permissions.ts'
import { answerAtDoor, type Caller, holderOf, type KeySet, strangers } from './callers-under-test.ts'
import { type Case, casesOf, isBatchable } from './cases-under-test.ts'
import { type Asked, matrixUnderTest } from './matrix-under-test.ts'
import { type Door, people, type Row, readCallersTable, wordOf } from './table-under-test.ts'

const calls = await listServedCalls()
const cases = casesOf(calls)
const table = new Map((await readCallersTable()).map((row) => [row.call, row]))
const matrix = matrixUnderTest([...table.values()].flatMap((row) => keySetsOf(row).map(([set]) => set)))
const known = cases.flatMap((one): [string, Case, Row][] => {
  const row = table.get(one.name)
  return row ? [[one.name, one, row]] : []
})

/** The sets of keys to try, and whether each opens the call: each of its keys alone, and all others together. */
function keySetsOf({ keys }: Row): [set: KeySet, isEnough: boolean][] {
  if (keys.length === 0) return [[[], true]]
  const others = permissionKeys.filter((key) => !keys.includes(key))
  return [...keys.map((key): [KeySet, boolean] => [[key], true]), [others, false]]
}

const doorOf = {
  public: 'open',
  account: 'account',
  user: 'user',
  admin: 'user',
  superAdmin: 'user',
  serviceKey: 'key',
} as const

/** Calls whose report follows from one or several stored records: they ask the gate after reading them. */
const askedWithin = [
  'GET /file/convert/getUrl',
  'GET /rpa/resume/resumePreview/getPreviewUrl',
  'POST /candidate/attachInfo/delete',
  'POST /candidate/bulk/look',
  'POST /candidate/interviewPlan/plan/create',
  'POST /candidate/jobseekerChannel/jobseekerChannel/transmitResume',
  'POST /candidate/stage/lookAtMove',
  'POST /candidate/stage/move',
  'POST /candidate/thirdEvaluation/delete',
]

/** Calls about what the account did before: accounts that hold the keys alone did nothing. */
const ofOwnActs = new Map([['POST /mark/employ/estimate/withdrawDecision', codes.changedMeanwhile]])

/** The door that a contract declares, and the keys that open it; `keys` is null where the act decides. */
function declaredBy({ access }: ServedCall): { door: Door; keys: readonly string[] | null } {
  if (typeof access === 'string') return { door: doorOf[access], keys: [] }
  const isOpenedByKeys = 'user' in access || (!access.act && !access.may)
  return { door: 'user', keys: isOpenedByKeys ? [access.needs ?? []].flat() : null }
}

const everybody = people.length + strangers.length
const sets = new Set(known.flatMap(([, , row]) => keySetsOf(row).map(([set]) => holderOf(set)))).size

async function askAll(one: Case, callers: Iterable<[string, Caller]>) {
  const asked = new Map<string, Asked>()
  for (const [name, caller] of callers) asked.set(name, await matrix.current.ask(one, caller))
  return asked
}

/** Calls that changed nothing for any caller, each made alone. */
const quiet = new Set<Case>()

const inWords = (answers: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...answers].map(([name, code]) => [name, wordOf(code)]))

/**
 * Checks that no reply contains anything of the other company, and that a refusal changes nothing and reveals nothing.
 */
function expectHarmless(asked: ReadonlyMap<string, Asked>, { door }: Row): void {
  for (const [name, { code, body, changed, strayed, leaked }] of asked) {
    if (code !== 0) expect(changed, `${name} was refused`).toEqual([])
    if (code === codes.noPermission)
      expect(readEnvelope(JSON.parse(body)).data, `${name} was refused`).toBe(null)
    // A correct password is accepted from any caller.
    if (door !== 'open') expect([...strayed, ...leaked], `${name} met another company`).toEqual([])
  }
}

test('every call has a row in docs/callers.tsv, and every row a call', () => {
  expect([...table.keys()].toSorted()).toEqual(cases.map(({ name }) => name).toSorted())
})

test('docs/callers.tsv says of doors and keys what the contracts declare', () => {
  for (const [, { name, call }, row] of known.filter(([name]) => !name.endsWith(')'))) {
    const { door, keys } = declaredBy(call)
    expect(row.door, name).toBe(door)
    if (keys && !askedWithin.includes(name)) expect(row.keys.toSorted(), name).toEqual(keys.toSorted())
  }
})

describe(`${calls.length} calls in ${cases.length} uses, by ${everybody} callers and ${sets} sets of keys`, () => {
  test.each(known)('%s: each kind of account is answered what docs/callers.tsv says', async (_, one, row) => {
    const asked = await askAll(one, matrix.current.people)
    if ([...asked.values()].every(({ changed }) => changed.length === 0)) quiet.add(one)
    expect(inWords([...asked].map(([name, { code }]) => [name, code]))).toEqual(inWords(row.codes))
    expectHarmless(asked, row)
  })

  test.each(known)(
    '%s: nobody, frozen, expired, one-time and machine stay at the door',
    async (_, one, row) => {
      const expected = [...matrix.current.strangers.keys()].map((name): [string, number] => [
        name,
        answerAtDoor(row.door, name) ?? row.codes.get('admin') ?? 0,
      ])
      const all = [...matrix.current.strangers]
      const refused = all.filter(([name]) => answerAtDoor(row.door, name))
      const others = all.filter(([name]) => !answerAtDoor(row.door, name))
      const asked = new Map([
        ...(await matrix.current.askInTurn(one, refused)),
        ...(await askAll(one, others)),
      ])
      expect(inWords([...asked].map(([name, { code }]) => [name, code]))).toEqual(inWords(expected))
      expectHarmless(asked, row)
    },
  )

  test.each(people)('in batches %s is answered what docs/callers.tsv says', async (person) => {
    const caller = matrix.current.people.get(person)
    if (!caller) throw new Error(`there is no ${person}`)
    const batched = known.filter(([, one]) => isBatchable(one))
    const batchable = batched.map(([, one]) => one)
    const together = batchable.filter((one) => quiet.has(one))
    const asked = await matrix.current.askTogether(together, caller)
    for (const { changed } of asked.values()) expect(changed).toEqual([])
    for (const one of batchable.filter((each) => !quiet.has(each)))
      for (const [name, answer] of await matrix.current.askTogether([one], caller)) asked.set(name, answer)
    expect(inWords([...asked].map(([name, { code }]) => [name, code]))).toEqual(
      inWords(batched.map(([name, , row]) => [name, row.codes.get(person) ?? 0])),
    )
    for (const [name, , row] of batched)
      expectHarmless(new Map([...asked].filter(([of]) => of === name)), row)
  })

  test.each(known)('%s: its permission keys open it, and no others do', async (_, one, row) => {
    const sets = keySetsOf(row)
    const holders = sets
      .map(([set]) => holderOf(set))
      .flatMap((name): [string, Caller][] => {
        const holder = matrix.current.holders.get(name)
        return holder ? [[name, holder]] : []
      })
    const asked = await askAll(one, holders)
    const expected = sets.map(([set, isEnough]): [string, number] => [
      holderOf(set),
      isEnough ? (ofOwnActs.get(one.name) ?? row.codes.get('superAdmin') ?? 0) : 1002,
    ])
    expect(inWords([...asked].map(([name, { code }]) => [name, code]))).toEqual(inWords(expected))
    expectHarmless(asked, row)
  })
})

test('an account that is frozen is refused at once, with the token that it has', async () => {
  const { own, act, restore } = matrix.current
  const admin = matrix.current.people.get('admin')
  const general = matrix.current.people.get('general')
  const find = (path: string) => cases.find(({ call }) => call.path === path)
  const freeze = find('/admin/config/accounts/freeze')
  const userInfo = find('/admin/user/getUserInfo')
  if (!admin || !general || !freeze || !userInfo) throw new Error('something of the scene is missing')
  expect(general.accountId).toBe(own.ids.account)
  expect((await act(userInfo, general)).code).toBe(0)
  expect((await act(freeze, admin)).code).toBe(0)
  expect((await act(userInfo, general)).code).toBe(1001)
  await restore()
})

/**
 * A transaction may change the rows that prove its access, so concurrent ones with the same proof must not deadlock.
 */
describe('sent six times at once, by one person and about the same', () => {
  afterEach(() => matrix.current.restore())

  test.each(known)('%s is answered each time', async (_, one) => {
    const person = matrix.current.people.get('superAdmin')
    if (!person) throw new Error('there is no superAdmin')
    const send = () => matrix.current.act(one, person, { idempotencyKey: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    expect(answers.filter(({ code }) => code === codes.serverError)).toEqual([])
  })
})
