import { aCandidate, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { queryShortList } from '../../../../candidates/shortlist/contract.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addResume, aReviewer, entriesOf, recommendationsOf, rowsOf } = reviewersUnderTest(server)

async function anAskingReviewer() {
  const reviewer = await aReviewer()
  await aSetting(server.services, reviewer.companyId, 'rules', { eliminationReasonRequired: true })
  return reviewer
}

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
])(
  'an overall result of %i makes the reviewer’s recommendation operated, as %i',
  async (result, operateStatus) => {
    const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
    await aRecommendation(server.services, {
      ...reviewer,
      toAccountId: reviewer.accountId,
      recommendStatus: 0,
    })
    expect((await add(reviewer, { ...overall, result })).code).toBe(0)
    expect(await recommendationsOf(reviewer)).toMatchObject([
      { operateStatus, recommendStatus: 1, operatedAt: server.clock.now(), byAccountId: null },
    ])
  },
)

test.each([
  ['superAdmin', true],
  ['admin', true],
  ['general', true],
  ['interviewer', false],
  ['read', false],
] as const)(
  'a decision of an account of the type %s is the state of a candidate: %s',
  async (userType, decides) => {
    const { services } = server
    const { candidateId, companyId } = await anInterview(services)
    const { accountId } = await anAccount(services, { companyId, userType })
    await aRecommendation(services, { companyId, candidateId, toAccountId: accountId, operateStatus: 1 })
    const stored = services.db
      .selectFrom('recommendation')
      .where('toAccountId', '=', accountId)
      .select('decides')
    expect(await stored.execute()).toEqual([{ decides }])
  },
)

test('an overall result without a recommendation becomes a recommendation of the reviewer’s own', async () => {
  const reviewer = await aReviewer()
  await add(reviewer, overall)
  await add(reviewer, { ...overall, result: 2 })
  const { accountId } = reviewer
  expect(await recommendationsOf(reviewer)).toMatchObject([
    {
      toAccountId: accountId,
      byAccountId: accountId,
      recommendStageId: '2',
      recommendStatus: 1,
      operateStatus: 2,
    },
  ])
})

test('an overall result leaves a withdrawn recommendation, a colleague’s and one decided in an earlier stage as they were', async () => {
  const reviewer = await aReviewer()
  const colleague = await aReviewer(reviewer)
  const { services } = server
  const to = { ...reviewer, toAccountId: reviewer.accountId }
  await aRecommendation(services, { ...to, isWithdrawn: true })
  await aRecommendation(services, { ...to, recommendStageId: '1', operateStatus: 1 })
  await aRecommendation(services, { ...reviewer, toAccountId: colleague.accountId })
  await add(reviewer, { ...overall, result: 2 })
  const statuses = (await recommendationsOf(reviewer)).map(({ operateStatus }) => operateStatus)
  expect(statuses.sort()).toEqual([1, 2, null, null])
})

test('an overall result answers a waiting recommendation of any stage', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  const to = { ...reviewer, toAccountId: reviewer.accountId }
  await aRecommendation(server.services, { ...to, recommendStageId: '1' })
  await add(reviewer, overall)
  expect(await recommendationsOf(reviewer)).toMatchObject([{ recommendStageId: '1', operateStatus: 1 }])
})

test('an overall result shows in the shortlist as operated', async () => {
  const reviewer = await aReviewer()
  const counts = async () => (await server.call(queryShortList, {}, reviewer)).data
  expect(await counts()).toMatchObject({ haveOperateCount: 0, noOperateCount: 1 })
  await add(reviewer, { ...overall, result: 3 })
  expect(await counts()).toMatchObject({ haveOperateCount: 1, noOperateCount: 0 })
})

test('the result of another part decides nothing', async () => {
  const reviewer = await aReviewer()
  await add(reviewer, { ...overall, estimateType: 2 })
  await add(reviewer, { ...overall, result: 0 })
  expect(await recommendationsOf(reviewer)).toEqual([])
})

test('the result of the resume decides as well while there is no interview, and no more once there is one [R1-024 R4-028]', async () => {
  const candidate = await aCandidate(server.services)
  const reviewer = await aReviewer(candidate, { userType: 'interviewer' })
  await aRecommendation(server.services, {
    ...candidate,
    toAccountId: reviewer.accountId,
    recommendStatus: 1,
  })
  const counts = async () => (await server.call(queryShortList, {}, reviewer)).data
  expect(await counts()).toMatchObject({ haveOperateCount: 0, noOperateCount: 1 })
  expect((await addResume(reviewer, { estimateText: '', result: 1 })).code).toBe(0)
  expect(await recommendationsOf(reviewer)).toMatchObject([{ operateStatus: 1, recommendStatus: 1 }])
  expect(await counts()).toMatchObject({ haveOperateCount: 1, noOperateCount: 0 })
  await addResume(reviewer, { estimateText: '', result: 2 })
  expect((await entriesOf(reviewer)).map(({ details }) => details)).toMatchObject([
    { subject: 'resume', from: null, to: { result: 1 } },
    { subject: 'resume', from: 1, to: { result: 2 } },
  ])
  await anInterview(server.services, candidate)
  await addResume(reviewer, { estimateText: '', result: 1 })
  expect(await recommendationsOf(reviewer)).toMatchObject([{ operateStatus: 2 }])
})

test('overall results of two reviewers at the same moment are both kept, and each sees the other’s', async () => {
  const one = await aReviewer()
  const other = await aReviewer(one)
  const answers = await Promise.all([add(one, overall), add(other, { ...overall, result: 2 })])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  for (const [reader, seen] of [
    [one, 2],
    [other, 1],
  ] as const) {
    const { data } = await server.call(
      selectAllEstimateGroupBy,
      { jobseekerChannelId: reader.candidateId },
      reader,
    )
    expect(data.find(({ isOwn }) => !isOwn)?.estimateStatus).toBe(seen)
    expect(data).toHaveLength(2)
  }
})

test('an overall result that is given twice at once becomes one recommendation', async () => {
  const reviewer = await aReviewer()
  await Promise.all([add(reviewer, overall), add(reviewer, { ...overall, result: 2 })])
  expect(await recommendationsOf(reviewer)).toHaveLength(1)
})

test('the audit log tells a decision’s earlier result, its result and the parts seen, without the words', async () => {
  const reviewer = await aReviewer()
  await server.services.db
    .updateTable('interview')
    .set({ overallScore: 4.2 })
    .where('candidateId', '=', reviewer.candidateId)
    .execute()
  await add(reviewer, { ...overall, openedTabs: '1.0,22' })
  await add(reviewer, { ...overall, result: 2, estimateScore: 0 })
  const length = overall.estimateContent.length
  expect(await entriesOf(reviewer)).toEqual([
    {
      action: 'decision.made',
      accountId: reviewer.accountId,
      details: {
        subject: 'overall',
        from: null,
        to: { result: 1, score: 4.5, length },
        seen: { aiScore: true, sections: ['1.0', '22'] },
      },
    },
    {
      action: 'decision.made',
      accountId: reviewer.accountId,
      details: {
        subject: 'overall',
        from: 1,
        to: { result: 2, score: null, length },
        seen: { aiScore: true, sections: [] },
      },
    },
  ])
})

test.each(['the company hides it', 'it is not there yet', 'the role does not show it'])(
  'the audit log says that no score of the model was seen where %s',
  async (why) => {
    const seesNoScores = why === 'the role does not show it'
    const reviewer = await aReviewer(undefined, seesNoScores ? { buttons: ['manualEvaluation'] } : {})
    if (why === 'the company hides it') {
      await aSetting(server.services, reviewer.companyId, 'aiMarkCfg', { allStatus: 0 })
    }
    await server.services.db
      .updateTable('interview')
      .set({ overallScore: why === 'it is not there yet' ? null : 4.2 })
      .where('candidateId', '=', reviewer.candidateId)
      .execute()
    await add(reviewer, overall)
    expect(await entriesOf(reviewer)).toMatchObject([{ details: { seen: { aiScore: false } } }])
  },
)

test('the audit log calls an opinion without a decision an evaluation', async () => {
  const reviewer = await aReviewer()
  await add(reviewer, { estimateType: 5, estimateContent: '可以。' })
  expect(await entriesOf(reviewer)).toMatchObject([
    { action: 'evaluation.added', details: { subject: 'evaluation', to: { score: null, length: 3 } } },
  ])
})

test('a company that asks for the reason of a rejection refuses one without, overall and of the resume, and no other result', async () => {
  const reviewer = await anAskingReviewer()
  const refused = await Promise.all([
    add(reviewer, { result: 2, estimateContent: ' ' }, { lang: 'cn' }),
    addResume(reviewer, { result: 2 }, { lang: 'cn' }),
  ])
  expect(refused.map(({ code, msg }) => [code, msg])).toEqual([
    [1003, '请填写淘汰原因'],
    [1003, '请填写淘汰原因'],
  ])
  expect(await rowsOf(reviewer)).toEqual([])
  const taken = [
    await add(reviewer, { result: 2, estimateContent: '经验不符。' }),
    await addResume(reviewer, { result: 2, estimateText: '经验不符。' }),
    await add(reviewer, { result: 1 }),
    await add(reviewer, { result: 3 }),
    await add(reviewer, { result: 2, estimateType: 2 }),
  ]
  expect(taken.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
})

test('a company without that rule takes a rejection without a reason', async () => {
  expect((await add(await aReviewer(), { result: 2 })).code).toBe(0)
})
