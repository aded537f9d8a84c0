import { anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listUndoable, undoAct } from '../../../../platform/undo/contract.ts'
import { finishActs } from '../../../../platform/undo/server/jobs.ts'
import { movingUnderTest } from './moving-under-test.ts'

const server = serverUnderTest()
const aScene = movingUnderTest(server)

const minute = 60 * 1000

async function aMoved(names: readonly string[] = ['沈知遥']) {
  const scene = await aScene(names)
  const before = await scene.stored()
  const { data } = await scene.move({ toStageId: '1001', carriesRecommendations: true })
  const undo = (by: { readonly token: string } = scene.hr) =>
    server.call(undoAct, { undoId: data.undoId ?? '' }, { token: by.token, lang: 'en' })
  const list = (by: { readonly token: string } = scene.hr) =>
    server.call(listUndoable, {}, { token: by.token, lang: 'en' })
  return { ...scene, before, undo, list }
}

test('a move is undone: stage, times and open recommendations are as before', async () => {
  const scene = await aScene()
  const { companyId, candidateId } = scene
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const given = { companyId, candidateId, byAccountId: scene.hr.accountId, recommendStatus: 0 }
  await aRecommendation(server.services, { ...given, toAccountId: interviewer.accountId })
  const before = await scene.stored()
  const moved = await scene.move({ toStageId: '1001', carriesRecommendations: true })
  server.clock.pass(9 * minute + 59_000)
  const undone = await server.call(
    undoAct,
    { undoId: moved.data.undoId ?? '' },
    { token: scene.hr.token, lang: 'en' },
  )
  expect(undone).toMatchObject({ code: 0, data: { kind: 'move', done: 1, refused: [] } })
  expect(await scene.stored()).toEqual({ ...before, revision: before.revision + 2 })
  const { recommendStageId } = await server.services.db
    .selectFrom('recommendation')
    .where('candidateId', '=', candidateId)
    .select('recommendStageId')
    .executeTakeFirstOrThrow()
  expect(recommendStageId).toBe('2')
  const history = await scene.history()
  expect(history.data.map(({ isUndo, days }) => [isUndo, days])).toEqual([
    [true, 0],
    [false, 3],
  ])
})

test('a rejection with a reason is undone', async () => {
  const { stored, move, hr } = await aScene()
  const before = await stored()
  const { data } = await move({ outcome: 'rejected', reason: 'too far' })
  await server.call(undoAct, { undoId: data.undoId ?? '' }, { token: hr.token })
  expect(await stored()).toEqual({ ...before, revision: before.revision + 2 })
})

test('a move is undone at 9:59 and refused at 10:01, also once its rows are forgotten', async () => {
  const { undo, list, stored } = await aMoved()
  server.clock.pass(10 * minute + 1000)
  expect((await list()).data).toEqual([])
  expect(await undo()).toMatchObject({ code: 1012, msg: expect.stringContaining('Ten minutes') })
  await finishActs(server.services)
  expect(await undo()).toMatchObject({ code: 1012 })
  expect((await stored()).stageId).toBe('1001')
})

test('an act that cannot be finished holds up no later one', async () => {
  const { db } = server.services
  const broken = await aMoved()
  await db
    .updateTable('undoableAct')
    .set({ kind: 'no kind of today' })
    .where('companyId', '=', broken.companyId)
    .execute()
  server.clock.pass(1000)
  const later = await aMoved()
  server.clock.pass(10 * minute + 1000)
  await finishActs(server.services)
  const kept = async ({ companyId }: typeof broken) =>
    (await db.selectFrom('undoableItem').where('companyId', '=', companyId).select('id').execute()).length
  expect([await kept(broken), await kept(later)]).toEqual([1, 0])
})

test('a move on which somebody built is refused with the name', async () => {
  const { undo, move, from, candidateId, companyId, stored, list } = await aMoved()
  const colleague = await anAccount(server.services, { companyId, name: '林涛' })
  server.clock.pass(minute)
  await move({ toStageId: '2', moves: [from(candidateId, '1001')] }, { token: colleague.token })
  expect(await undo()).toMatchObject({
    code: 0,
    data: { done: 0, refused: [{ jobseekerChannelId: candidateId, why: 'moved', byName: '林涛' }] },
  })
  expect((await stored()).stageId).toBe('2')
  expect((await list()).data).toHaveLength(1)
})

test('of several moved candidates the undo puts back those on whom nobody built', async () => {
  const { undo, move, from, candidateIds, stored } = await aMoved(['沈知遥', '顾南'])
  const [first = '', second] = candidateIds
  await move({ toStageId: '2', moves: [from(first, '1001')] })
  expect(await undo()).toMatchObject({ data: { done: 1, refused: [{ jobseekerChannelId: first }] } })
  expect((await stored(second)).stageId).toBe('2')
})

test('of two who undo a move at once the second is told who did it', async () => {
  const { undo, companyId, hr } = await aMoved()
  const administrator = await anAccount(server.services, { companyId, userType: 'admin', name: '周正' })
  const replies = await Promise.all([undo(hr), undo(administrator)])
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 1012])
  expect(replies.find(({ code }) => code !== 0)?.msg).toMatch(/(陈薇|周正) has already undone this/)
})

test('an undo has its own entry, and can not be undone', async () => {
  const { undo, list, companyId, candidateId, hr } = await aMoved()
  expect((await list()).data).toMatchObject([
    { kind: 'move', variant: 'moved', name: '沈知遥', count: 1, isOwn: true, leftMs: 10 * minute },
  ])
  await undo()
  expect((await list()).data).toEqual([])
  const entry = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'act.undone')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ accountId: hr.accountId, candidateId, details: { to: { kind: 'move' } } })
})

test('a colleague and another company do not find the act; an account without the right is refused', async () => {
  const { undo, companyId, hr } = await aMoved()
  const colleague = await anAccount(server.services, { companyId })
  const stranger = await anAccount(server.services)
  expect((await undo(colleague)).code).toBe(1005)
  expect((await undo(stranger)).code).toBe(1005)
  await server.services.db.updateTable('role').set({ buttons: [] }).where('id', '=', hr.roleId).execute()
  expect((await undo()).code).toBe(1002)
})
