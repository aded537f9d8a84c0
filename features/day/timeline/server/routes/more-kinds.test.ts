import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { aCandidate, anAccount, anInterview, aSetting, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { type CallAs, serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { changeCandidate } from '../../../../candidates/candidate-facts/contract.ts'
import {
  compareCandidates,
  mergeCandidates,
  unmergeCandidates,
} from '../../../../candidates/person-merge/contract.ts'
import { tellApart } from '../../../../candidates/persons/contract.ts'
import { storeContacts } from '../../../../candidates/persons/server/queries.ts'
import { insertScore } from '../../../../findings/manual-scores/server/queries.ts'
import { reviewersUnderTest } from '../../../../review/evaluations/server/routes/reviewer-under-test.ts'
import { addOfflineResult } from '../../../../tabs/report-offline/contract.ts'
import { readTimeline } from '../../contract.ts'

const server = serverUnderTest()
const { aReviewer } = reviewersUnderTest(server)

/** A candidate with an interview, HR, an administrator, an interviewer of the candidate, and a reading account. */
async function aScene() {
  const interview = await anInterview(server.services)
  const hr = await aReviewer(interview)
  const { companyId, candidateId, interviewId } = interview
  const { services } = server
  const account = (given: Parameters<typeof anAccount>[1]) => anAccount(services, { companyId, ...given })
  const interviewer = await account({ userType: 'interviewer', name: '周予川' })
  await aRecommendation(services, { companyId, candidateId, toAccountId: interviewer.accountId })
  const admin = await account({ userType: 'admin' })
  const reader = await account({ userType: 'read' })
  const read = async (as: CallAs, of: string = candidateId) => {
    const { data } = await server.call(readTimeline, { jobseekerChannelId: of }, as)
    return data.list
  }
  const of = async (kind: string, as: CallAs, id: string = candidateId) =>
    (await read(as, id))
      .filter((entry) => entry.kind === kind)
      .map(({ facts, by }) => ({ facts, by: by?.name }))
  /** The interviewer owes an opinion first, so that those of colleagues are held back. */
  const holdBack = async () => {
    await aSetting(services, companyId, 'rules', { ownOpinionFirst: true, offlineInterviewTab: true })
    const interviewers = [{ accountId: interviewer.accountId, name: '周予川' }]
    await aPlan(services, { companyId, candidateId, interviewers })
  }
  return { hr, admin, interviewer, reader, account, companyId, candidateId, interviewId, read, of, holdBack }
}

test('a round in person stands on the timeline of a company that keeps them, and says nothing while held back', async () => {
  const { hr, interviewer, companyId, candidateId, of, read, holdBack } = await aScene()
  const rules = (offlineInterviewTab: boolean) =>
    aSetting(server.services, companyId, 'rules', { offlineInterviewTab })
  await rules(true)
  const round = { interviewResult: '建议录用', interviewRemark: '秘密的话', interviewerName: '沈知行' }
  await server.call(addOfflineResult, { jobSeekerChannelId: candidateId, ...round }, hr)
  const told = {
    facts: { isImported: false, interviewer: '沈知行', result: '建议录用', text: '秘密的话' },
    by: '陈薇',
  }
  expect(await of('offline.held', hr)).toEqual([told])
  expect(await of('offline.held', interviewer)).toEqual([told])
  await rules(false)
  expect(await of('offline.held', hr)).toEqual([])
  await holdBack()
  expect(await of('offline.held', interviewer)).toEqual([])
  expect(await of('covered', interviewer)).toEqual([{ facts: {}, by: '陈薇' }])
  expect(JSON.stringify(await read(interviewer))).not.toContain('秘密的话')
  expect(await of('offline.held', hr)).toEqual([told])
})

async function importRounds(
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
  rounds: readonly unknown[],
): Promise<void> {
  const document = JSON.stringify(rounds)
  const receivedAt = server.clock.now()
  await server.services.db
    .insertInto('candidateDocument')
    .values({ companyId, candidateId, part: 'offlineRounds', document, receivedAt })
    .execute()
}

test('imported rounds stand there too, and odd ones do not break the timeline', async () => {
  const { hr, interviewer, companyId, candidateId, of, holdBack } = await aScene()
  await aSetting(server.services, companyId, 'rules', { offlineInterviewTab: true })
  await importRounds({ companyId, candidateId }, [
    { interviewRound: 1, createTime: 1_790_000_000_000, interviewerName: '旧同事', interviewRemark: '从前' },
    { interviewRound: 2, createTime: 'never' },
    { interviewRound: 3, createTime: 1e300 },
    { interviewRound: 4, createTime: -1 },
    'no round',
  ])
  expect(await of('offline.held', hr)).toEqual([
    { facts: { isImported: true, interviewer: '旧同事', result: '', text: '从前' }, by: '旧同事' },
  ])
  await holdBack()
  expect(await of('offline.held', interviewer)).toEqual([])
})

test('each of several identical imported rounds has an id of its own, the same at each reading', async () => {
  const { hr, companyId, candidateId, read } = await aScene()
  await aSetting(server.services, companyId, 'rules', { offlineInterviewTab: true })
  const round = { createTime: 1_790_000_000_000, interviewerName: '旧同事' }
  await importRounds({ companyId, candidateId }, [round, { ...round, interviewRound: 2 }, round, round])
  const ids = async () => (await read(hr)).filter(({ kind }) => kind === 'offline.held').map(({ id }) => id)
  const first = await ids()
  expect(new Set(first).size).toBe(4)
  expect(await ids()).toEqual(first)
})

test('scores of answers are one entry for a colleague and a day, without scores, for readers of the interview', async () => {
  const { hr, interviewer, account, companyId, interviewId, of, read, holdBack } = await aScene()
  const score = (questionId: string, points: number) =>
    insertScore(server.services.db, {
      companyId,
      interviewId,
      questionId,
      accountId: hr.accountId,
      scoredBy: '陈薇',
      score: points,
      opinion: '秘密的话',
      createdAt: server.clock.now(),
    })
  await score('q1', 3)
  await score('q1', 4)
  await score('q2', 2)
  expect(await of('answers.scored', hr)).toEqual([{ facts: { answers: 2 }, by: '陈薇' }])
  const poor = await account({ buttons: ['reportResume'] })
  expect(await of('answers.scored', poor)).toEqual([])
  await holdBack()
  expect(await of('answers.scored', interviewer)).toEqual([])
  expect(await of('covered', interviewer)).toEqual([{ facts: {}, by: '陈薇' }])
  expect(JSON.stringify(await read(hr))).not.toContain('秘密的话')
  await aSetting(server.services, companyId, 'aiMarkCfg', { manualStatus: 0 })
  expect(await of('answers.scored', hr)).toEqual([])
})

test('changed facts are named without their values, to readers of the record alone', async () => {
  const { hr, interviewer, admin, candidateId, companyId, of, read } = await aScene()
  const before = await server.services.db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('phone')
    .executeTakeFirstOrThrow()
  const change = {
    jobseekerChannelId: candidateId,
    field: 'phone' as const,
    from: before.phone,
    to: '138 0000 0077',
  }
  expect((await server.call(changeCandidate, change, hr)).code).toBe(0)
  const edit = { id: newId(), companyId, candidateId, field: 'age', isByCandidate: true }
  await server.services.db
    .insertInto('candidateEdit')
    .values({
      ...edit,
      fromValue: '30',
      toValue: '31',
      changedAt: new Date(server.clock.now().getTime() - 1_000),
    })
    .execute()
  expect(await of('facts.changed', admin)).toEqual([
    { facts: { fields: ['phone'] }, by: '陈薇' },
    { facts: { fields: ['age'] }, by: undefined },
  ])
  expect(JSON.stringify(await read(admin))).not.toContain('0077')
  expect(await of('facts.changed', interviewer)).toEqual([])
  // The phone of an anonymous candidate is no field of the page.
  await changeRow(server.services, 'candidate', candidateId, { isAnonymous: true })
  expect((await of('facts.changed', admin)).map(({ facts }) => facts.fields)).toEqual([['age']])
})

test('merges of persons, and persons told apart, stand on both timelines, for who may change the candidate', async () => {
  const { admin, hr, interviewer, reader, companyId, candidateId, of } = await aScene()
  const { services } = server
  const other = (await aCandidate(services, { companyId })).candidateId
  for (const id of [candidateId, other])
    await storeContacts(services.db, { companyId, candidateId: id }, { phone: '13800000001', email: null })
  const ids = { jobseekerChannelId: candidateId, otherId: other }
  expect((await server.call(tellApart, { ...ids, isApart: true }, hr)).code).toBe(0)
  expect(await of('persons.parted', hr, other)).toEqual([{ facts: {}, by: '陈薇' }])
  await server.call(tellApart, { ...ids, isApart: false }, hr)
  const { data: pair } = await server.call(compareCandidates, ids, admin)
  const seen = { kind: pair.kind, revision: pair.kept.revision, otherRevision: pair.other.revision }
  const { data: merged } = await server.call(mergeCandidates, { ...ids, ...seen, fromOther: [] }, admin)
  for (const id of [candidateId, other])
    expect(await of('candidates.merged', admin, id)).toMatchObject([{ facts: { kind: 'person' } }])
  await server.call(unmergeCandidates, { jobseekerChannelId: candidateId, mergeId: merged.mergeId }, admin)
  const kinds = ['persons.parted', 'persons.unparted', 'candidates.merged', 'candidates.unmerged']
  const countFor = async (as: CallAs) => Promise.all(kinds.map(async (kind) => (await of(kind, as)).length))
  expect(await countFor(hr)).toEqual([1, 1, 1, 1])
  for (const as of [reader, interviewer]) expect(await countFor(as)).toEqual([0, 0, 0, 0])
  expect(await of('candidates.merged', admin, other)).toEqual([])
  await changeRow(services, 'candidate', candidateId, { isAnonymous: true })
  expect(await countFor(admin)).toEqual([0, 0, 0, 0])
})
