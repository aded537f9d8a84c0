import { aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addComprehensiveEstimate, showComprehensiveEstimate } from '../../contract/conclusion.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { aReviewer, entriesOf, recommendationsOf } = reviewersUnderTest(server)

type Reviewer = Awaited<ReturnType<typeof aReviewer>>

const conclusion = { estimateContent: '三位面试官一致。', estimateScore: 4, result: 1 }

function conclude(reviewer: Reviewer, given: object = conclusion) {
  const input = { jobseekerChannelId: reviewer.candidateId, ...given }
  return server.call(addComprehensiveEstimate, input, { token: reviewer.token })
}

const show = ({ candidateId, token }: Reviewer) =>
  server.call(showComprehensiveEstimate, { jobseekerChannelId: candidateId }, { token })

test('there is none until somebody writes one; the newest shows [R7-043 R7-044 P7-040 P7-041]', async () => {
  const hr = await aReviewer()
  const none = await show(hr)
  expect([none.code, none.data]).toEqual([0, null])
  expect((await conclude(hr)).code).toBe(0)
  server.clock.pass(1_000)
  await conclude(hr, { estimateContent: '改为待定。', result: 3 })
  expect((await show(hr)).data).toEqual({
    estimateContent: '改为待定。',
    estimateScore: null,
    result: 3,
    estimateUserName: '陈薇',
    createdTime: server.clock.now().getTime(),
  })
})

test('a conclusion stands beside the records and decides no recommendation', async () => {
  const hr = await aReviewer()
  await conclude(hr, { ...conclusion, openedTabs: '13' })
  const records = await server.call(
    selectAllEstimateGroupBy,
    { jobseekerChannelId: hr.candidateId },
    { token: hr.token },
  )
  expect(records.data).toEqual([])
  expect(await recommendationsOf(hr)).toEqual([])
  expect(await entriesOf(hr)).toMatchObject([
    {
      action: 'decision.made',
      details: {
        subject: 'comprehensive',
        to: { result: 1, score: 4, length: 8 },
        seen: { sections: ['13'] },
      },
    },
  ])
})

test('a conclusion is refused when it is empty, without the right to evaluate, and for another account', async () => {
  const hr = await aReviewer()
  const remarking = await aReviewer(hr, { buttons: ['reportRemark'] })
  const codes = [
    await conclude(hr, { estimateContent: ' ', estimateScore: 0, result: 0 }),
    await conclude(remarking),
    await conclude(hr, { ...conclusion, estimateUserId: remarking.accountId }),
  ].map(({ code }) => code)
  expect(codes).toEqual([1003, 1002, 1002])
  expect((await show(hr)).data).toBe(null)
})

test('an interviewer sees no conclusion of others where evaluations are kept to their owners', async () => {
  const hr = await aReviewer()
  const interviewer = await aReviewer(hr, { userType: 'interviewer' })
  await aRecommendation(server.services, { ...hr, toAccountId: interviewer.accountId })
  await conclude(hr)
  expect((await show(interviewer)).data).not.toBe(null)
  await aSetting(server.services, hr.companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect((await show(interviewer)).data).toBe(null)
})
