import { anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { undoLast } from '@candor/testkit/undo'
import { expect, test } from 'vitest'
import { moveCandidates } from '../../../../candidates/stages/contract/moving.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addResume, aReviewer, entriesOf, recommendationsOf, rowsOf } = reviewersUnderTest(server)

test('an undone decision leaves no evaluation, and the recommendation waits for its answer again', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  const given = { ...reviewer, toAccountId: reviewer.accountId, recommendStatus: 0 }
  await aRecommendation(server.services, given)
  const before = await recommendationsOf(reviewer)
  await add(reviewer, overall)
  const { act, data } = await undoLast(server, reviewer)
  expect(act).toMatchObject({ kind: 'decision', variant: 'pass' })
  expect(data).toMatchObject({ done: 1, refused: [] })
  expect(await rowsOf(reviewer)).toEqual([])
  expect(await recommendationsOf(reviewer)).toEqual(before)
  expect((await entriesOf(reviewer)).map(({ action }) => action)).toEqual(['decision.made', 'act.undone'])
})

test('an undone decision without a recommendation leaves none; an undone second decision leaves the first', async () => {
  const reviewer = await aReviewer()
  await add(reviewer, overall)
  const before = [await recommendationsOf(reviewer), await rowsOf(reviewer)]
  server.clock.pass(1000)
  await add(reviewer, { ...overall, result: 2 })
  await undoLast(server, reviewer)
  expect([await recommendationsOf(reviewer), await rowsOf(reviewer)]).toEqual(before)
  await undoLast(server, reviewer)
  expect([await recommendationsOf(reviewer), await rowsOf(reviewer)]).toEqual([[], []])
})

test('a decision on which a colleague built is not undone, and the colleague is named', async () => {
  const reviewer = await aReviewer()
  const { companyId, candidateId } = reviewer
  const colleague = await anAccount(server.services, { companyId, name: '林涛' })
  await add(reviewer, overall)
  server.clock.pass(1000)
  await add({ ...reviewer, ...colleague }, { ...overall, result: 2 })
  const decided = await undoLast(server, reviewer)
  expect(decided.data).toMatchObject({ done: 0, refused: [{ why: 'decided', byName: '林涛' }] })
  await undoLast(server, colleague)
  const moves = [{ jobseekerChannelId: candidateId, fromStageId: '2', fromOutcome: null }]
  const moving = { moves, toStageId: '1001', outcome: null, reason: '', carriesRecommendations: false }
  server.clock.pass(1000)
  await server.call(moveCandidates, moving, colleague)
  const moved = await undoLast(server, reviewer)
  expect(moved.data).toMatchObject({ done: 0, refused: [{ why: 'moved', byName: '林涛' }] })
  expect(await rowsOf(reviewer)).toHaveLength(1)
})

test('an undone remark is gone', async () => {
  const reviewer = await aReviewer()
  await addResume(reviewer, { source: 4, estimateText: '约下周' })
  expect((await undoLast(server, reviewer)).data).toMatchObject({ kind: 'remark', done: 1 })
  const remarks = await server.services.db
    .selectFrom('remark')
    .where('candidateId', '=', reviewer.candidateId)
    .select('id')
    .execute()
  expect(remarks).toEqual([])
})
