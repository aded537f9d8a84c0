import { readId } from '@candor/kernel/ids'
import { aCandidate, anAccount, anInterview, aPosition, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { interviewInfo } from '../../interviews/contract.ts'
import { queryShortList } from '../../shortlist/contract.ts'
import { addPosition, closePosition } from '../contract/editing.ts'
import { getPosition, listPositions, pageSize } from '../contract.ts'
import { fieldsOf } from './actions/fields-under-test.ts'

const server = serverUnderTest()
const dayMs = 24 * 60 * 60 * 1000

interface Asked {
  tab?: 'open' | 'mine' | 'draft' | 'closed'
  text?: string
  cursor?: string
}

async function aRecruiter() {
  const account = await anAccount(server.services, { userType: 'general' })
  const { token } = account
  const list = async (input: Asked = {}) =>
    (await server.call(listPositions, { tab: 'open', ...input }, { token })).data
  return { ...account, list }
}

/** What a candidate stores who has been in a stage for some whole days. */
const inStage = (
  stageId: string,
  days: number,
  others: { outcome?: string; isAnonymous?: boolean } = {},
) => ({
  stageId,
  stageSince: new Date(server.services.clock.now().getTime() - days * dayMs - 1000),
  ...others,
})

test('a position is listed with its people by stage, those past a limit, its seats and who waits the longest', async () => {
  const { companyId, list } = await aRecruiter()
  const { positionId } = await aPosition(server.services, { companyId })
  const of = { companyId, positionId }
  await aCandidate(server.services, { ...of, name: '任皓宇' }, inStage('1', 8))
  await aCandidate(server.services, of, inStage('1', 3))
  await aCandidate(server.services, of, inStage('2', 6))
  await aCandidate(server.services, of, inStage('1001', 1, { outcome: 'hired' }))
  await aCandidate(server.services, of, inStage('2', 90, { outcome: 'rejected' }))
  const { list: positions, columns, counts, open, sum, mayChange, nextCursor } = await list()
  expect(positions).toMatchObject([
    {
      positionId,
      state: 'open',
      seats: 1,
      hired: 1,
      inPlay: 3,
      past: 1,
      stages: [
        { stageId: '1', count: 2, past: 1 },
        { stageId: '2', count: 1, past: 0 },
        { stageId: '1001', count: 0, past: 0 },
      ],
      others: { count: 0, past: 0 },
      oldest: { name: '任皓宇', stageName: expect.any(String), days: 8, limitDays: 3 },
      missing: [],
    },
  ])
  expect(columns.map(({ stageId }) => stageId)).toEqual(['1', '2', '1001'])
  expect(counts).toEqual({ open: 1, mine: 0, draft: 0, closed: 0 })
  expect(open).toEqual({ count: 3, past: 1 })
  expect(sum).toMatchObject({ seats: 1, hired: 1, most: 2 })
  expect([mayChange, nextCursor]).toEqual([true, null])
})

test('positions stand furthest past a limit first, and a limit of the position counts before that of the company', async () => {
  const { companyId, list } = await aRecruiter()
  const { db } = server.services
  const calm = await aPosition(server.services, { companyId, name: 'calm' })
  const late = await aPosition(server.services, { companyId, name: 'late' })
  const strict = await aPosition(server.services, { companyId, name: 'strict' })
  for (const [position, days] of [
    [calm, 2],
    [late, 5],
    [strict, 4],
  ] as const)
    await aCandidate(server.services, position, inStage('1', days))
  const stage = await db
    .selectFrom('stage')
    .where('companyId', '=', companyId)
    .where('wireId', '=', '1')
    .select('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('positionStage')
    .values({
      positionId: strict.positionId,
      companyId,
      stageId: stage.id,
      sortIndex: 1,
      limitDays: 1,
    })
    .execute()
  const { list: positions } = await list()
  expect(positions.map(({ name, past }) => [name, past])).toEqual([
    ['strict', 1],
    ['late', 1],
    ['calm', 0],
  ])
  expect(positions[0]?.stages).toEqual([{ stageId: '1', count: 1, past: 1 }])
})

test('people in a stage that is no column are counted together', async () => {
  const { companyId, list } = await aRecruiter()
  const { positionId } = await aPosition(server.services, { companyId })
  await aCandidate(server.services, { companyId, positionId }, inStage('77', 1))
  const { list: positions, sum } = await list()
  expect(positions[0]?.others).toEqual({ count: 1, past: 0 })
  expect(sum.others).toEqual({ count: 1, past: 0 })
})

test('the tabs hold the open positions, those that the caller recruits for, the drafts and the closed ones', async () => {
  const { token, accountId, list } = await aRecruiter()
  const add = (name: string, isDraft: boolean, recruits: string[] = []) =>
    server.call(addPosition, { fields: fieldsOf({ name, recruits }), isDraft }, { token })
  await add('mine', false, [accountId])
  await add('draft', true)
  const closed = (await add('closed', false)).data.positionId
  await add('open', false)
  await server.call(closePosition, { positionId: closed, revision: 0 }, { token })
  const namesIn = async (tab: Asked['tab']) => (await list({ tab })).list.map(({ name }) => name)
  expect(await namesIn('open')).toEqual(['mine', 'open'])
  expect(await namesIn('mine')).toEqual(['mine'])
  expect(await namesIn('draft')).toEqual(['draft'])
  expect(await namesIn('closed')).toEqual(['closed'])
  expect((await list()).counts).toEqual({ open: 2, mine: 1, draft: 1, closed: 1 })
  expect((await list({ tab: 'draft' })).list[0]?.missing).toEqual(['description', 'recruits', 'interviews'])
})

test('a position is found by any of its names, its place and the name of a recruiter', async () => {
  const { companyId, token, list } = await aRecruiter()
  const recruiter = await anAccount(server.services, { companyId, name: '唐若谷' })
  const fields = fieldsOf({ nameTw: '支付工程師', place: 'Hangzhou', recruits: [recruiter.accountId] })
  await server.call(addPosition, { fields, isDraft: false }, { token })
  await aPosition(server.services, { companyId, name: '其他' })
  for (const text of ['支付后端', 'payments eng', '工程師', 'hangz', '若谷', ' 若谷 '])
    expect((await list({ text })).list.map(({ nameLatin }) => nameLatin)).toEqual(['Payments Engineer'])
  for (const text of ['%', '_', 'nobody']) expect((await list({ text })).list).toEqual([])
})

test('positions come page by page, each once, with the sums of all', async () => {
  const { companyId, list } = await aRecruiter()
  for (let index = 0; index < pageSize + 3; index += 1) await aPosition(server.services, { companyId })
  const first = await list()
  const second = await list({ cursor: first.nextCursor ?? '' })
  const ids = [...first.list, ...second.list].map(({ positionId }) => positionId)
  expect(new Set(ids).size).toBe(pageSize + 3)
  expect([second.nextCursor, first.sum.seats, second.sum.seats]).toEqual([null, pageSize + 3, pageSize + 3])
})

test('an anonymous candidate waits masked, and under anonymous screening all do', async () => {
  const { companyId, list } = await aRecruiter()
  const { positionId } = await aPosition(server.services, { companyId })
  const hidden = inStage('1', 5, { isAnonymous: true })
  await aCandidate(server.services, { companyId, positionId, name: '任皓宇' }, hidden)
  expect((await list()).list[0]?.oldest).toMatchObject({ name: '任**', nameLatin: null })
  const other = await aPosition(server.services, { companyId })
  await aCandidate(server.services, { ...other, name: '罗一帆' }, inStage('1', 9))
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect((await list()).list.map(({ oldest }) => oldest?.name)).toEqual(['罗**', '任**'])
})

test('recruiting and interviewing for a position open no report and no name to an interviewer', async () => {
  const { companyId, token } = await aRecruiter()
  const interviewer = await anAccount(server.services, {
    companyId,
    userType: 'interviewer',
    buttons: ['position', 'candidate', 'reportAIInterview'],
  })
  const ids = [interviewer.accountId]
  const fields = fieldsOf({ recruits: ids, interviews: ids })
  const { positionId } = (await server.call(addPosition, { fields, isDraft: false }, { token })).data
  const known = readId<'position'>(positionId) ?? undefined
  const { interviewId } = await anInterview(server.services, {
    companyId,
    positionId: known,
    name: '任皓宇',
  })
  const as = { token: interviewer.token }
  const listed = await server.call(listPositions, { tab: 'mine' }, as)
  expect(listed.data.list).toMatchObject([
    { positionId, inPlay: 1, oldest: { name: null, nameLatin: null, jobseekerChannelId: null } },
  ])
  expect(listed.data.mayChange).toBe(false)
  expect(listed.body).not.toContain('任')
  expect((await server.call(getPosition, { positionId }, as)).body).not.toContain('任')
  expect((await server.call(queryShortList, {}, as)).data.list).toEqual([])
  expect((await server.call(interviewInfo, { userId: interviewId }, as)).code).not.toBe(0)
})

test('one position is told with everything that is written about it', async () => {
  const { companyId, token, accountId } = await aRecruiter()
  const fields = fieldsOf({
    nameTw: '支付工程師',
    grade: 'L6',
    place: '杭州',
    seats: 3,
    recruits: [accountId],
    interviews: [accountId],
    description: { cn: '# 职责', en: '', 'zh-TW': '' },
    languages: ['en', 'cn'],
  })
  const { positionId } = (await server.call(addPosition, { fields, isDraft: false }, { token })).data
  const { data } = await server.call(getPosition, { positionId }, { token })
  const person = { accountId, name: expect.any(String) }
  expect(data).toMatchObject({
    ...fields,
    recruits: [person],
    interviews: [person],
    languages: ['cn', 'en'],
    state: 'open',
    externalId: expect.stringMatching(/^candor:/),
    salary: null,
    showsSalary: false,
    revision: 0,
    changedBy: person,
    mayChange: true,
  })
  expect(data.stages.map(({ stageId, count }) => [stageId, count])).toEqual([
    ['1', 0],
    ['2', 0],
    ['1001', 0],
  ])
  const other = await anAccount(server.services, { userType: 'general' })
  expect(other.companyId).not.toBe(companyId)
  expect((await server.call(getPosition, { positionId }, { token: other.token })).code).toBe(1005)
})
