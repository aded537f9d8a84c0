import { aCandidate, anAccount, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readCandidateFacts } from '../../../candidate-facts/contract.ts'
import { tellApart } from '../../../persons/contract.ts'
import { storeContacts } from '../../../persons/server/queries.ts'
import { listMerges } from '../../contract.ts'
import { aPair } from './pair-under-test.ts'

const server = serverUnderTest()
type Named = { readonly candidateId: string }

/** Two persons with the same phone, and what the facts of each say of the other one. */
async function twoPersons(given = { isOnePosition: false }) {
  const pair = await aPair(server, given)
  const factsOf = async ({ candidateId }: Named) =>
    (await server.call(readCandidateFacts, { jobseekerChannelId: candidateId }, pair.as)).data
  return {
    ...pair,
    tell: (isApart: boolean, of: Named = pair.kept, other: Named = pair.other) =>
      server.call(
        tellApart,
        { jobseekerChannelId: of.candidateId, otherId: other.candidateId, isApart },
        pair.as,
      ),
    hintsOf: async (of: Named) => {
      const { same, apart } = await factsOf(of)
      const idsOf = (list: readonly { jobseekerChannelId: string }[]) =>
        list.map(({ jobseekerChannelId }) => jobseekerChannelId)
      return { same: idsOf(same), apart: idsOf(apart) }
    },
    factsOf,
    countOf: async (of: Named) =>
      (await server.call(listMerges, { jobseekerChannelId: of.candidateId }, pair.as)).data.hints,
    entries: () =>
      server.services.db
        .selectFrom('auditEntry')
        .where('companyId', '=', pair.companyId)
        .where('action', 'like', 'persons.%')
        .orderBy('sequence')
        .select(['action', 'candidateId'])
        .execute(),
  }
}

test('two persons who are told apart have no hint any more, on either side, and the log names both', async () => {
  const { kept, other, tell, hintsOf, factsOf, countOf, entries, accountId } = await twoPersons()
  expect([await hintsOf(kept), await countOf(kept)]).toEqual([{ same: [other.candidateId], apart: [] }, 1])
  expect((await tell(true)).code).toBe(0)
  expect((await tell(true)).code).toBe(0)
  expect(await hintsOf(kept)).toEqual({ same: [], apart: [other.candidateId] })
  expect(await hintsOf(other)).toEqual({ same: [], apart: [kept.candidateId] })
  expect([await countOf(kept), await countOf(other)]).toEqual([0, 0])
  const account = await server.services.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('name')
    .executeTakeFirstOrThrow()
  expect((await factsOf(other)).apart).toMatchObject([
    { byName: account.name, toldAt: server.clock.now().getTime(), by: ['phone'] },
  ])
  expect(await entries()).toEqual([
    { action: 'persons.parted', candidateId: kept.candidateId },
    { action: 'persons.parted', candidateId: other.candidateId },
  ])
})

test('it is taken back from either side, and both hints come again', async () => {
  const { kept, other, tell, hintsOf, entries } = await twoPersons()
  await tell(true)
  expect((await tell(false, other, kept)).code).toBe(0)
  expect((await tell(false, other, kept)).code).toBe(0)
  expect([await hintsOf(kept), await hintsOf(other)]).toEqual([
    { same: [other.candidateId], apart: [] },
    { same: [kept.candidateId], apart: [] },
  ])
  expect((await entries()).map(({ action }) => action)).toEqual([
    'persons.parted',
    'persons.parted',
    'persons.unparted',
    'persons.unparted',
  ])
})

test('a further application of the same person is told apart with it', async () => {
  const { kept, other, tell, hintsOf, companyId } = await twoPersons()
  await tell(true)
  const { services } = server
  const { personId } = await services.db
    .selectFrom('candidate')
    .where('id', '=', other.candidateId)
    .select('personId')
    .executeTakeFirstOrThrow()
  const later = await aCandidate(services, { companyId }, { phone: '13800000001', personId })
  await storeContacts(services.db, later, { phone: '13800000001', email: null })
  const hints = await hintsOf(kept)
  expect([hints.same, hints.apart.toSorted()]).toEqual([
    [],
    [later.candidateId, other.candidateId].toSorted(),
  ])
  // No row names the further application.
  expect((await tell(false, kept, later)).code).toBe(0)
  expect((await hintsOf(kept)).apart).toEqual([])
})

test('a merge of both overrules it, and undoing the merge brings it back', async () => {
  for (const isOnePosition of [true, false]) {
    const { kept, other, tell, hintsOf, merge, undo } = await twoPersons({ isOnePosition })
    await tell(true)
    const merged = await merge()
    expect(merged.code, merged.msg).toBe(0)
    expect(await hintsOf(kept)).toEqual({ same: [], apart: [] })
    expect((await undo(merged.data.mergeId)).code).toBe(0)
    expect([await hintsOf(kept), await hintsOf(other)]).toEqual([
      { same: [], apart: [other.candidateId] },
      { same: [], apart: [kept.candidateId] },
    ])
  }
})

test('a merge of one of them with a third takes it along', async () => {
  const { kept, other, tell, hintsOf, merge, companyId } = await twoPersons({ isOnePosition: true })
  const third = await aCandidate(server.services, { companyId })
  await storeContacts(server.services.db, third, { phone: '13800000001', email: null })
  expect((await tell(true, third, other)).code).toBe(0)
  expect((await merge()).code).toBe(0)
  expect(await hintsOf(third)).toEqual({ same: [], apart: [kept.candidateId] })
  expect(await hintsOf(kept)).toEqual({ same: [], apart: [third.candidateId] })
})

test('two applications of one person are not told apart', async () => {
  const { other, tell, hintsOf, companyId } = await twoPersons()
  const { personId } = await server.services.db
    .selectFrom('candidate')
    .where('id', '=', other.candidateId)
    .select('personId')
    .executeTakeFirstOrThrow()
  const later = await aCandidate(server.services, { companyId }, { phone: '13800000001', personId })
  await storeContacts(server.services.db, later, { phone: '13800000001', email: null })
  const refused = 'These two applications do not have the same phone or email'
  expect((await tell(true, other, later)).msg).toBe(refused)
  expect((await hintsOf(other)).apart).toEqual([])
})

test('candidates without a hint are not told apart: other contacts, one candidate, an anonymous one', async () => {
  const { kept, other, tell, hintsOf, companyId } = await twoPersons()
  const stranger = await aCandidate(server.services, { companyId })
  expect((await tell(true, kept, stranger)).msg).toBe(
    'These two applications do not have the same phone or email',
  )
  expect((await tell(true, kept, kept)).msg).toBe('Choose another candidate')
  await changeRow(server.services, 'candidate', other.candidateId, { isAnonymous: true })
  expect((await tell(true)).msg).toBe('These two applications do not have the same phone or email')
  expect(await hintsOf(kept)).toEqual({ same: [], apart: [] })
})

test('who may not change both candidates neither tells them apart nor learns of them', async () => {
  const { kept, other, companyId, hintsOf } = await twoPersons()
  const input = { jobseekerChannelId: kept.candidateId, otherId: other.candidateId, isApart: true }
  const { services } = server
  const reader = await anAccount(services, { companyId, userType: 'read' })
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer' })
  const stranger = await anAccount(services, { userType: 'admin' })
  for (const account of [reader, interviewer, stranger])
    expect((await server.call(tellApart, input, account)).code).not.toBe(0)
  expect(await hintsOf(kept)).toEqual({ same: [other.candidateId], apart: [] })
})

test('an erased candidate is told apart from nobody', async () => {
  const { kept, other, tell } = await twoPersons()
  await tell(true)
  await server.services.db.deleteFrom('personContact').where('candidateId', '=', other.candidateId).execute()
  await server.services.db.deleteFrom('candidate').where('id', '=', other.candidateId).execute()
  const rows = await server.services.db
    .selectFrom('personApart')
    .where('candidateId', '=', kept.candidateId)
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})
