import { aCandidate, aCompany, anAccount, anInterview, aPosition, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findNeighbours } from '../contract/neighbours.ts'
import { listShortListPositions, pageSize } from '../contract.ts'
import { aList, mixed, query } from './routes/list-under-test.ts'

const server = serverUnderTest()

test('every state is counted once, and the list answers each item with its state [R3-072 P3-006]', async () => {
  const { hr } = await aList(server, mixed)
  const { data } = await query(server, hr)
  expect(data.list.map((item) => item.state)).toEqual([
    'notOperated',
    'pass',
    'wait',
    'reject',
    'invalid',
    'invalid',
  ])
  expect(data).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
  const facts = { operateStatus: 1, stageId: '2', stageTypeKind: 2 }
  expect(data.list[1]).toMatchObject({
    ...facts,
    jobSeekerChannelId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('an interviewer has the candidates recommended to them; withdrawn ones are counted but not listed', async () => {
  const { interviewer, companyId, positionId } = await aList(server, mixed)
  await aCandidate(server.services, { companyId, positionId })
  const { data } = await query(server, interviewer)
  expect(data.list).toHaveLength(5)
  expect(data).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
  expect(data.listed).toEqual({ all: 5, waiting: 1, operated: 3 })
})

test('each list of an interviewer has as many candidates as it says, a withdrawn decision among them or not', async () => {
  const { hr, interviewer } = await aList(server, [...mixed, { operateStatus: 1, isWithdrawn: true }])
  for (const account of [hr, interviewer]) {
    const { listed, haveOperateCount } = (await query(server, account)).data
    const lengthOf = async (input: object) => (await query(server, account, input)).data.list.length
    expect(await lengthOf({})).toBe(listed.all)
    expect(await lengthOf({ haveOperate: 0 })).toBe(listed.waiting)
    expect(await lengthOf({ haveOperate: 1 })).toBe(listed.operated)
    expect(haveOperateCount).toBe(4)
  }
})

test('another company’s candidates are neither listed nor counted', async () => {
  await aList(server, mixed)
  const stranger = await anAccount(server.services)
  const { data } = await query(server, stranger)
  expect(data).toMatchObject({ list: [], haveOperateCount: 0, noOperateCount: 0, invalidCount: 0 })
})

test('the filter narrows by every field that it names [P3-005]', async () => {
  const { companyId } = await aCompany(server.services)
  const hr = await anAccount(server.services, { companyId })
  const shen = await aCandidate(
    server.services,
    { companyId, name: '沈知遥' },
    { phone: '13800000007', workYears: 5 },
  )
  await aCandidate(
    server.services,
    { companyId, name: '顾一鸣' },
    { phone: '13800000008', email: 'gu@person.example', workYears: 2 },
  )
  const names = async (input: object) => (await query(server, hr, input)).data.list.map((item) => item.name)
  expect(await names({ name: '知' })).toEqual(['沈知遥'])
  expect(await names({ phone: '0008' })).toEqual(['顾一鸣'])
  expect(await names({ email: 'GU@' })).toEqual(['顾一鸣'])
  expect(await names({ minWorkAge: 3 })).toEqual(['沈知遥'])
  expect(await names({ maxWorkAge: 3 })).toEqual(['顾一鸣'])
  expect(await names({ positionId: shen.positionId })).toEqual(['沈知遥'])
  expect(await names({ positionId: 'no position' })).toEqual([])
  await aRecommendation(server.services, {
    ...shen,
    toAccountId: hr.accountId,
    recommendStatus: 1,
    operateStatus: 4,
  })
  expect(await names({ recommendStatus: 1 })).toEqual(['沈知遥'])
  expect(await names({ recommendStatus: 0 })).toEqual([])
  expect(await names({ haveOperate: 1 })).toEqual(['沈知遥'])
  expect(await names({ haveOperate: 0 })).toEqual(['顾一鸣'])
  expect(await names({ name: '%' })).toEqual([])
  expect(await names({ name: '', phone: '', minWorkAge: undefined })).toHaveLength(2)
})

test('operated and not operated can be asked for alone; the counts stay those of the whole list', async () => {
  const { hr } = await aList(server, mixed)
  const operated = (await query(server, hr, { haveOperate: 1 })).data
  const waiting = (await query(server, hr, { haveOperate: 0 })).data
  expect(operated.list.map((item) => item.state)).toEqual(['pass', 'wait', 'reject'])
  expect(waiting.list.map((item) => item.state)).toEqual(['notOperated'])
  expect(operated).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
})

test('an anonymous candidate’s name is masked in the list', async () => {
  const { companyId } = await aCompany(server.services)
  const hr = await anAccount(server.services, { companyId })
  await aCandidate(server.services, { companyId, name: '孟知安', isAnonymous: true })
  const answer = await query(server, hr)
  expect(answer.data.list[0]?.name).toBe('孟**')
  expect(answer.body).not.toContain('知安')
})

test('an item holds the facts of its row: labels in their order, position, years and the newest interview', async () => {
  const { companyId, positionId } = await aPosition(server.services, { name: '支付后端' })
  const hr = await anAccount(server.services, { companyId })
  const candidate = await aCandidate(server.services, { companyId, positionId }, { workYears: 7 })
  await anInterview(server.services, candidate)
  const newest = await anInterview(server.services, { ...candidate, status: 'doing' })
  const label = { candidateId: candidate.candidateId, companyId }
  await server.services.db
    .insertInto('candidateLabel')
    .values([
      { ...label, labelId: 3, name: '分布式', sortIndex: 1 },
      { ...label, labelId: 7, name: '高风险', sortIndex: 0 },
    ])
    .execute()
  expect((await query(server, hr)).data.list).toMatchObject([
    {
      interviewId: newest.interviewId,
      interviewState: 'underWay',
      positionName: '支付后端',
      workYears: 7,
      labels: [
        { labelId: 7, labelName: '高风险' },
        { labelId: 3, labelName: '分布式' },
      ],
      lastActiveAt: server.clock.now().getTime(),
    },
  ])
})

test('hidden names cannot be found by asking for them', async () => {
  const { companyId } = await aCompany(server.services)
  const hr = await anAccount(server.services, { companyId })
  await aCandidate(
    server.services,
    { companyId, name: '孟知安', isAnonymous: true },
    { phone: '13800000009' },
  )
  await aCandidate(server.services, { companyId, name: '孟若水' })
  const names = async (input: object) => (await query(server, hr, input)).data.list.map((item) => item.name)
  expect(await names({ name: '孟' })).toEqual(['孟若水'])
  expect(await names({ phone: '0009' })).toEqual([])
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(await names({ name: '孟' })).toEqual([])
  expect(await names({})).toEqual(['孟**', '孟**'])
})

test('a candidate whom an interviewer recommended to themselves is counted but not listed', async () => {
  const { interviewer, candidates } = await aList(server, [{ operateStatus: 1, isWithdrawn: true }])
  const [candidate] = candidates
  if (!candidate) throw new Error('the list has a candidate')
  const { accountId } = interviewer
  const own = { toAccountId: accountId, byAccountId: accountId, operateStatus: 2 }
  await aRecommendation(server.services, { ...candidate, ...own })
  expect((await query(server, interviewer)).data).toMatchObject({ list: [], haveOperateCount: 1 })
})

test('a candidate who is recommended again waits for the interviewer’s answer, also after a withdrawn decision', async () => {
  const { hr, interviewer, candidates } = await aList(server, [{ operateStatus: 1, isWithdrawn: true }])
  const [candidate] = candidates
  if (!candidate) throw new Error('the list has one')
  expect((await query(server, interviewer)).data).toMatchObject({ list: [], haveOperateCount: 1 })
  await aRecommendation(server.services, { ...candidate, toAccountId: interviewer.accountId })
  const waiting = (await query(server, interviewer, { haveOperate: 0 })).data
  expect(waiting).toMatchObject({ list: [{ state: 'notOperated' }], haveOperateCount: 0, noOperateCount: 1 })
  // For everybody else a decision stands.
  expect((await query(server, hr)).data).toMatchObject({ list: [{ state: 'pass' }], haveOperateCount: 1 })
})

test('a decided candidate is open again in the next stage, with a link to the new recommendation', async () => {
  const { interviewer, candidates, positionId } = await aList(server, [{ operateStatus: 1, stageId: '3' }])
  const [candidate] = candidates
  if (!candidate) throw new Error('the list has one')
  const asked = { ...candidate, toAccountId: interviewer.accountId, recommendStageId: '3' }
  await aRecommendation(server.services, asked)
  const waiting = (await query(server, interviewer, { haveOperate: 0 })).data
  expect(waiting).toMatchObject({
    list: [{ state: 'notOperated', recommendStageId: '3' }],
    noOperateCount: 1,
  })
  expect((await query(server, interviewer, { haveOperate: 1 })).data.list).toEqual([])
  const neighbours = await server.call(
    findNeighbours,
    { jobSeekerChannelId: candidate.candidateId, haveOperate: 0 },
    { token: interviewer.token },
  )
  expect(neighbours.data).toMatchObject({ place: 1, total: 1, cells: ['notOperated'], noOperateCount: 1 })
  const positions = await server.call(listShortListPositions, {}, { token: interviewer.token })
  expect(positions.data).toMatchObject([{ positionId, count: 1, noOperateCount: 1 }])
})

test('a decision stays where the other recommendation is for a stage that the candidate has left', async () => {
  const { interviewer, candidates } = await aList(server, [{ operateStatus: 1, stageId: '2' }])
  const [candidate] = candidates
  if (!candidate) throw new Error('the list has one')
  const left = { ...candidate, toAccountId: interviewer.accountId, recommendStageId: '1' }
  await aRecommendation(server.services, left)
  expect((await query(server, interviewer)).data).toMatchObject({
    list: [{ state: 'pass', recommendStageId: '2' }],
    haveOperateCount: 1,
    noOperateCount: 0,
  })
})

test('a stage asked for lists whom it was recommended to, each by that recommendation', async () => {
  const { hr, companyId, interviewer, candidates } = await aList(server, [
    { operateStatus: 1, stageId: '3' },
    {},
  ])
  const [moved] = candidates
  if (!moved) throw new Error('the list has two')
  await aRecommendation(server.services, {
    ...moved,
    toAccountId: interviewer.accountId,
    recommendStageId: '3',
  })
  await aCandidate(server.services, { companyId })
  const states = async (recommendStageId: string) =>
    (await query(server, hr, { recommendStageId })).data.list.map((item) => item.state)
  expect(await states('3')).toEqual(['notOperated'])
  expect(await states('2')).toEqual(['pass', 'notOperated'])
})

test('a long list comes in pages that meet without a gap or a double', async () => {
  const { hr, candidates } = await aList(
    server,
    Array.from({ length: pageSize + 3 }, () => ({})),
  )
  const first = (await query(server, hr)).data
  const second = (await query(server, hr, { cursor: first.nextCursor ?? undefined })).data
  const ids = [...first.list, ...second.list].map((item) => item.jobSeekerChannelId)
  expect(first.list).toHaveLength(pageSize)
  expect(ids).toEqual(candidates.map((candidate) => candidate.candidateId))
  expect(second.nextCursor).toBe(null)
})

test('positions answer how many candidates they have and how many wait', async () => {
  const { hr, positionId } = await aList(server, mixed)
  const { data } = await server.call(listShortListPositions, {}, { token: hr.token })
  expect(data).toMatchObject([{ positionId, count: 6, noOperateCount: 1 }])
})
