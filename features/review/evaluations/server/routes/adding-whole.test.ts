import { randomUUID } from 'node:crypto'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addEstimate, addEstimates } from '../../contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { addAll, addResume, aReviewer, entriesOf, recommendationsOf, rowsOf } = reviewersUnderTest(server)

const video = { estimateType: 2, estimateContent: '表达清楚', estimateScore: 4 }

const resume = { estimateType: 3, estimateContent: '经历匹配', result: 1 }

/** Refuses a rejection without its reason, in the overall part and in the resume's. */
const askForReasons = ({ companyId }: Awaited<ReturnType<typeof aReviewer>>) =>
  aSetting(server.services, companyId, 'rules', { eliminationReasonRequired: true })

test('a whole evaluation is stored part by part, in its order, for the interview that it names [D27]', async () => {
  const interview = await anInterview(server.services)
  await anInterview(server.services, interview)
  const reviewer = await aReviewer(interview)
  const more = { interviewId: interview.interviewId, openedTabs: '1.0,22' }
  expect((await addAll(reviewer, [overall, video, resume], { more })).code).toBe(0)
  const { accountId } = reviewer
  const { interviewId } = interview
  const by = { accountId, interviewId, stageId: '2', evaluatedBy: '陈薇' }
  expect(await rowsOf(reviewer)).toMatchObject([
    { ...by, kind: 'overall', content: '账本证据扎实。', score: 4.5, result: 1, source: null },
    { ...by, kind: 'video', content: '表达清楚', score: 4, result: null, source: null },
    { ...by, kind: 'resume', content: '经历匹配', score: null, result: 1, source: 1 },
  ])
  expect(await recommendationsOf(reviewer)).toMatchObject([{ toAccountId: accountId, operateStatus: 1 }])
  expect(await entriesOf(reviewer)).toMatchObject([
    { action: 'decision.made', details: { subject: 'overall', seen: { sections: ['1.0', '22'] } } },
    { action: 'evaluation.added', details: { subject: 'video' } },
    { action: 'decision.made', details: { subject: 'resume' } },
  ])
  const { data } = await server.call(selectAllEstimateGroupBy, { interviewId }, reviewer)
  expect(data).toMatchObject([{ isOwn: true, estimateStatus: 1, estimates: [{}, {}, {}] }])
})

test.each([
  ['says nothing', { estimateType: 6, estimateScore: 4 }],
  ['has a type that is none', { estimateType: 4, estimateContent: '…' }],
  ['has a result that is none', { ...resume, result: 1.5 }],
  ['has a text too long', { ...resume, estimateContent: '长'.repeat(501) }],
])('a whole evaluation whose last part %s is refused, and none of it is stored', async (_case, last) => {
  const reviewer = await aReviewer()
  expect((await addAll(reviewer, [overall, video, last])).code).toBe(1003)
  expect(await rowsOf(reviewer)).toEqual([])
  expect(await recommendationsOf(reviewer)).toEqual([])
  expect(await entriesOf(reviewer)).toEqual([])
})

test('the refusal of two parts of three gives both reasons, in the caller’s language [R8-005]', async () => {
  const reviewer = await aReviewer()
  await askForReasons(reviewer)
  const parts = [{ estimateType: 1, result: 2 }, video, { estimateType: 3, result: 2 }]
  const said = await Promise.all(['cn', 'en', 'zh-TW'].map((lang) => addAll(reviewer, parts, { lang })))
  expect(said.map(({ code, msg }) => [code, msg.split('\n')])).toEqual([
    [1003, ['综合评价：请填写淘汰原因', '简历评价：请填写淘汰原因']],
    [1003, ['Overall: Give a reason for rejecting', 'Resume: Give a reason for rejecting']],
    [1003, ['綜合評價：請填寫淘汰原因', '履歷評價：請填寫淘汰原因']],
  ])
  expect(await rowsOf(reviewer)).toEqual([])
})

test('a whole evaluation of one part is refused as that part alone is, and an empty one says what is missing', async () => {
  const reviewer = await aReviewer()
  await askForReasons(reviewer)
  const lang = 'cn'
  const answers = [
    await addAll(reviewer, [{ estimateType: 1, result: 2 }], { lang }),
    await addAll(reviewer, [], { lang }),
    await addAll(reviewer, [overall, video, resume, overall, video, resume], { lang }),
  ]
  expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
    [1003, '请填写淘汰原因'],
    [1003, '请至少填写评价、打分或选择结果'],
    [1003, expect.stringContaining('estimates')],
  ])
  expect(await rowsOf(reviewer)).toEqual([])
})

test.each([
  ['cn', '同一部分不能提交两次'],
  ['en', 'A part of an evaluation cannot appear twice'],
  ['zh-TW', '同一部分不能提交兩次'],
])('a whole evaluation with the same part twice is refused as a whole, in %s', async (lang, words) => {
  const reviewer = await aReviewer()
  const { code, msg } = await addAll(reviewer, [overall, video, { ...overall, result: 2 }], { lang })
  expect([code, msg]).toEqual([1003, words])
  expect(await rowsOf(reviewer)).toEqual([])
  expect(await recommendationsOf(reviewer)).toEqual([])
})

test('a whole evaluation that is sent again with its key is stored once, also when both requests come at once', async () => {
  const reviewer = await aReviewer()
  const as = { idempotencyKey: randomUUID() }
  const send = () => addAll(reviewer, [overall, video], as)
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(await rowsOf(reviewer)).toHaveLength(2)
  expect(await entriesOf(reviewer)).toHaveLength(2)
})

test('a refused whole evaluation can be sent mended with the same key', async () => {
  const reviewer = await aReviewer()
  await askForReasons(reviewer)
  const as = { idempotencyKey: randomUUID() }
  const bare = { estimateType: 1, result: 2 }
  expect((await addAll(reviewer, [video, bare], as)).code).toBe(1003)
  expect((await addAll(reviewer, [video, { ...bare, estimateContent: '经验不足' }], as)).code).toBe(0)
  expect(await rowsOf(reviewer)).toHaveLength(2)
})

test('a whole evaluation is refused with the key of other parts or of another call', async () => {
  const reviewer = await aReviewer()
  const as = { idempotencyKey: randomUUID(), lang: 'en' }
  expect((await addAll(reviewer, [overall, video], as)).code).toBe(0)
  const others = [
    await addAll(reviewer, [overall], as),
    await addAll(reviewer, [overall, video, resume], as),
    await addAll(reviewer, [video, overall], as),
    await addResume(reviewer, { estimateText: '…' }, as),
  ]
  const isReused = [1003, 'The idempotency-key header was already used for another operation']
  expect(others.map(({ code, msg }) => [code, msg])).toEqual([isReused, isReused, isReused, isReused])
  expect(await rowsOf(reviewer)).toHaveLength(2)
})

test('a stored whole evaluation is answered again by its key after the right is gone; with a new key it is refused', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  await aRecommendation(server.services, { ...reviewer, toAccountId: reviewer.accountId })
  const as = { idempotencyKey: randomUUID() }
  expect((await addAll(reviewer, [overall, video], as)).code).toBe(0)
  await server.services.db
    .updateTable('recommendation')
    .set({ withdrawnAt: server.clock.now() })
    .where('candidateId', '=', reviewer.candidateId)
    .execute()
  expect((await addAll(reviewer, [overall, video], as)).code).toBe(0)
  expect((await addAll(reviewer, [overall, video])).code).toBe(1002)
  expect(await rowsOf(reviewer)).toHaveLength(2)
})

test('a whole evaluation is refused without the right to evaluate, for another account and for a stranger’s candidate [R6-008]', async () => {
  const reviewer = await aReviewer()
  const colleague = await aReviewer(reviewer)
  const reading = await aReviewer(reviewer, { userType: 'read', buttons: ['manualEvaluation'] })
  const remarking = await aReviewer(reviewer, { buttons: ['reportRemark'] })
  const stranger = { ...reviewer, token: (await anAccount(server.services)).token }
  const parts = [overall, video]
  const unsigned = { jobseekerChannelId: reviewer.candidateId, estimates: parts }
  const answers = [
    await server.call(addEstimates, unsigned),
    await addAll(reviewer, parts, { more: { estimateUserId: colleague.accountId } }),
    await addAll(reading, parts),
    await addAll(remarking, parts),
    await addAll(stranger, parts),
  ]
  expect(answers.map(({ code }) => code)).toEqual([1004, 1002, 1002, 1002, 1005])
  expect(await rowsOf(reviewer)).toEqual([])
  const own = { estimateUserId: reviewer.accountId }
  expect((await addAll(reviewer, parts, { more: own })).code).toBe(0)
})

test('a whole evaluation of one part stores the same as the single call', async () => {
  const reviewer = await aReviewer()
  const other = await aReviewer()
  await addAll(reviewer, [overall])
  const input = { ...overall, jobseekerChannelId: other.candidateId }
  await server.call(addEstimate, input, { token: other.token })
  const said = async (of: typeof reviewer) =>
    (await rowsOf(of)).map(({ kind, content, score, result, stageId, source }) => ({
      kind,
      content,
      score,
      result,
      stageId,
      source,
    }))
  expect(await said(reviewer)).toEqual(await said(other))
})
