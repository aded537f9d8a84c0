import { dayMs } from '@candor/kernel/durations'
import { anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findNeighbours } from '../../../shortlist/contract/neighbours.ts'
import { movingUnderTest } from './moving-under-test.ts'

const server = serverUnderTest()
const aScene = movingUnderTest(server)

async function aRecommended() {
  const scene = await aScene()
  const { companyId, candidateId } = scene
  const { services } = server
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer' })
  const given = { companyId, candidateId, byAccountId: scene.hr.accountId, recommendStatus: 0 }
  await aRecommendation(services, { ...given, toAccountId: interviewer.accountId })
  const state = async () => {
    const { data } = await server.call(
      findNeighbours,
      { positionId: scene.positionId, jobSeekerChannelId: candidateId },
      { token: interviewer.token },
    )
    return data.cells
  }
  const moveRows = () =>
    services.db
      .selectFrom('candidateMove')
      .where('companyId', '=', companyId)
      .orderBy('movedAt')
      .select(['carried', 'byAccountId'])
      .execute()
  return { ...scene, interviewer, state, moveRows }
}

test('a move makes open recommendations invalid unless they go along', async () => {
  const { candidateId, from, move, state, moveRows } = await aRecommended()
  expect(await state()).toEqual(['notOperated'])
  expect((await move({ toStageId: '1001' })).data.carried).toBe(0)
  expect(await state()).toEqual(['invalid'])
  await move({ moves: [from(candidateId, '1001')], toStageId: '2' })
  expect(await state()).toEqual(['notOperated'])
  expect((await move({ toStageId: '1001', carriesRecommendations: true })).data.carried).toBe(1)
  expect(await state()).toEqual(['notOperated'])
  const rows = await moveRows()
  expect(rows.map(({ carried }) => carried.length)).toEqual([0, 0, 1])
})

test('an end makes open recommendations invalid, and a reopened application makes them open again', async () => {
  const { candidateId, from, move, look, state } = await aRecommended()
  expect((await move({ outcome: 'rejected', carriesRecommendations: true })).data.carried).toBe(0)
  expect(await state()).toEqual(['invalid'])
  expect((await look()).data.openRecommendations).toBe(0)
  await move({ moves: [from(candidateId, '2', 'rejected')] })
  expect(await state()).toEqual(['notOperated'])
})

test('an answered recommendation keeps the stage of its time', async () => {
  const { companyId, candidateId, move } = await aScene()
  const { services } = server
  const { accountId } = await anAccount(services, { companyId, userType: 'interviewer' })
  await aRecommendation(services, { companyId, candidateId, toAccountId: accountId, operateStatus: 1 })
  expect((await move({ toStageId: '1001', carriesRecommendations: true })).data.carried).toBe(0)
  const row = await services.db
    .selectFrom('recommendation')
    .where('candidateId', '=', candidateId)
    .select('recommendStageId')
    .executeTakeFirstOrThrow()
  expect(row.recommendStageId).toBe('2')
})

test('the reasons of moves are read by those who read opinions, and moves by readers of the report alone', async () => {
  const { companyId, candidateId, interviewer, move, history } = await aRecommended()
  const { services } = server
  const stranger = await anAccount(services, { companyId, userType: 'interviewer' })
  const silent = await anAccount(services, { companyId, buttons: [] })
  await move({ toStageId: '1001', reason: '面试通过', carriesRecommendations: true })
  const reasons = async (by: { readonly token: string }) =>
    (await history(by)).data.map(({ reason }) => reason)
  expect(await reasons(interviewer)).toEqual(['面试通过'])
  expect(await reasons(silent)).toEqual([''])
  expect((await history(stranger)).code).toBe(1002)
  expect((await history({ token: 'none' })).code).toBe(1001)
  await aSetting(services, companyId, 'rules', { ownOpinionFirst: true })
  const startsAt = new Date(server.clock.now().getTime() - dayMs)
  await aPlan(services, {
    companyId,
    candidateId,
    startsAt,
    interviewers: [{ accountId: interviewer.accountId }],
  })
  expect(await reasons(interviewer)).toEqual([''])
})

test('where opinions are kept to their owners, an interviewer reads no reason of others', async () => {
  const { companyId, interviewer, hr, move, history } = await aRecommended()
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  await move({ toStageId: '1001', reason: '面试通过', carriesRecommendations: true })
  expect((await history(interviewer)).data).toMatchObject([{ reason: '' }])
  expect((await history(hr)).data).toMatchObject([{ reason: '面试通过' }])
})

test('a right that was taken away moves nobody', async () => {
  const { hr, move, stored } = await aScene()
  await changeRow(server.services, 'account', hr.accountId, { userType: 'read' })
  expect((await move({ toStageId: '1' })).code).toBe(1002)
  expect((await stored()).stageId).toBe('2')
})
