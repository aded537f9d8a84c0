import { anInterview, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { storeStageNames } from '../../../../candidates/stages/server/queries.ts'
import { recordsUnderTest } from './records-under-test.ts'

const server = serverUnderTest()
const { aReviewer, list, listStage, unread, say, moveTo } = recordsUnderTest(server)

test('records are listed by person and stage, newest first, in the fields of the wire [R7-008 R7-080 R3-064 R3-065]', async () => {
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

test('records tell the time of the decision beside the time of the last part', async () => {
  const hr = await aReviewer()
  const decidedAt = await say(hr, { result: 1 })
  const estimateOperateTime = await say(hr)
  expect((await list(hr)).data).toMatchObject([{ estimateStatus: 1, decidedAt, estimateOperateTime }])
})

test('records name the stages in the caller’s language', async () => {
  const hr = await aReviewer()
  await moveTo(hr, '1')
  await say(hr)
  const named = await Promise.all(['cn', 'en', 'zh-TW'].map((lang) => list(hr, {}, lang)))
  expect(named.map(({ data }) => data[0]?.stageName)).toEqual(['初筛', 'Screening', '初篩'])
})

test('records name a stage as the company does, and a stage without a name by its id', async () => {
  const hr = await aReviewer()
  await storeStageNames(server.services.db, hr.companyId, new Map([['2', { cn: '业务面试' }]]))
  const nameIn = async (stageId: string) => {
    await moveTo(hr, stageId)
    await say(hr)
    const { data } = await list(hr, {}, 'en')
    return data.map(({ stageName }) => stageName)
  }
  expect(await nameIn('2')).toEqual(['业务面试'])
  expect(await nameIn('77')).toEqual(expect.arrayContaining(['业务面试', 'Stage 77']))
})

test('records with estimateType 2 are the opinions about the videos of an interview [R7-055]', async () => {
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

test('records of one stage are those of the named stage, else of the candidate’s present one [R7-009]', async () => {
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

test('an interviewer gets only their own records where the company says so; a recruiter and an administrator get all', async () => {
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
