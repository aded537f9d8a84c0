import { randomUUID } from 'node:crypto'
import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { saveOperateStatus, transmitResume } from '../../contract.ts'
import { insertRemark, lockCandidatesToRecommend } from '../queries/recommendations.ts'
import { recommendedUnderTest } from './recommended-under-test.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()

const rowsOf = storedRows(server)

const aRecommended = recommendedUnderTest(server)

test('an answer stores a pass with its words, under the candidate’s stage [P7-058]', async () => {
  const { save, companyId, interviewer, positionId } = await aRecommended()
  const sent = {
    interviewerId: interviewer.accountId,
    stageId: '2',
    positionId,
    estimateContent: '表达清楚',
  }
  expect((await save({ ...sent, operateStatus: 1 })).code).toBe(0)
  const [row] = await rowsOf('recommendation', companyId)
  expect(row).toMatchObject({ operateStatus: 1, recommendStatus: 1, toAccountId: interviewer.accountId })
  const evaluations = await rowsOf('evaluation', companyId)
  expect(evaluations).toEqual([expect.objectContaining({ content: '表达清楚', result: 1, stageId: '2' })])
})

test('an answer accepts a recommendation [R7-067]', async () => {
  const { save, companyId, actions, interviewer, positionId } = await aRecommended()
  expect((await save({ interviewerId: interviewer.accountId, stageId: '2', positionId })).code).toBe(0)
  const [row] = await rowsOf('recommendation', companyId)
  expect(row).toMatchObject({ recommendStatus: 1, operateStatus: null, withdrawnAt: null })
  expect(await actions()).toEqual(['recommendation.made', 'recommendation.answered'])
  expect((await save({ positionId: randomUUID() })).code).toBe(1005)
})

test('an answer that accepts or passes keeps no reasons', async () => {
  const { save, companyId } = await aRecommended()
  expect((await save({ refuseReasons: ['别的'] })).code).toBe(0)
  expect((await save({ operateStatus: 1, refuseReasons: ['别的'] })).code).toBe(0)
  expect(await rowsOf('evaluation', companyId)).toMatchObject([{ result: 1, reasons: [] }])
})

test('the words of an answer are kept under the name of their author, without a result', async () => {
  const { save, companyId } = await aRecommended()
  await save({ operateChannel: 2, estimateContent: '时间冲突' })
  expect(await rowsOf('evaluation', companyId)).toEqual([
    expect.objectContaining({ kind: 'overall', content: '时间冲突', result: null, evaluatedBy: '陈薇' }),
  ])
})

test('an answer that is sent again with its key is answered as the first time after the candidate is gone', async () => {
  const { save, interviewer, companyId } = await aRecommended()
  const more = { idempotencyKey: randomUUID() }
  const refusal = { operateChannel: 2, estimateContent: '时间冲突' }
  expect((await save(refusal, interviewer, more)).code).toBe(0)
  expect((await save(refusal, interviewer, more)).code).toBe(0)
  expect((await save(refusal, interviewer)).code).toBe(1002)
  expect(await rowsOf('evaluation', companyId)).toHaveLength(1)
})

test('an answer waits for a colleague who recommends at the same moment, and neither fails', async () => {
  const { save, find, companyId, candidateId, hr } = await aRecommended()
  const { db } = server.services
  const answer = await db.transaction().execute(async (transaction) => {
    const [candidate] = await lockCandidatesToRecommend(transaction, companyId, [candidateId])
    const saving = save({ operateStatus: 1 })
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    const [row] = await rowsOf('recommendation', companyId)
    const giver = { companyId, byAccountId: hr.accountId, now: server.clock.now() }
    await insertRemark(transaction, giver, [String(row?.id)], `${candidate?.name}，补充`)
    return { saving }
  })
  expect((await answer.saving).code).toBe(0)
  expect((await find()).data).toMatchObject({
    operateStatus: 1,
    recommendedBy: [{}, { selectNote: expect.stringContaining('补充') }],
  })
})

test.each([
  [1, 1],
  [4, 3],
  [2, 2],
])(
  'an answer with the operate status %i decides by the result %i [R7-067]',
  async (operateStatus, result) => {
    const { save, find, companyId, actions } = await aRecommended()
    expect((await save({ operateStatus, estimateContent: '思路清楚', openedTabs: '1.0,22' })).code).toBe(0)
    expect((await find()).data).toMatchObject({ recommendStatus: 1, operateStatus })
    expect(await rowsOf('evaluation', companyId)).toEqual([
      expect.objectContaining({ kind: 'overall', content: '思路清楚', result, stageId: '2' }),
    ])
    expect(await actions()).toEqual(['recommendation.made', 'decision.made', 'recommendation.answered'])
    const decided = (await rowsOf('auditEntry', companyId)).find(({ action }) => action === 'decision.made')
    expect(decided).toMatchObject({
      accountName: '陈薇',
      details: { from: null, to: { result, length: 4 }, seen: { aiScore: false, sections: ['1.0', '22'] } },
    })
  },
)

test('an answer cannot refuse a decided recommendation, and a later decision replaces the earlier one', async () => {
  const { save, find, actions } = await aRecommended()
  await save({ operateStatus: 4 })
  expect((await save({ operateChannel: 2 })).code).toBe(1012)
  expect((await save({ operateStatus: 1 })).code).toBe(0)
  expect((await find()).data).toMatchObject({ operateStatus: 1 })
  expect((await actions()).slice(1)).toEqual(['decision.made', 'recommendation.answered', 'decision.made'])
})

test('an answer with an unknown decision, too long a text or a rejection without a required reason is refused', async () => {
  const { save, companyId } = await aRecommended()
  expect((await save({ operateStatus: 3 })).code).toBe(1003)
  expect((await save({ operateChannel: 3 })).code).toBe(1003)
  expect((await save({ estimateContent: '字'.repeat(501) })).code).toBe(1003)
  await aSetting(server.services, companyId, 'rules', { eliminationReasonRequired: true })
  expect(await save({ operateStatus: 2 })).toMatchObject({
    code: 1003,
    msg: 'Give a reason for rejecting',
  })
  expect(await rowsOf('evaluation', companyId)).toEqual([])
  expect((await save({ operateStatus: 2, estimateContent: '经验不足' })).code).toBe(0)
})

test('an answer decides nothing for accounts that may not evaluate, or that only read', async () => {
  const { save, recommend, companyId } = await aRecommended()
  const reads = await anAccount(server.services, { companyId, userType: 'read' })
  const without = await anAccount(server.services, {
    companyId,
    userType: 'interviewer',
    buttons: ['candidate'],
  })
  await recommend(reads)
  await recommend(without)
  expect((await save({}, reads)).code).toBe(1002)
  expect((await save({ operateStatus: 1 }, without)).code).toBe(1002)
  expect((await save({}, without)).code).toBe(0)
})

test('an answer in one stage leaves the other stage’s recommendation waiting', async () => {
  const { save, find, recommend } = await aRecommended()
  server.clock.pass(1000)
  await recommend(undefined, { targetStageId: '5' })
  await save({ stageId: '2', operateStatus: 1 })
  expect((await find({ recommendStageId: '2' })).data).toMatchObject({ operateStatus: 1 })
  expect((await find()).data).toMatchObject({ recommendStageId: '5', recommendStatus: 0 })
})

test('a candidate without an interview is recommended and answered too', async () => {
  const { companyId, candidateId } = await aCandidate(server.services)
  const hr = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const input = { registerUserIdAry: [interviewer.accountId], updateIdsAry: [candidateId] }
  expect((await server.call(transmitResume, input, { token: hr.token })).code).toBe(0)
  const answer = { jobSeekerChannelId: candidateId, operateChannel: 1, operateStatus: 1 }
  expect((await server.call(saveOperateStatus, answer, { token: interviewer.token })).code).toBe(0)
})
