import { randomUUID } from 'node:crypto'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { addEstimate, addEstimates } from '../../contract/adding.ts'
import { selectAllEstimateGroupBy, selectAllEstimateGroupByforCMBC } from '../../contract/reading.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addAll, addResume, aReviewer, entriesOf, recommendationsOf, rowsOf } = reviewersUnderTest(server)

const video = { estimateType: 2, estimateContent: '表达清楚', estimateScore: 4 }
const resume = { estimateType: 3, estimateContent: '经历匹配', result: 1 }

/** Refuses a rejection without its reason, in the overall part and in the resume's. */
const askForReasons = ({ companyId }: Awaited<ReturnType<typeof aReviewer>>) =>
  aSetting(server.services, companyId, 'rules', { eliminationReasonRequired: true })

describe('where evaluations are kept stage by stage', () => {
  /** Somebody whom a candidate was recommended to in stage 2, and who has gone on to stage 3. */
  async function aReviewerOfLeftStage({ isByStage }: { isByStage: boolean }) {
    const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
    const { companyId, candidateId, accountId: toAccountId } = reviewer
    await aSetting(server.services, companyId, 'rules', { stageBasedEvaluation: isByStage })
    await aRecommendation(server.services, { companyId, candidateId, toAccountId, recommendStageId: '2' })
    const { db } = server.services
    await db.updateTable('candidate').set({ stageId: '3' }).where('id', '=', candidateId).execute()
    return reviewer
  }
  type Reviewer = Awaited<ReturnType<typeof aReviewerOfLeftStage>>
  const left = { recommendStageId: '2' }
  const ways: [string, (reviewer: Reviewer) => Promise<{ code: number }>][] = [
    ['a whole evaluation', (reviewer) => addAll(reviewer, [overall], { more: left })],
    ['one part', (reviewer) => add(reviewer, { result: 1, ...left })],
    ['one of the resume', (reviewer) => addResume(reviewer, { result: 1, estimateText: '合适', ...left })],
  ]

  test.each(ways)('%s stands in the records of the stage in view [R6-026]', async (_case, send) => {
    const reviewer = await aReviewerOfLeftStage({ isByStage: true })
    expect((await send(reviewer)).code).toBe(0)
    const inStage = async (recommendStageId?: string) => {
      const input = { jobseekerChannelId: reviewer.candidateId, recommendStageId }
      return (await server.call(selectAllEstimateGroupByforCMBC, input, reviewer)).data
    }
    expect(await inStage('2')).toMatchObject([{ isOwn: true, estimateStatus: 1 }])
    expect(await inStage()).toEqual([])
  })

  test('it also answers the recommendation of that stage', async () => {
    const reviewer = await aReviewerOfLeftStage({ isByStage: true })
    const { companyId, candidateId, accountId: toAccountId } = reviewer
    await aRecommendation(server.services, { companyId, candidateId, toAccountId, recommendStageId: '3' })
    expect((await addAll(reviewer, [overall], { more: left })).code).toBe(0)
    const answers = (await recommendationsOf(reviewer)).map((row) => [
      row.recommendStageId,
      row.operateStatus,
    ])
    expect(new Map(answers.map(([stage, status]) => [String(stage), status]))).toEqual(
      new Map([
        ['2', 1],
        ['3', null],
      ]),
    )
  })

  test.each([
    ['a stage that nobody knows is named', { isByStage: true }, '7'],
    ['the company keeps them together', { isByStage: false }, '2'],
  ])('it is of the candidate’s present stage where %s', async (_case, kept, recommendStageId) => {
    const reviewer = await aReviewerOfLeftStage(kept)
    expect((await addAll(reviewer, [overall], { more: { recommendStageId } })).code).toBe(0)
    expect(await rowsOf(reviewer)).toMatchObject([{ stageId: '3' }])
  })
})

describe('a whole evaluation', () => {
  test('is stored part by part, in its order, of the interview that it names [D27]', async () => {
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
  ])('whose last part %s is refused, and none of it is stored', async (_case, last) => {
    const reviewer = await aReviewer()
    expect((await addAll(reviewer, [overall, video, last])).code).toBe(1003)
    expect(await rowsOf(reviewer)).toEqual([])
    expect(await recommendationsOf(reviewer)).toEqual([])
    expect(await entriesOf(reviewer)).toEqual([])
  })

  test('of which two parts of three are refused says why of each, in the caller’s language [R8-005]', async () => {
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

  test('of one part is refused as that part alone is, and one of none says what is missing', async () => {
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
  ])('in which a part comes twice is refused as a whole, in %s', async (lang, words) => {
    const reviewer = await aReviewer()
    const { code, msg } = await addAll(reviewer, [overall, video, { ...overall, result: 2 }], { lang })
    expect([code, msg]).toEqual([1003, words])
    expect(await rowsOf(reviewer)).toEqual([])
    expect(await recommendationsOf(reviewer)).toEqual([])
  })

  test('sent again with its key is stored once, also when both come at once', async () => {
    const reviewer = await aReviewer()
    const as = { idempotencyKey: randomUUID() }
    const send = () => addAll(reviewer, [overall, video], as)
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(await rowsOf(reviewer)).toHaveLength(2)
    expect(await entriesOf(reviewer)).toHaveLength(2)
  })

  test('that was refused can be sent mended with the same key', async () => {
    const reviewer = await aReviewer()
    await askForReasons(reviewer)
    const as = { idempotencyKey: randomUUID() }
    const bare = { estimateType: 1, result: 2 }
    expect((await addAll(reviewer, [video, bare], as)).code).toBe(1003)
    expect((await addAll(reviewer, [video, { ...bare, estimateContent: '经验不足' }], as)).code).toBe(0)
    expect(await rowsOf(reviewer)).toHaveLength(2)
  })

  test('with a key that was used for something else is refused: for other parts, or for another call', async () => {
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

  test('is answered again by its key though the right is gone since; anew it is refused', async () => {
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

  test('is refused to whoever may not evaluate, for another account, and of a stranger’s candidate [R6-008]', async () => {
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

  test('of one part says what the single call says', async () => {
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
})

describe('the reasons of a rejection', () => {
  const reasonOf = (companyId: CompanyId, reason: string) =>
    server.services.db
      .insertInto('refusalReason')
      .values({ id: newId(), companyId, place: 1, reason })
      .execute()
  const rejected = { estimateType: 1, estimateContent: '', result: 2, refuseReasons: ['薪资不匹配'] }

  test('are stored apart from the text, listed so, and enough where a reason is required', async () => {
    const reviewer = await aReviewer()
    await askForReasons(reviewer)
    await reasonOf(reviewer.companyId, '薪资不匹配')
    expect((await addAll(reviewer, [rejected])).code).toBe(0)
    expect(await rowsOf(reviewer)).toMatchObject([{ content: '', reasons: ['薪资不匹配'] }])
    const input = { jobseekerChannelId: reviewer.candidateId }
    const { data } = await server.call(selectAllEstimateGroupBy, input, reviewer)
    expect(data[0]?.estimates[0]).toMatchObject({ estimateContent: '', refuseReasons: ['薪资不匹配'] })
    const one = await addResume(reviewer, { result: 2, refuseReasons: ['薪资不匹配'] })
    expect(one.code).toBe(0)
  })

  test('are refused where the company’s list does not have them, and nothing is stored', async () => {
    const reviewer = await aReviewer()
    const { code, msg } = await addAll(reviewer, [rejected], { lang: 'en' })
    expect([code, msg]).toEqual([1003, 'A reason is no longer in the company’s list. Choose again.'])
    expect(await rowsOf(reviewer)).toEqual([])
  })
})
