import { anInterview, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import {
  clickEstimate,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../contract/reading.ts'
import { reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, aReviewer } = reviewersUnderTest(server)

type Reviewer = Awaited<ReturnType<typeof aReviewer>>

const of = ({ candidateId }: Reviewer) => ({ jobseekerChannelId: candidateId })

function list(reader: Reviewer, more: { estimateType?: number; interviewId?: string } = {}, lang = 'cn') {
  return server.call(selectAllEstimateGroupBy, { ...of(reader), ...more }, { token: reader.token, lang })
}

function listStage(reader: Reviewer, recommendStageId?: string) {
  const input = { ...of(reader), recommendStageId }
  return server.call(selectAllEstimateGroupByforCMBC, input, { token: reader.token, lang: 'cn' })
}

function unread(reader: Reviewer, interviewerId?: string) {
  const input = { ...of(reader), interviewerId }
  return server.call(selectEstimateGroupByTimePeriod, input, { token: reader.token })
}

function markRead(reader: Reviewer, startTime: number, interviewerId?: string) {
  return server.call(clickEstimate, { ...of(reader), startTime, interviewerId }, { token: reader.token })
}

/** Adds an opinion a minute after the last thing that happened. Resolves with its time. */
async function say(reviewer: Reviewer, part: Parameters<typeof add>[1] = { estimateContent: '可以。' }) {
  server.clock.pass(60_000)
  expect((await add(reviewer, part)).code).toBe(0)
  return server.clock.now().getTime()
}

const moveTo = ({ candidateId }: Reviewer, stageId: string) =>
  server.services.db.updateTable('candidate').set({ stageId }).where('id', '=', candidateId).execute()

describe('the records', () => {
  test('are by person and stage, newest first, in the fields of the wire [R7-008 R7-080 R3-064 R3-065]', async () => {
    const hr = await aReviewer()
    const interviewer = await aReviewer(hr, { userType: 'interviewer' })
    await say(hr, { estimateType: 2, estimateContent: '视频清楚。', estimateScore: 4 })
    const decidedAt = await say(hr, { result: 3, estimateScore: 3.5, estimateContent: '再谈一次。' })
    await moveTo(hr, '8')
    const hiredAt = await say(hr, { result: 1 })
    const rows = await server.services.db
      .selectFrom('recommendation')
      .where('candidateId', '=', hr.candidateId)
      .select('recommendStageId')
      .execute()
    expect(rows.map(({ recommendStageId }) => recommendStageId).sort()).toEqual(['2', '8'])
    await aRecommendation(server.services, {
      ...hr,
      toAccountId: interviewer.accountId,
      recommendStageId: '8',
    })
    const rejectedAt = await say(interviewer, { result: 2, estimateContent: '经验不符。' })

    const { code, data } = await list(hr)
    expect(code).toBe(0)
    expect(data).toMatchObject([
      {
        estimateUserName: '陈薇',
        stageName: '已录用',
        estimateStatus: 2,
        estimateOperateTime: rejectedAt,
        isOwn: false,
        estimates: [
          { estimateType: 1, estimateScore: null, estimateContent: '经验不符。', createdTime: rejectedAt },
        ],
      },
      { stageName: '已录用', estimateStatus: 1, estimateOperateTime: hiredAt, isOwn: true },
      {
        stageName: '面试',
        estimateStatus: 4,
        estimateOperateTime: decidedAt,
        isOwn: true,
        estimates: [
          { estimateType: 1, estimateScore: 3.5, estimateContent: '再谈一次。' },
          { estimateType: 2, estimateScore: 4, estimateContent: '视频清楚。' },
        ],
      },
    ])
    const ids = data.flatMap(({ estimates }) => estimates.map(({ id }) => id))
    expect(new Set(ids).size).toBe(4)
  })

  test('tell when it was decided beside when the last part was said', async () => {
    const hr = await aReviewer()
    const decidedAt = await say(hr, { result: 1 })
    const estimateOperateTime = await say(hr)
    expect((await list(hr)).data).toMatchObject([{ estimateStatus: 1, decidedAt, estimateOperateTime }])
  })

  test('name the stages in the caller’s language', async () => {
    const hr = await aReviewer()
    await moveTo(hr, '1')
    await say(hr)
    const named = await Promise.all(['cn', 'en', 'zh-TW'].map((lang) => list(hr, {}, lang)))
    expect(named.map(({ data }) => data[0]?.stageName)).toEqual(['初筛', 'Screening', '初篩'])
  })

  test('name a stage as the company calls it, and one that nobody named by its id', async () => {
    const hr = await aReviewer()
    await aSetting(server.services, hr.companyId, 'stageNames', { 2: '业务面试' })
    const nameIn = async (stageId: string) => {
      await moveTo(hr, stageId)
      await say(hr)
      const { data } = await list(hr, {}, 'en')
      return data.map(({ stageName }) => stageName)
    }
    expect(await nameIn('2')).toEqual(['业务面试'])
    expect(await nameIn('77')).toEqual(expect.arrayContaining(['业务面试', 'Stage 77']))
  })

  test('with estimateType 2 are what was said of the videos of an interview [R7-055]', async () => {
    const first = await anInterview(server.services)
    const second = await anInterview(server.services, first)
    const hr = await aReviewer(second)
    await say(hr, { estimateType: 1, estimateContent: '总评。' })
    await say(hr, { estimateType: 2, estimateContent: '首轮。', interviewId: first.interviewId })
    await say(hr, { estimateType: 2, estimateContent: '次轮。', interviewId: second.interviewId })
    const said = async (interviewId: string) =>
      (await list(hr, { estimateType: 2, interviewId })).data.flatMap(({ estimates }) =>
        estimates.map(({ estimateType, estimateContent }) => [estimateType, estimateContent]),
      )
    expect(await said(first.interviewId)).toEqual([[2, '首轮。']])
    expect(await said(second.interviewId)).toEqual([[2, '次轮。']])
    expect((await list(hr, { estimateType: 4 })).code).toBe(1003)
  })

  test('of one stage are those of the stage that is named, else of where the candidate is [R7-009]', async () => {
    const hr = await aReviewer()
    await moveTo(hr, '1')
    await say(hr, { estimateContent: '初筛的话。' })
    await moveTo(hr, '2')
    await say(hr, { estimateContent: '二面的话。' })
    const texts = async (stage?: string) =>
      (await listStage(hr, stage)).data.flatMap(({ estimates }) =>
        estimates.map(({ estimateContent }) => estimateContent),
      )
    expect(await texts('1')).toEqual(['初筛的话。'])
    expect(await texts('2')).toEqual(['二面的话。'])
    expect(await texts()).toEqual(['二面的话。'])
    expect(await texts('7')).toEqual([])
  })
})

describe('where evaluations are kept to their owners', () => {
  test('an interviewer gets only their own, a recruiter and an administrator all', async () => {
    const hr = await aReviewer()
    const interviewer = await aReviewer(hr, { userType: 'interviewer' })
    const colleague = await aReviewer(hr, { userType: 'interviewer' })
    const { services } = server
    for (const { accountId } of [interviewer, colleague]) {
      await aRecommendation(services, { ...hr, toAccountId: accountId })
    }
    for (const reviewer of [hr, interviewer, colleague]) await say(reviewer, { result: 1 })
    const admin = await aReviewer(hr, { userType: 'admin' })
    const reading = await aReviewer(hr, { userType: 'read' })
    const counts = async () => {
      const read = await Promise.all([interviewer, hr, admin, reading].map((reader) => list(reader)))
      return read.map(({ data }) => data.length)
    }
    expect(await counts()).toEqual([3, 3, 3, 3])
    expect((await unread(interviewer)).data).toHaveLength(2)
    await aSetting(services, hr.companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
    expect(await counts()).toEqual([1, 3, 3, 0])
    expect((await list(interviewer)).data.map(({ isOwn }) => isOwn)).toEqual([true])
    expect((await unread(interviewer)).data).toEqual([])
    expect((await unread(hr)).data).toHaveLength(2)
  })
})

describe('what is unread', () => {
  test('is what colleagues said since the candidate applied, with where the period begins in msg [R7-010 R7-011 P7-054]', async () => {
    const hr = await aReviewer()
    const colleague = await aReviewer(hr)
    const { appliedAt } = await server.services.db
      .selectFrom('candidate')
      .where('id', '=', hr.candidateId)
      .select('appliedAt')
      .executeTakeFirstOrThrow()
    await say(hr)
    await say(colleague)
    const answer = await unread(hr, hr.accountId)
    expect([answer.code, answer.msg]).toEqual([0, String(appliedAt.getTime())])
    expect(answer.data.map(({ isOwn }) => isOwn)).toEqual([false])
  })

  test('is read once it is marked from where the period begins [R7-012 R7-052 P7-053]', async () => {
    const hr = await aReviewer()
    const colleague = await aReviewer(hr)
    for (let round = 1; round <= 2; round += 1) {
      await say(colleague)
      const { data, msg } = await unread(hr)
      expect(data).toHaveLength(1)
      server.clock.pass(1_000)
      expect((await markRead(hr, Number(msg), hr.accountId)).code).toBe(0)
      expect((await unread(hr)).data).toEqual([])
    }
  })

  test('is read up to a later time that is given, and never back', async () => {
    const hr = await aReviewer()
    const colleague = await aReviewer(hr)
    const first = await say(colleague)
    const second = await say(colleague)
    const count = async () => (await unread(hr)).data.flatMap(({ estimates }) => estimates).length
    expect(await count()).toBe(2)
    expect((await markRead(hr, first, hr.accountId)).code).toBe(0)
    expect([await count(), (await unread(hr)).msg]).toEqual([1, String(first)])
    await markRead(hr, second)
    await markRead(hr, first)
    expect([await count(), (await unread(hr)).msg]).toEqual([0, String(second)])
    // The other one has read nothing yet.
    await say(hr)
    expect((await unread(colleague)).data).toHaveLength(1)
  })

  test('is of the stage in view where evaluations are kept stage by stage, and is read by it alone [R7-012 R6-026]', async () => {
    const hr = await aReviewer()
    const colleague = await aReviewer(hr)
    await aSetting(server.services, hr.companyId, 'rules', { stageBasedEvaluation: true })
    await moveTo(hr, '1')
    const screened = await say(colleague, { estimateContent: '初筛的话。' })
    await moveTo(hr, '2')
    const interviewed = await say(colleague, { estimateContent: '二面的话。' })
    const unreadOf = async (recommendStageId?: string) => {
      const { data } = await server.call(selectEstimateGroupByTimePeriod, { ...of(hr), recommendStageId }, hr)
      return data.flatMap(({ estimates }) => estimates.map(({ estimateContent }) => estimateContent))
    }
    const readUpTo = (startTime: number, recommendStageId?: string) =>
      server.call(clickEstimate, { ...of(hr), startTime, recommendStageId }, hr)
    // Without one it is the stage in which the candidate is.
    expect(await unreadOf()).toEqual(['二面的话。'])
    expect((await readUpTo(interviewed)).code).toBe(0)
    expect([await unreadOf(), await unreadOf('1')]).toEqual([[], ['初筛的话。']])
    await readUpTo(screened, '1')
    expect(await unreadOf('1')).toEqual([])
    // From where the period of a stage begins, all of that stage.
    await say(colleague, { estimateContent: '三句。' })
    expect(await unreadOf()).toEqual(['三句。'])
    await readUpTo(interviewed)
    expect(await unreadOf()).toEqual([])
    await say(colleague, { estimateContent: '再说一句。' })
    expect([await unreadOf('2'), await unreadOf('1')]).toEqual([['再说一句。'], []])
    // A stage that nobody spoke in is not kept, however often somebody names one.
    for (const named of ['nowhere', 'x'.repeat(128)]) expect((await readUpTo(screened, named)).code).toBe(0)
    const kept = server.services.db.selectFrom('evaluationStageRead').where('accountId', '=', hr.accountId)
    expect((await kept.select('stageId').execute()).map(({ stageId }) => stageId).toSorted()).toEqual([
      '1',
      '2',
    ])
  })

  test('stays unread when it is said after a time to come was marked', async () => {
    const hr = await aReviewer()
    const colleague = await aReviewer(hr)
    await markRead(hr, server.clock.now().getTime() + 86_400_000)
    await say(colleague)
    expect((await unread(hr)).data).toHaveLength(1)
  })

  test('is one’s own matter', async () => {
    const hr = await aReviewer()
    const colleague = await aReviewer(hr)
    expect((await unread(hr, colleague.accountId)).code).toBe(1002)
    expect((await markRead(hr, 1, colleague.accountId)).code).toBe(1002)
    const signedOut = { ...hr, token: '' }
    expect((await markRead(signedOut, 1)).code).toBe(1004)
  })
})
