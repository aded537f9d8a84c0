import { newId } from '@candor/db/new-id'
import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { changeCandidate } from '../../../candidate-facts/contract.ts'
import { endWaiting, insertErasure } from '../../../erasure/server/queries/orders.ts'
import { listMergeChoices, mergeCandidates } from '../../contract.ts'
import { aPair } from './pair-under-test.ts'

const server = serverUnderTest()

test('a merge is refused of a candidate with itself, with another company, and with a candidate merged before', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const stranger = await aCandidate(server.services)
  const { candidateId: self } = pair.kept
  expect((await pair.merge([], { otherId: self })).code).toBe(1003)
  expect((await pair.merge([], { otherId: stranger.candidateId })).code).toBe(1005)
  expect((await pair.merge([], { otherId: newId() })).code).toBe(1005)
  expect((await pair.merge()).code).toBe(0)
  expect(await pair.merge()).toMatchObject({ code: 1012, msg: expect.stringContaining('was merged') })
})

test('a merge is refused of another kind than the caller saw', async () => {
  const pair = await aPair(server, { isOnePosition: false })
  const ids = { jobseekerChannelId: pair.kept.candidateId, otherId: pair.other.candidateId }
  const seen = { kind: 'candidate' as const, revision: 0, otherRevision: 0, fromOther: [] }
  expect((await server.call(mergeCandidates, { ...ids, ...seen }, pair.as)).code).toBe(1003)
})

test('a merge is refused where names are hidden, by the candidate or by the company', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const hidden = await aCandidate(server.services, { ...pair.kept, isAnonymous: true })
  expect((await pair.merge([], { otherId: hidden.candidateId })).msg).toMatch(/hidden/)
  await aSetting(server.services, pair.companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect((await pair.merge()).msg).toMatch(/hidden/)
})

test('a merge is refused where a colleague changed one of both since', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { data } = await pair.compare()
  await server.call(
    changeCandidate,
    { jobseekerChannelId: pair.other.candidateId, field: 'age', from: 30, to: 31 },
    pair.as,
  )
  const told = await server.call(
    mergeCandidates,
    {
      jobseekerChannelId: pair.kept.candidateId,
      otherId: pair.other.candidateId,
      kind: data.kind,
      revision: data.kept.revision,
      otherRevision: data.other.revision,
      fromOther: [],
    },
    pair.as,
  )
  expect(told.code).toBe(1012)
})

test('a merge is refused for HR without the right, and for an interviewer', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { companyId } = pair
  for (const userType of ['general', 'interviewer'] as const) {
    const { token } = await anAccount(server.services, { companyId, userType })
    const input = { jobseekerChannelId: pair.kept.candidateId }
    const reply = await server.call(listMergeChoices, input, { token })
    expect(reply.code, userType).toBe(1002)
  }
})

test.each([
  ['the kept candidate', 'kept'],
  ['the other candidate', 'other'],
] as const)('a merge is refused while an order to erase %s is open', async (_, side) => {
  const pair = await aPair(server, { isOnePosition: true })
  const { db } = server.services
  const { companyId, accountId } = pair
  const seen = (await pair.compare()).data
  const { candidateId } = pair[side]
  const order = { companyId, candidateIds: [candidateId], reason: 'asked', by: { accountId } }
  await insertErasure(db, order, pair.now)
  const refusal = { code: 1003, msg: expect.stringContaining('being erased') }
  expect(await pair.compare()).toMatchObject(refusal)
  const ids = { jobseekerChannelId: pair.kept.candidateId, otherId: pair.other.candidateId }
  const revisions = { revision: seen.kept.revision, otherRevision: seen.other.revision }
  const input = { ...ids, ...revisions, kind: seen.kind, fromOther: [] }
  expect(await server.call(mergeCandidates, input, pair.as)).toMatchObject(refusal)
  await endWaiting(db, { companyId, candidateId }, pair.now)
  expect((await pair.merge()).code).toBe(0)
})

test('the undoing of a merge is refused while an order to erase the kept candidate is open', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { companyId, accountId } = pair
  const { data } = await pair.merge()
  const candidateIds = [pair.kept.candidateId]
  const order = { companyId, candidateIds, reason: 'asked', by: { accountId } }
  await insertErasure(server.services.db, order, pair.now)
  expect(await pair.undo(data.mergeId)).toMatchObject({
    code: 1003,
    msg: expect.stringContaining('being erased'),
  })
})
