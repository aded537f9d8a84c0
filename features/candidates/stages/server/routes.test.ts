import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@candor/kernel/durations'
import { aCandidate, anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addEstimate } from '../../../review/evaluations/contract/adding.ts'
import { movingUnderTest } from './routes/moving-under-test.ts'

const server = serverUnderTest()
const aScene = movingUnderTest(server)

test('a move sets stage, kind and time, and keeps before and after with an entry in the log', async () => {
  const { hr, candidateId, move, stored, entries, history } = await aScene()
  const before = await stored()
  server.clock.pass(minuteMs)
  const { code, data } = await move({ toStageId: '1001', reason: ' 面试通过 ' }, { lang: 'en' })
  expect(code).toBe(0)
  expect(data).toEqual({ moved: [candidateId], carried: 0, undoId: expect.any(String), refused: [] })
  const now = server.clock.now()
  expect(await stored()).toMatchObject({ stageId: '1001', stageTypeKind: 3, stageSince: now, outcome: null })
  expect((await stored()).revision).toBe(before.revision + 1)
  const [entry] = await entries()
  expect(entry).toMatchObject({ action: 'candidate.moved', accountId: hr.accountId, candidateId })
  expect(entry?.details).toEqual({
    from: { stage: 'Interview', stageId: '2', outcome: null },
    to: { stage: 'Offer', stageId: '1001', outcome: null, reasonLength: 4 },
  })
  const moves = (await history()).data
  expect(moves).toMatchObject([
    { byName: '陈薇', fromStage: 'Interview', toStage: 'Offer', reason: '面试通过', movedAt: now.getTime() },
  ])
})

test('the history counts the days that a candidate was in the stage that it left', async () => {
  const { candidateId, from, move, history } = await aScene()
  await move({ toStageId: '1001' })
  const stageSince = new Date(server.clock.now().getTime() - 11.9 * dayMs)
  await changeRow(server.services, 'candidate', candidateId, { stageSince })
  server.clock.pass(minuteMs)
  await move({ moves: [from(candidateId, '1001')], toStageId: '2' })
  const moves = (await history(undefined, 'cn')).data
  expect(moves.map(({ days, toStage }) => [days, toStage])).toEqual([
    [11, '面试'],
    [3, '录用沟通'],
  ])
})

test('an application ends at its stage and is reopened there or at another one', async () => {
  const { candidateId, from, move, stored, entries } = await aScene()
  const { stageSince } = await stored()
  server.clock.pass(minuteMs)
  await move({ outcome: 'withdrew', reason: '已接受其他公司' })
  expect(await stored()).toMatchObject({
    stageId: '2',
    stageTypeKind: 9,
    stageSince,
    outcome: 'withdrew',
    outcomeAt: server.clock.now(),
    outcomeReason: '已接受其他公司',
  })
  await move({ moves: [from(candidateId, '2', 'withdrew')] })
  expect(await stored()).toMatchObject({ stageId: '2', stageTypeKind: 2, stageSince, outcome: null })
  await move({ outcome: 'hired' })
  expect(await stored()).toMatchObject({ stageTypeKind: 8, outcome: 'hired' })
  await move({ moves: [from(candidateId, '2', 'hired')], toStageId: '1' })
  expect(await stored()).toMatchObject({ stageId: '1', stageTypeKind: 1, outcome: null, outcomeReason: '' })
  expect((await entries()).map(({ action }) => action)).toEqual([
    'candidate.ended',
    'candidate.reopened',
    'candidate.ended',
    'candidate.reopened',
  ])
})

test('of two who move the same candidate the second is told where it stands and by whom', async () => {
  const { companyId, candidateIds, move, stored } = await aScene(['沈知遥', '林晓彤'])
  const other = await anAccount(server.services, { companyId, name: '周予川' })
  const [first, second] = candidateIds
  if (!first || !second) throw new Error('there are two candidates')
  await move({ moves: [{ jobseekerChannelId: first, fromStageId: '2', fromOutcome: null }], toStageId: '1' })
  const { code, data } = await move({ toStageId: '1001' }, { token: other.token, lang: 'en' })
  expect(code).toBe(0)
  expect(data).toEqual({
    moved: [second],
    carried: 0,
    undoId: expect.any(String),
    refused: [
      {
        jobseekerChannelId: first,
        name: '沈知遥',
        why: 'movedMeanwhile',
        stageName: 'Screening',
        outcome: null,
        byName: '陈薇',
      },
    ],
  })
  expect([(await stored(first)).stageId, (await stored(second)).stageId]).toEqual(['1', '1001'])
})

test('two who move the same candidate at the same moment move it once', async () => {
  const { companyId, move, history } = await aScene()
  const other = await anAccount(server.services, { companyId, name: '周予川' })
  const answers = await Promise.all([
    move({ toStageId: '1' }),
    move({ toStageId: '1001' }, { token: other.token }),
  ])
  expect(answers.map(({ data }) => data.moved.length).toSorted()).toEqual([0, 1])
  expect(answers.flatMap(({ data }) => data.refused)).toMatchObject([{ why: 'movedMeanwhile' }])
  expect((await history()).data).toHaveLength(1)
})

test('the name of an anonymous candidate stays hidden in a refusal', async () => {
  const { companyId, positionId, from, move } = await aScene()
  const hidden = await aCandidate(server.services, {
    companyId,
    positionId,
    name: '沈知遥',
    isAnonymous: true,
  })
  const { data } = await move({ moves: [from(hidden.candidateId, '1')], toStageId: '1001' })
  expect(data.refused).toMatchObject([{ name: '沈**', byName: null }])
})

test('a move is stored once however often it is sent with the same key', async () => {
  const { move, history } = await aScene()
  const as = { idempotencyKey: randomUUID() }
  const first = await move({ toStageId: '1' }, as)
  expect((await move({ toStageId: '1' }, as)).data).toEqual(first.data)
  expect((await history()).data).toHaveLength(1)
})

test('a stage that the position does not list takes nobody, and an end is no stage', async () => {
  const { move, stored } = await aScene()
  for (const toStageId of ['77', '8', '9', 'constructor']) {
    const { code, data } = await move({ toStageId })
    expect([code, data.moved]).toEqual([0, []])
    expect(data.refused).toMatchObject([{ why: 'noSuchStage' }])
  }
  expect(await stored()).toMatchObject({ stageId: '2' })
})

test('candidates of two positions, and a stage together with an outcome, are refused', async () => {
  const { companyId, candidateId, from, move, stored } = await aScene()
  const elsewhere = await aCandidate(server.services, { companyId })
  const moves = [from(candidateId), from(elsewhere.candidateId)]
  expect(await move({ moves, toStageId: '1' }, { lang: 'en' })).toMatchObject({
    code: 1003,
    msg: 'Move candidates of one position at a time',
  })
  expect((await move({ toStageId: '1', outcome: 'hired' })).code).toBe(1003)
  expect((await stored()).stageId).toBe('2')
})

test('nobody, 101 candidates, a long reason and an unknown outcome are refused with the name of the field', async () => {
  const { candidateId, from, move } = await aScene()
  const many = Array.from({ length: 101 }, () => from(candidateId))
  expect(await move({ moves: many, toStageId: '1' }, { lang: 'en' })).toMatchObject({ code: 1003 })
  expect((await move({ moves: [], toStageId: '1' })).code).toBe(1003)
  expect((await move({ toStageId: '1', reason: '长'.repeat(2001) })).code).toBe(1003)
  expect((await move({ moves: [from(randomUUID())], toStageId: '1' })).code).toBe(1005)
})

test('a rejection needs a reason where the company says so', async () => {
  const { companyId, move } = await aScene()
  await aSetting(server.services, companyId, 'rules', { eliminationReasonRequired: true })
  expect(await move({ outcome: 'rejected', reason: ' ' }, { lang: 'cn' })).toMatchObject({
    code: 1003,
    msg: '请填写淘汰原因',
    data: { field: 'reason' },
  })
  expect((await move({ outcome: 'rejected', reason: '经验不足' })).data.moved).toHaveLength(1)
})

test('an interviewer and a read-only account move nobody, even with the permission', async () => {
  const { companyId, candidateId, move, look, stored } = await aScene()
  const { services } = server
  const interviewer = await anAccount(services, {
    companyId,
    userType: 'interviewer',
    buttons: ['candidate'],
  })
  const reader = await anAccount(services, { companyId, userType: 'read', buttons: ['candidate'] })
  await aRecommendation(services, { companyId, candidateId, toAccountId: interviewer.accountId })
  for (const { token } of [interviewer, reader]) {
    expect((await move({ toStageId: '1' }, { token })).code).toBe(1002)
    expect((await look({ token })).code).toBe(1002)
  }
  expect((await stored()).stageId).toBe('2')
})

test('the decision of an interviewer moves nobody', async () => {
  const { companyId, candidateId, stored, history } = await aScene()
  const { services } = server
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer' })
  await aRecommendation(services, { companyId, candidateId, toAccountId: interviewer.accountId })
  const before = await stored()
  for (const result of [1, 2, 3]) {
    const { code } = await server.call(
      addEstimate,
      { jobseekerChannelId: candidateId, estimateType: 1, estimateContent: '看过', estimateScore: 0, result },
      { token: interviewer.token },
    )
    expect(code).toBe(0)
  }
  expect(await stored()).toEqual(before)
  expect((await history()).data).toEqual([])
})

test('a look at a move counts open recommendations and names coming interviews', async () => {
  const { companyId, candidateId, look } = await aScene()
  const { services, clock } = server
  const to = async () => (await anAccount(services, { companyId, userType: 'interviewer' })).accountId
  const given = { companyId, candidateId }
  await aRecommendation(services, { ...given, toAccountId: await to(), recommendStatus: 0 })
  await aRecommendation(services, { ...given, toAccountId: await to(), operateStatus: 1 })
  await aRecommendation(services, { ...given, toAccountId: await to(), isWithdrawn: true })
  await aRecommendation(services, { ...given, toAccountId: await to(), recommendStageId: '1' })
  const startsAt = new Date(clock.now().getTime() + dayMs)
  await aPlan(services, { ...given, roundName: '二面', startsAt, endsAt: startsAt })
  await aPlan(services, { ...given, startsAt: new Date(clock.now().getTime() - dayMs) })
  await aPlan(services, { ...given, startsAt, status: 3 })
  expect((await look()).data).toEqual({
    openRecommendations: 1,
    plans: [{ jobseekerChannelId: candidateId, name: '沈知遥', round: '二面', startsAt: startsAt.getTime() }],
  })
})
