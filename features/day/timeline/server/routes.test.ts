import { newId } from '@candor/db/new-id'
import { anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { type CallAs, serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveCandidates } from '../../../candidates/stages/contract/moving.ts'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { overall, reviewersUnderTest } from '../../../review/evaluations/server/routes/reviewer-under-test.ts'
import { readStageDays, readTimeline, type timelineFilters } from '../contract.ts'

const server = serverUnderTest()
const { add, addResume, aReviewer } = reviewersUnderTest(server)

type Reviewer = Awaited<ReturnType<typeof aReviewer>>
type Of = Pick<Reviewer, 'candidateId'>

const read = (
  { candidateId }: Of,
  as: CallAs,
  given: { filter?: (typeof timelineFilters)[number]; before?: string } = {},
) => server.call(readTimeline, { jobseekerChannelId: candidateId, ...given }, as)

const kindsOf = async (of: Of, as: CallAs) => (await read(of, as)).data.list.map(({ kind }) => kind)

/** A candidate with an entry of most kinds, one each minute. */
async function aHistory() {
  const hr = await aReviewer()
  const { companyId, candidateId } = hr
  const { services, clock } = server
  const interviewer = await anAccount(services, { companyId, name: '周予川', userType: 'interviewer' })
  const admin = await anAccount(services, { companyId, name: '管理员', userType: 'admin' })
  const later = () => clock.pass(60_000)
  later()
  const given = { companyId, candidateId, byAccountId: hr.accountId }
  await aRecommendation(services, { ...given, toAccountId: interviewer.accountId })
  later()
  await addResume(hr, { source: 4, estimateText: '约下周 @周予川', mentioned: [interviewer.accountId] })
  later()
  await add(hr, overall)
  later()
  const planId = await aPlan(services, { companyId, candidateId, createdByAccountId: hr.accountId })
  later()
  await aShare(services, { companyId, candidateId, accountId: hr.accountId })
  later()
  await enqueueMails(services.db, [
    {
      companyId,
      to: 'a@b.example',
      candidateIds: [candidateId],
      now: clock.now(),
      subject: '二面',
      text: '你好',
    },
  ])
  later()
  const moves = [{ jobseekerChannelId: candidateId, fromStageId: '2', fromOutcome: null }]
  const moving = { moves, toStageId: '1001', outcome: null, reason: '技术好', carriesRecommendations: false }
  await server.call(moveCandidates, moving, hr)
  return { hr, interviewer, admin, planId, companyId, candidateId }
}

test('the entries of all features stand in one order, the newest first', async () => {
  const { hr, admin } = await aHistory()
  const { data } = await read(hr, admin)
  expect(data.list.map(({ kind }) => kind)).toEqual([
    'moved',
    'mailed',
    'share.made',
    'planned',
    'decided',
    'remarked',
    'recommended',
    'applied',
  ])
  expect(data.counts).toEqual({ all: 8, candidate: 1, people: 6, mail: 1, machine: 0 })
  expect(data.before).toBeNull()
  const [moved] = data.list
  expect(moved).toMatchObject({
    by: { name: '陈薇', isSelf: false },
    facts: { reason: '技术好', isUndo: false },
  })
})

test('a filter keeps the entries of its group, and the counts stay those of all', async () => {
  const { hr, admin } = await aHistory()
  const mails = (await read(hr, admin, { filter: 'mail' })).data
  expect(mails.list).toMatchObject([{ kind: 'mailed', facts: { subject: '二面' } }])
  expect(mails.counts.all).toBe(8)
  expect((await read(hr, admin, { filter: 'candidate' })).data.list.map(({ kind }) => kind)).toEqual([
    'applied',
  ])
})

test('an interviewer gets no mails, shares and views, and no reason of a move that they may not read', async () => {
  const { hr, interviewer, companyId } = await aHistory()
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  const { list } = (await read(hr, interviewer)).data
  expect(list.map(({ kind }) => kind)).toEqual(['moved', 'planned', 'remarked', 'recommended', 'applied'])
  expect(list[0]?.facts).toMatchObject({ reason: '' })
})

test('HR gets no mails: only administrators read the mail of the company', async () => {
  const { hr } = await aHistory()
  expect(await kindsOf(hr, hr)).not.toContain('mailed')
})

test('a role without the permissions of a part gets no entries of that part', async () => {
  const { hr, companyId } = await aHistory()
  const poor = await anAccount(server.services, { companyId, buttons: [] })
  expect(await kindsOf(hr, poor)).toEqual(['moved', 'recommended', 'applied'])
})

test('an opinion that is held back says that it is there, and nothing of it leaves the server', async () => {
  const { hr, interviewer, companyId, candidateId } = await aHistory()
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true })
  const interviewers = [{ accountId: interviewer.accountId, name: '周予川' }]
  const feedback = [{ accountId: hr.accountId, authorName: '陈薇', result: 1, content: '机密的反馈' }]
  await aPlan(server.services, { companyId, candidateId, interviewers, feedback })
  const answer = await read(hr, interviewer)
  const kinds = answer.data.list.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.endsWith('covered')).sort()).toEqual([
    'covered',
    'covered',
    'feedback.covered',
  ])
  const covered = answer.data.list.filter(({ kind }) => kind === 'covered')
  expect(covered.map(({ facts, mentions }) => [facts, mentions])).toEqual([
    [{}, []],
    [{}, []],
  ])
  for (const secret of ['机密的反馈', '约下周', '账本证据扎实', '技术好'])
    expect(JSON.stringify(answer.data)).not.toContain(secret)
  expect(await kindsOf(hr, hr)).toContain('decided')
})

test('a person who lost the candidate gets nothing of it any more', async () => {
  const { hr, interviewer, candidateId } = await aHistory()
  expect((await read(hr, interviewer)).code).toBe(0)
  await server.services.db.deleteFrom('recommendation').where('candidateId', '=', candidateId).execute()
  expect((await read(hr, interviewer)).code).not.toBe(0)
})

test('a mention is sent with its account, and says whether it is the reader', async () => {
  const { hr, interviewer } = await aHistory()
  const remark = (await read(hr, interviewer)).data.list.find(({ kind }) => kind === 'remarked')
  expect(remark?.mentions).toEqual([{ userId: interviewer.accountId, name: '周予川', isSelf: true }])
})

test('an undone act has its entry, and the act itself is gone', async () => {
  const { hr } = await aHistory()
  await addResume(hr, { source: 4, estimateText: '写错了' })
  server.clock.pass(60_000)
  await undoLast(server, hr)
  const kinds = await kindsOf(hr, hr)
  expect(kinds[0]).toBe('act.undone')
  expect(kinds.filter((kind) => kind === 'remarked')).toHaveLength(1)
})

test('imported remarks stand among the others, and odd ones do not break the timeline', async () => {
  const { hr, companyId, candidateId } = await aHistory()
  const remarks = [
    {
      externalId: "x';--",
      createdTime: 1_790_000_000_000,
      estimateUserName: '旧同事',
      estimateContent: '从前',
    },
    { externalId: 'y', createdTime: 1_790_000_000_000, estimateType: 1, estimateUserName: '甲' },
    { externalId: 'z', createdTime: 'never' },
    { externalId: 'far', createdTime: 1e300 },
  ]
  const store = (document: unknown) =>
    server.services.db
      .insertInto('candidateDocument')
      .values({
        companyId,
        candidateId,
        part: 'remarks',
        document: JSON.stringify(document),
        receivedAt: server.clock.now(),
      })
      .onConflict((on) =>
        on.columns(['candidateId', 'part']).doUpdateSet({ document: JSON.stringify(document) }),
      )
      .execute()
  await store(remarks)
  const { list } = (await read(hr, hr)).data
  expect(list.filter(({ kind }) => kind === 'remarked').map(({ facts }) => facts.text)).toContain('从前')
  await store('no list')
  expect((await read(hr, hr)).code).toBe(0)
})

test('10,000 entries come in pages of 50, each once, also where they share a moment', async () => {
  const hr = await aReviewer()
  const { companyId, candidateId, accountId } = hr
  await sql`
    insert into remark (id, company_id, candidate_id, account_id, written_by, content, source, created_at)
    select gen_random_uuid(), ${companyId}, ${candidateId}, ${accountId}, '陈薇', 'n' || n, 4,
      ${server.clock.now()}::timestamptz - (n / 100) * interval '1 hour'
    from generate_series(1, 10000) as n`.execute(server.services.db)
  const first = (await read(hr, hr)).data
  expect(first.list).toHaveLength(50)
  expect(first.counts.all).toBe(10_001)
  const seen = new Set(first.list.map(({ id }) => id))
  let before = first.before
  for (let page = 0; page < 6 && before !== null; page += 1) {
    const { data } = await read(hr, hr, { before })
    for (const { id } of data.list) seen.add(id)
    before = data.before
  }
  expect(seen.size).toBe(350)
})

test('an unreadable cursor begins at the start', async () => {
  const { hr } = await aHistory()
  const start = (await read(hr, hr)).data.list
  for (const before of ['', 'x', `1_remark:${newId()}'`])
    expect((await read(hr, hr, { before })).data.list).toEqual(start)
  expect((await read(hr, hr, { before: 'x'.repeat(121) })).code).toBe(1003)
})

test('the days in each stage add all stays, and the present stage says so', async () => {
  const { hr, candidateId } = await aHistory()
  await changeRow(server.services, 'candidate', candidateId, {
    stageSince: new Date(server.clock.now().getTime() - 3 * 86_400_000),
  })
  const { data } = await server.call(readStageDays, { jobseekerChannelId: candidateId }, hr)
  expect(data.map(({ stageId, days, isNow }) => [stageId, days, isNow])).toEqual([
    ['2', 0, false],
    ['1001', 3, true],
  ])
})
