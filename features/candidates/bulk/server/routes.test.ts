import { newId } from '@candor/db/new-id'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { moveCandidates } from '../../stages/contract/moving.ts'
import { lookAtBulk } from '../contract.ts'
import { bulkUnderTest } from './routes/bulk-under-test.ts'

const server = serverUnderTest()
const { of, aScene } = bulkUnderTest(server)

test('a look says whom an act reaches, whom not and why, and does nothing', async () => {
  const { candidateIds, look, stored, list, run } = await aScene()
  const [first, second] = candidateIds
  await run([String(first)], { kind: 'reject' }, { text: 'too few years' })
  await run([String(second)], { kind: 'move', toStageId: '1001' })
  const { data } = await look([...candidateIds, '01a2283e-0000-7000-8000-000000000000'], {
    kind: 'move',
    toStageId: '1001',
  })
  expect(data).toMatchObject({
    count: 1,
    names: ['裴知微'],
    left: [
      { why: 'gone', count: 1, names: [] },
      { why: 'already', count: 1, names: ['白若溪'] },
      { why: 'ended', count: 1, names: ['沈知遥'] },
    ],
  })
  expect((await stored()).map(({ stageId }) => stageId)).toEqual(['2', '1001', '2'])
  expect((await list()).map(({ bulkId }) => bulkId)).not.toContain(data.bulkId)
})

test('three are rejected with one reason and undone as one', async () => {
  const { companyId, candidateIds, run, stored, undo, ended } = await aScene()
  const reason = { id: newId(), companyId, place: 1, reason: 'No Go' }
  await server.services.db.insertInto('refusalReason').values(reason).execute()
  const act = await run(candidateIds, { kind: 'reject' }, { reasons: ['No Go'], text: 'later' })
  expect(act).toMatchObject({ kind: 'reject', all: 3, done: 3, failed: 0, waiting: 0, isUndoing: false })
  expect(await stored()).toMatchObject(Array(3).fill({ outcome: 'rejected', outcomeReason: 'later' }))
  expect(act.undoUntil).not.toBeNull()
  await undo(act.bulkId)
  const undone = await ended(act.bulkId)
  expect(undone).toMatchObject({ isUndoing: true, undone: 3, done: 0, failed: 0, undoUntil: null })
  expect(await stored()).toMatchObject(Array(3).fill({ outcome: null, stageId: '2' }))
})

test('a rejection of many without a reason does not begin', async () => {
  const { candidateIds, look, start, stored } = await aScene()
  const { bulkId } = (await look(candidateIds, { kind: 'reject' })).data
  expect((await start(bulkId, { reasons: [], text: '  ' })).code).toBe(1003)
  expect((await stored()).every(({ outcome }) => outcome === null)).toBe(true)
})

test('a reason that the company does not have is refused', async () => {
  const { candidateIds, look, start } = await aScene(['沈知遥'])
  const { bulkId } = (await look(candidateIds, { kind: 'reject' })).data
  expect((await start(bulkId, { reasons: ['invented'] })).code).toBe(1003)
})

test('a candidate whom a colleague moved after the look stays, and is named with the colleague', async () => {
  const { companyId, candidateIds, look, start, ended, faults, stored } = await aScene()
  const colleague = await anAccount(server.services, { companyId, name: '陆景行' })
  const { bulkId } = (await look(candidateIds, { kind: 'move', toStageId: '1001' })).data
  const moves = [{ jobseekerChannelId: String(candidateIds[0]), fromStageId: '2', fromOutcome: null }]
  const moved = { moves, toStageId: '1', outcome: null, reason: '', carriesRecommendations: false }
  await server.call(moveCandidates, moved, { token: colleague.token })
  await start(bulkId)
  expect(await ended(bulkId)).toMatchObject({ done: 2, failed: 1 })
  expect(await faults(bulkId)).toEqual([
    { jobseekerChannelId: candidateIds[0], name: '沈知遥', why: 'movedMeanwhile', byName: '陆景行' },
  ])
  expect((await stored()).map(({ stageId }) => stageId)).toEqual(['1', '1001', '1001'])
})

test('an act that begins twice is done once', async () => {
  const { candidateIds, look, start, ended, companyId } = await aScene()
  const { bulkId } = (await look(candidateIds, { kind: 'move', toStageId: '1001' })).data
  await Promise.all([start(bulkId), start(bulkId)])
  await ended(bulkId)
  await start(bulkId)
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('action', '=', 'candidate.moved')
    .select('candidateId')
    .execute()
  expect(entries).toHaveLength(3)
})

test('a label is given to many and taken from those who have it', async () => {
  const { candidateIds, run, look } = await aScene()
  const label = { kind: 'label', labelName: 'Night shift' } as const
  expect(await run(candidateIds.slice(0, 2), { ...label, isRemoved: false })).toMatchObject({
    done: 2,
    target: 'Night shift',
  })
  const again = await look(candidateIds, { ...label, isRemoved: false })
  expect(again.data).toMatchObject({ count: 1, left: [{ why: 'already', count: 2 }] })
  expect(await run(candidateIds, { ...label, isRemoved: true })).toMatchObject({ all: 2, done: 2 })
})

test('many are recommended to colleagues, and those who were asked already are left out', async () => {
  const { companyId, candidateIds, run, look } = await aScene()
  const colleague = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const terms = { kind: 'recommend', accountIds: [String(colleague.accountId)] } as const
  expect(await run(candidateIds.slice(1), { ...terms, accountIds: [...terms.accountIds] })).toMatchObject({
    done: 2,
  })
  const { data } = await look(candidateIds, { ...terms, accountIds: [...terms.accountIds] })
  expect(data).toMatchObject({ count: 1, left: [{ why: 'already', count: 2 }] })
})

test('an interviewer moves, rejects and labels nobody, and does not see who is not given', async () => {
  const { companyId, candidateIds } = await aScene()
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const { look } = of(interviewer)
  for (const terms of [
    { kind: 'move', toStageId: '1001' },
    { kind: 'reject' },
    { kind: 'label', labelName: 'x', isRemoved: false },
  ] as const)
    expect((await look(candidateIds, terms)).code).toBe(1002)
  const colleague = await anAccount(server.services, { companyId })
  const asked = await look(candidateIds, { kind: 'recommend', accountIds: [colleague.accountId] })
  expect(asked.data).toMatchObject({ count: 0, names: [], left: [{ why: 'gone', count: 3, names: [] }] })
})

test('a person who loses the right meanwhile changes nobody any more', async () => {
  const { hr, candidateIds, look, stored } = await aScene()
  const { bulkId } = (await look(candidateIds, { kind: 'reject' })).data
  const { db } = server.services
  await db.updateTable('bulkAct').set({ state: 'running' }).where('id', '=', bulkId).execute()
  await db.updateTable('account').set({ userType: 'read' }).where('id', '=', hr.accountId).execute()
  await of(hr).start(bulkId)
  // Another person's act wakes the loop.
  const other = await aScene(['任皓宇'])
  await other.run(other.candidateIds, { kind: 'reject' }, { text: 'x' })
  await expect.poll(async () => (await of(hr).find(bulkId)).state).toBe('ended')
  expect(await of(hr).find(bulkId)).toMatchObject({ done: 0, failed: 3 })
  expect((await stored()).every(({ outcome }) => outcome === null)).toBe(true)
})

test('nobody sees or stops an act of a colleague', async () => {
  const { companyId, candidateIds, run } = await aScene()
  const act = await run(candidateIds, { kind: 'reject' }, { text: 'x' })
  const colleague = of(await anAccount(server.services, { companyId, userType: 'superAdmin' }))
  expect(await colleague.list()).toEqual([])
  expect((await colleague.stop(act.bulkId)).code).toBe(1005)
  expect((await colleague.undo(act.bulkId)).code).toBe(1005)
  expect((await colleague.start(act.bulkId)).code).toBe(1005)
})

test('all of a filter but one are chosen, as the filter stands then', async () => {
  const { hr, candidateIds } = await aScene()
  const chosen = {
    kind: 'all' as const,
    filter: { chips: [{ by: 'stage' as const, values: ['2'] }] },
    except: [String(candidateIds[1])],
  }
  const sent = { chosen, terms: { kind: 'reject' as const } }
  const { data } = await server.call(lookAtBulk, sent, { token: hr.token, lang: 'cn' })
  expect(data).toMatchObject({ count: 2, left: [] })
  expect(data.names.toSorted()).toEqual(['沈知遥', '裴知微'].toSorted())
})

test('an undo names what a colleague has built on, and who', async () => {
  const { companyId, candidateIds, run, undo, ended, faults } = await aScene()
  const colleague = await anAccount(server.services, { companyId, name: '陆景行' })
  const act = await run(candidateIds, { kind: 'move', toStageId: '1001' })
  const moves = [{ jobseekerChannelId: String(candidateIds[0]), fromStageId: '1001', fromOutcome: null }]
  const moved = { moves, toStageId: '1', outcome: null, reason: '', carriesRecommendations: false }
  await server.call(moveCandidates, moved, { token: colleague.token })
  await undo(act.bulkId)
  expect(await ended(act.bulkId)).toMatchObject({ undone: 2, failed: 1 })
  expect(await faults(act.bulkId)).toMatchObject([{ name: '沈知遥', why: 'builtOn', byName: '陆景行' }])
})

test.each([
  ['9:59', 599, 0],
  ['10:01', 601, 1012],
])('an act is undone at %s after its end, or refused', async (_time, seconds, code) => {
  const { candidateIds, run, undo } = await aScene()
  const act = await run(candidateIds, { kind: 'move', toStageId: '1001' })
  server.clock.pass(seconds * 1000)
  expect((await undo(act.bulkId)).code).toBe(code)
})

test('a list of more than 5,000 is refused', async () => {
  const { hr } = await aScene(['沈知遥'])
  const ids = Array.from({ length: 5_001 }, (_, index) => `id${index}`)
  const sent = { chosen: { kind: 'some' as const, ids }, terms: { kind: 'reject' as const } }
  expect((await server.call(lookAtBulk, sent, { token: hr.token })).code).toBe(1003)
})
