import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { clickEstimate, selectEstimateGroupByTimePeriod } from '../../contract/reading.ts'
import { recordsUnderTest } from './records-under-test.ts'

const server = serverUnderTest()
const { aReviewer, of, unread, markRead, say, moveTo } = recordsUnderTest(server)

test('unread evaluations are those of colleagues since the candidate applied, with the begin of the period in msg [R7-010 R7-011 P7-054]', async () => {
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

test('unread evaluations are read once they are marked from the begin of the period [R7-012 R7-052 P7-053]', async () => {
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

test('evaluations are read up to a later time that is given, and never back', async () => {
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

test('unread evaluations are counted and marked stage by stage where the company keeps them so [R7-012 R6-026]', async () => {
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

test('an evaluation that follows a mark in the future stays unread', async () => {
  const hr = await aReviewer()
  const colleague = await aReviewer(hr)
  await markRead(hr, server.clock.now().getTime() + 86_400_000)
  await say(colleague)
  expect((await unread(hr)).data).toHaveLength(1)
})

test('unread evaluations are told and marked for the own account alone', async () => {
  const hr = await aReviewer()
  const colleague = await aReviewer(hr)
  expect((await unread(hr, colleague.accountId)).code).toBe(1002)
  expect((await markRead(hr, 1, colleague.accountId)).code).toBe(1002)
  const signedOut = { ...hr, token: '' }
  expect((await markRead(signedOut, 1)).code).toBe(1004)
})
