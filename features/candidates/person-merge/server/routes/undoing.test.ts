import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { aCandidate, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { changeCandidate, readCandidateFacts } from '../../../candidate-facts/contract.ts'
import { aPair } from './pair-under-test.ts'

const server = serverUnderTest()

test('rows that were added since the merge stay, unless they are about an interview that goes back', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { db } = server.services
  const { interviewId } = await anInterview(server.services, pair.other)
  const { data } = await pair.merge()
  const { companyId } = pair
  const own = { companyId, candidateId: pair.kept.candidateId, createdAt: pair.now }
  const evaluation = { ...own, accountId: pair.accountId, kind: 'overall', evaluatedBy: '韩', stageId: '2' }
  const goes = newId()
  const stays = newId()
  await db
    .insertInto('evaluation')
    .values([
      { id: goes, ...evaluation, interviewId },
      { id: stays, ...evaluation, interviewId: null },
    ])
    .execute()
  await server.call(
    changeCandidate,
    { jobseekerChannelId: pair.kept.candidateId, field: 'age', to: 41 },
    pair.as,
  )
  const undone = await pair.undo(data.mergeId)
  expect(undone.data).toMatchObject({
    jobseekerChannelId: pair.other.candidateId,
    stays: { evaluations: 1, remarks: 0 },
  })
  const rows = await db
    .selectFrom('evaluation')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .select(['id', 'candidateId'])
    .execute()
  expect(rows).toEqual([
    { id: goes, candidateId: pair.other.candidateId },
    { id: stays, candidateId: pair.kept.candidateId },
  ])
  const facts = await server.call(readCandidateFacts, { jobseekerChannelId: pair.kept.candidateId }, pair.as)
  expect(facts.data.fields).toContainEqual({ field: 'age', value: 41 })
})

test('merges are undone in turn: the refusal names the later merge', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const first = await pair.merge()
  const third = await aCandidate(server.services, { ...pair.kept, name: '何雨' })
  const second = await pair.merge([], { otherId: third.candidateId })
  expect(second.code, second.msg).toBe(0)
  expect(await pair.undo(first.data.mergeId)).toMatchObject({
    code: 1003,
    msg: 'A later merge with 沈知遥 must be undone first',
  })
  expect((await pair.undo(second.data.mergeId)).code).toBe(0)
  expect((await pair.undo(first.data.mergeId)).code).toBe(0)
  expect((await pair.undo(first.data.mergeId)).code).toBe(1005)
})

test.each([
  ['the other one', 2],
  ['the kept one', 1],
] as const)(
  'of two days of keeping the later one stays: that of %s; each has its own again',
  async (_, days) => {
    const pair = await aPair(server, { isOnePosition: true })
    const { db } = server.services
    const until = (count: number) => new Date(pair.now.getTime() + count * dayMs)
    const keeping = { companyId: pair.companyId, byAccountId: pair.accountId, keptAt: pair.now }
    const ofKept = {
      ...keeping,
      candidateId: pair.kept.candidateId,
      reason: 'first',
      endsAt: until(3 - days),
    }
    const ofOther = { ...keeping, candidateId: pair.other.candidateId, reason: 'second', endsAt: until(days) }
    await db.insertInto('retentionKeep').values([ofKept, ofOther]).execute()
    const before = await listKeeping(pair.companyId)
    const { data } = await pair.merge()
    const later = days === 2 ? ofOther : ofKept
    expect(await listKeeping(pair.companyId)).toEqual([{ ...later, candidateId: pair.kept.candidateId }])
    expect((await pair.undo(data.mergeId)).code).toBe(0)
    expect(await listKeeping(pair.companyId)).toEqual(before)
  },
)

test('a keeping that a colleague changed since the merge stays, and the other candidate has its own again', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { db } = server.services
  const { companyId, accountId: byAccountId } = pair
  const keeping = { companyId, byAccountId, reason: 'first', keptAt: pair.early, endsAt: pair.now }
  await db
    .insertInto('retentionKeep')
    .values({ ...keeping, candidateId: pair.other.candidateId })
    .execute()
  const { data } = await pair.merge()
  const longer = { reason: 'longer', keptAt: pair.now, endsAt: new Date(pair.now.getTime() + dayMs) }
  await db.updateTable('retentionKeep').set(longer).where('companyId', '=', companyId).execute()
  expect((await pair.undo(data.mergeId)).code).toBe(0)
  expect(await listKeeping(companyId)).toEqual([
    { ...keeping, candidateId: pair.other.candidateId },
    { ...keeping, ...longer, candidateId: pair.kept.candidateId },
  ])
})

function listKeeping(companyId: CompanyId) {
  const { db } = server.services
  return db
    .selectFrom('retentionKeep')
    .where('companyId', '=', companyId)
    .orderBy('endsAt')
    .selectAll()
    .execute()
}
