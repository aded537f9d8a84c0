import { readId } from '@candor/kernel/ids'
import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { undoLast } from '@candor/testkit/builders/undo'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  addPosition,
  closePosition,
  copyPosition,
  findPositionAccounts,
  openPosition,
  savePositionFields,
} from '../../contract/editing.ts'
import { getPosition, listPositions } from '../../contract.ts'
import { aRecruiterOf, fieldsOf } from './fields-under-test.ts'

const server = serverUnderTest()
const aRecruiter = () => aRecruiterOf(server)

test('a position is added and changed, and the log keeps what changed', async () => {
  const { add, save, get, entries, accountId } = await aRecruiter()
  const { positionId } = (await add({ place: '杭州' })).data
  const changed = await save(positionId, 0, {
    place: '上海',
    seats: 3,
    recruits: [accountId],
    description: { cn: '# 职责', en: '', 'zh-TW': '' },
  })
  expect(changed.data).toEqual({ revision: 1 })
  expect(await get(positionId)).toMatchObject({ place: '上海', seats: 3, revision: 1 })
  expect(await entries()).toEqual([
    ['position.added', { subject: '支付后端工程师' }],
    [
      'position.changed',
      {
        subject: '支付后端工程师',
        from: { place: '杭州', seats: 1, recruits: [], description: { cn: 0, en: 0, 'zh-TW': 0 } },
        to: {
          place: '上海',
          seats: 3,
          recruits: [expect.any(String)],
          description: { cn: 4, en: 0, 'zh-TW': 0 },
        },
      },
    ],
  ])
  expect(
    (
      await save(positionId, 1, {
        place: '上海',
        seats: 3,
        recruits: [accountId],
        description: { cn: '# 职责', en: '', 'zh-TW': '' },
      })
    ).data,
  ).toEqual({ revision: 1 })
  expect(await entries()).toHaveLength(2)
})

test('of two people who change a position at once, the second is told who changed it, and nothing is overwritten', async () => {
  const { companyId, add, save, get } = await aRecruiter()
  const { positionId } = (await add()).data
  const second = await anAccount(server.services, { companyId, name: '唐若谷', userType: 'general' })
  const theirs = { positionId, revision: 0, fields: fieldsOf({ place: '上海' }) }
  await server.call(savePositionFields, theirs, { token: second.token })
  const refused = await save(positionId, 0, { place: '杭州' })
  expect(refused.code).toBe(1012)
  expect(refused.data).toEqual({ byName: '唐若谷', changedAt: server.services.clock.now().getTime() })
  expect((await get(positionId)).place).toBe('上海')
  const together = await Promise.all([
    save(positionId, 1, { place: '北京' }),
    server.call(savePositionFields, { ...theirs, revision: 1 }, { token: second.token }),
    server.call(closePosition, { positionId, revision: 1 }, { token: second.token }),
  ])
  expect(together.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
  expect((await get(positionId)).revision).toBe(
    together.filter(({ data }) => data && 'revision' in data && data.revision === 2).length + 1,
  )
})

test('a closed position keeps its people where they are, and is reopened with them', async () => {
  const { companyId, as, add, get, entries } = await aRecruiter()
  const { positionId } = (await add()).data
  const known = readId<'position'>(positionId) ?? undefined
  await aCandidate(server.services, { companyId, positionId: known, stageId: '2' })
  const closed = await server.call(closePosition, { positionId, revision: 0 }, as)
  expect(closed.data).toEqual({ revision: 1, undoId: expect.any(String) })
  expect(await get(positionId)).toMatchObject({ state: 'closed', inPlay: 1, closedAt: expect.any(Number) })
  expect((await server.call(openPosition, { positionId, revision: 0 }, as)).code).toBe(1012)
  await server.call(openPosition, { positionId, revision: 1 }, as)
  expect(await get(positionId)).toMatchObject({ state: 'open', inPlay: 1, closedAt: null })
  expect((await entries()).map(([action]) => action)).toEqual([
    'position.added',
    'position.closed',
    'position.reopened',
  ])
})

test('an undone closing opens the position again, unless somebody changed it since', async () => {
  const { as, add, get, save } = await aRecruiter()
  const { positionId } = (await add()).data
  await server.call(closePosition, { positionId, revision: 0 }, as)
  const { act, data } = await undoLast(server, as)
  expect([act.target, data?.done]).toEqual(['Payments Engineer', 1])
  expect(await get(positionId)).toMatchObject({ state: 'open', closedAt: null, revision: 2 })
  await server.call(closePosition, { positionId, revision: 2 }, as)
  await save(positionId, 3, { place: '成都' })
  expect((await undoLast(server, as)).data).toMatchObject({ done: 0, refused: [{ why: 'changed' }] })
})

test('only open positions count towards the edition: past it nothing is added, opened or reopened', async () => {
  const { companyId, as, add } = await aRecruiter()
  await anEdition(server.services, companyId, 'standard')
  const first = (await add()).data.positionId
  for (let index = 1; index < 50; index += 1) await aPosition(server.services, { companyId })
  const refused = await add()
  expect([refused.code, refused.data]).toEqual([1008, { quota: 'jobs', used: 50, limit: 50 }])
  const draft = await add({}, true)
  expect(draft.code).toBe(0)
  const open = (positionId: string, revision: number) =>
    server.call(openPosition, { positionId, revision }, as)
  expect((await open(draft.data.positionId, 0)).code).toBe(1008)
  await server.call(closePosition, { positionId: first, revision: 0 }, as)
  const both = await Promise.all([open(draft.data.positionId, 0), open(first, 1)])
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 1008])
})

test('a copy is a draft with the fields, people, rules, rounds and stages, and without candidates', async () => {
  const { companyId, as, add, get, accountId } = await aRecruiter()
  const { db } = server.services
  const given = { place: '杭州', seats: 2, recruits: [accountId], interviews: [accountId] }
  const { positionId } = (await add({ ...given, externalId: 'mine' })).data
  const from = readId<'position'>(positionId)
  if (!from) throw new Error('no position')
  await aCandidate(server.services, { companyId, positionId: from })
  await db.updateTable('position').set({ isL5: true }).where('id', '=', from).execute()
  await db
    .insertInto('interviewRound')
    .values({ id: crypto.randomUUID(), companyId, positionId: from, place: 1, name: '技术初试' })
    .execute()
  const own = await db
    .insertInto('stage')
    .values({ companyId, positionId: from, wireId: '1002', kind: 2, sortIndex: 3, limitDays: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('positionStage')
    .values({ companyId, positionId: from, stageId: own.id, sortIndex: 1, limitDays: 6 })
    .execute()
  const copied = (await server.call(copyPosition, { positionId }, as)).data.positionId
  const copy = await get(copied)
  expect(copy).toMatchObject({
    name: '支付后端工程师（副本）',
    nameLatin: 'Payments Engineer (copy)',
    place: '杭州',
    seats: 2,
    state: 'draft',
    inPlay: 0,
    recruits: [{ accountId }],
    interviews: [{ accountId }],
    externalId: expect.stringMatching(/^candor:/),
    stages: [{ limitDays: 6, count: 0 }],
  })
  expect(copy.stages[0]?.stageId).toBe('1003')
  const to = readId<'position'>(copied)
  const rounds = await db.selectFrom('interviewRound').where('positionId', '=', to).selectAll().execute()
  expect(rounds.map(({ name }) => name)).toEqual(['技术初试'])
  expect((await get(positionId)).inPlay).toBe(1)
})

test('an interviewer and a read-only account who hold the permission read positions and change none', async () => {
  const { companyId, add } = await aRecruiter()
  const { positionId } = (await add()).data
  for (const userType of ['interviewer', 'read'] as const) {
    const reader = await anAccount(server.services, { companyId, userType, buttons: ['position'] })
    const as = { token: reader.token }
    expect((await server.call(listPositions, { tab: 'open' }, as)).data.mayChange).toBe(false)
    expect((await server.call(getPosition, { positionId }, as)).data.mayChange).toBe(false)
    const tried = [
      await server.call(addPosition, { fields: fieldsOf(), isDraft: true }, as),
      await server.call(savePositionFields, { positionId, revision: 0, fields: fieldsOf() }, as),
      await server.call(closePosition, { positionId, revision: 0 }, as),
      await server.call(openPosition, { positionId, revision: 0 }, as),
      await server.call(copyPosition, { positionId }, as),
    ]
    expect(tried.map(({ code }) => code)).toEqual([1002, 1002, 1002, 1002, 1002])
  }
})

test('accounts are found by part of a name or e-mail, without the frozen ones and those of others', async () => {
  const { companyId, as } = await aRecruiter()
  await anAccount(server.services, { companyId, name: '唐若谷' })
  await anAccount(server.services, { companyId, name: '唐停用', userType: 'freeze' })
  await anAccount(server.services, { name: '唐外人' })
  const { data } = await server.call(findPositionAccounts, { text: '唐' }, as)
  expect(data.map(({ name }) => name)).toEqual(['唐若谷'])
})
