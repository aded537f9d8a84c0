import { aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { selectAllEstimateGroupByforCMBC } from '../../contract/reading.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addAll, addResume, aReviewer, recommendationsOf, rowsOf } = reviewersUnderTest(server)

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

test('an evaluation also answers the recommendation of its stage', async () => {
  const reviewer = await aReviewerOfLeftStage({ isByStage: true })
  const { companyId, candidateId, accountId: toAccountId } = reviewer
  await aRecommendation(server.services, { companyId, candidateId, toAccountId, recommendStageId: '3' })
  expect((await addAll(reviewer, [overall], { more: left })).code).toBe(0)
  const answers = (await recommendationsOf(reviewer)).map((row) => [row.recommendStageId, row.operateStatus])
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
])('an evaluation is of the candidate’s present stage where %s', async (_case, kept, recommendStageId) => {
  const reviewer = await aReviewerOfLeftStage(kept)
  expect((await addAll(reviewer, [overall], { more: { recommendStageId } })).code).toBe(0)
  expect(await rowsOf(reviewer)).toMatchObject([{ stageId: '3' }])
})
