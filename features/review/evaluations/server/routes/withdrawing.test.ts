import { anAccount } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listUndoable, undoAct } from '../../../../platform/undo/contract.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { withdrawDecision } from '../../contract/withdrawing.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, aReviewer, entriesOf, recommendationsOf } = reviewersUnderTest(server)

type Reviewer = Awaited<ReturnType<typeof aReviewer>>
const withdraw = ({ candidateId, token }: Reviewer, reason = '看错了人') =>
  server.call(withdrawDecision, { jobseekerChannelId: candidateId, reason }, { token, lang: 'en' })
const records = async ({ candidateId, token }: Reviewer) =>
  (await server.call(selectAllEstimateGroupBy, { jobseekerChannelId: candidateId }, { token })).data

test('a withdrawn decision waits for its answer again, and stays in the records with when and why', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  const given = { ...reviewer, toAccountId: reviewer.accountId, recommendStatus: 0 }
  await aRecommendation(server.services, given)
  await add(reviewer, overall)
  server.clock.pass(20 * 60 * 1000)
  expect((await withdraw(reviewer)).code).toBe(0)
  expect(await recommendationsOf(reviewer)).toMatchObject([{ operateStatus: null, operatedAt: null }])
  const [record] = await records(reviewer)
  expect(record).toMatchObject({ estimateStatus: null, decidedAt: null })
  expect(record?.estimates).toMatchObject([
    { estimateStatus: 1, withdrawnTime: server.clock.now().getTime(), withdrawnReason: '看错了人' },
  ])
  expect((await entriesOf(reviewer)).map(({ action }) => action)).toEqual([
    'decision.made',
    'decision.withdrawn',
  ])
})

test('a decision after a withdrawn one counts, and a recommendation that came with a decision goes', async () => {
  const reviewer = await aReviewer()
  await add(reviewer, overall)
  await withdraw(reviewer)
  expect(await recommendationsOf(reviewer)).toEqual([])
  server.clock.pass(1000)
  await add(reviewer, { ...overall, result: 2 })
  expect((await records(reviewer))[0]).toMatchObject({ estimateStatus: 2 })
})

test('without a reason nothing is withdrawn, and of two who withdraw the second is told', async () => {
  const reviewer = await aReviewer()
  await add(reviewer, overall)
  expect((await withdraw(reviewer, '  ')).code).toBe(1003)
  const replies = await Promise.all([withdraw(reviewer), withdraw(reviewer)])
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 1012])
  const colleague = await aReviewer(reviewer)
  expect(await withdraw(colleague)).toMatchObject({ code: 1012, msg: expect.stringContaining('withdraw') })
})

test('a decision is changed later only with a reason, and within ten minutes without one', async () => {
  const reviewer = await aReviewer()
  const bare = { ...overall, estimateContent: '', estimateScore: 0 }
  await add(reviewer, { ...bare, result: 1 })
  server.clock.pass(9 * 60 * 1000)
  expect((await add(reviewer, { ...bare, result: 3 })).code).toBe(0)
  server.clock.pass(10 * 60 * 1000 + 1000)
  expect(await add(reviewer, { ...bare, result: 2 })).toMatchObject({
    code: 1003,
    data: { field: 'overall' },
  })
  expect((await add(reviewer, { ...bare, result: 3 })).code).toBe(0)
  server.clock.pass(10 * 60 * 1000 + 1000)
  expect((await add(reviewer, { ...bare, result: 2, estimateContent: '对方改了主意' })).code).toBe(0)
  const [record] = await records(reviewer)
  expect(record?.estimates.map(({ estimateStatus }) => estimateStatus)).toEqual([2, 4, 4, 1])
})

test('an undone withdrawal lets the decision count again, with the recommendations as they were', async () => {
  for (const isAsked of [true, false]) {
    const reviewer = await aReviewer()
    if (isAsked) await aRecommendation(server.services, { ...reviewer, toAccountId: reviewer.accountId })
    await add(reviewer, overall)
    const before = [await recommendationsOf(reviewer), await records(reviewer)]
    server.clock.pass(1000)
    await withdraw(reviewer)
    const undone = await undoLast(server, reviewer)
    expect(undone).toMatchObject({ act: { kind: 'decisionWithdrawal' }, data: { done: 1, refused: [] } })
    expect([await recommendationsOf(reviewer), await records(reviewer)]).toEqual(before)
    expect((await entriesOf(reviewer)).at(-1)).toMatchObject({ action: 'act.undone' })
  }
})

test('a withdrawal reopens the recommendation of another stage that the decision answered', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  const to = { ...reviewer, toAccountId: reviewer.accountId }
  await aRecommendation(server.services, { ...to, recommendStageId: '1' })
  await add(reviewer, overall)
  await withdraw(reviewer)
  expect(await recommendationsOf(reviewer)).toMatchObject([{ recommendStageId: '1', operateStatus: null }])
})

test('neither a withdrawn decision nor a withdrawal is undone once somebody built on it', async () => {
  const reviewer = await aReviewer()
  const asked = await anAccount(server.services, { companyId: reviewer.companyId, name: '林涛' })
  await add(reviewer, overall)
  const { data: acts } = await server.call(listUndoable, {}, reviewer)
  server.clock.pass(1000)
  await withdraw(reviewer)
  const decision = await server.call(undoAct, { undoId: acts[0]?.undoId ?? '' }, reviewer)
  expect(decision.data).toMatchObject({ done: 0, refused: [{ why: 'changed' }] })
  server.clock.pass(1000)
  await add({ ...reviewer, ...asked }, { ...overall, result: 2 })
  expect((await undoLast(server, reviewer)).data).toMatchObject({
    done: 0,
    refused: [{ why: 'decided', byName: '林涛' }],
  })
})

test('a withdrawal is not undone once the recommendation was taken back', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  await aRecommendation(server.services, { ...reviewer, toAccountId: reviewer.accountId })
  await add(reviewer, overall)
  await withdraw(reviewer)
  await server.services.db
    .updateTable('recommendation')
    .where('candidateId', '=', reviewer.candidateId)
    .set({ withdrawnAt: server.clock.now() })
    .execute()
  const { data: acts } = await server.call(listUndoable, {}, reviewer)
  const as = {
    ...reviewer,
    ...(await anAccount(server.services, { companyId: reviewer.companyId, userType: 'admin' })),
  }
  const { data } = await server.call(undoAct, { undoId: acts[0]?.undoId ?? '' }, as)
  expect(data).toMatchObject({ done: 0, refused: [{ why: 'changed' }] })
})
