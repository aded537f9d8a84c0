import {
  type AccountUnderTest,
  aCandidate,
  aCompany,
  aDocument,
  anAccount,
  anInterview,
  aPosition,
  aRecommendation,
  aSetting,
} from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findNeighbours, listShortListPositions, pageSize, queryShortList } from '../contract.ts'

const server = serverUnderTest()

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

async function aList(states: readonly { operateStatus?: number; isWithdrawn?: boolean; stageId?: string }[]) {
  const { companyId } = await aCompany(server.house)
  const { positionId } = await aPosition(server.house, { companyId })
  const hr = await anAccount(server.house, { companyId })
  const interviewer = await anAccount(server.house, { companyId, userType: 'interviewer' })
  const candidates = []
  for (const [index, state] of states.entries()) {
    const given = { companyId, positionId, appliedAt: day(28 - index), ...state }
    const candidate = await anInterview(server.house, await aCandidate(server.house, given))
    await aRecommendation(server.house, { ...candidate, toAccountId: interviewer.accountId, ...state })
    candidates.push(candidate)
  }
  return { companyId, positionId, hr, interviewer, candidates }
}

const mixed = [
  {},
  { operateStatus: 1 },
  { operateStatus: 4 },
  { operateStatus: 2 },
  { isWithdrawn: true },
  { stageId: '9' },
]

const query = (account: AccountUnderTest, input = {}) =>
  server.call(queryShortList, input, { token: account.token })

test('every state is counted once, and the list answers each item with its state [R3-072]', async () => {
  const { hr } = await aList(mixed)
  const { data } = await query(hr)
  expect(data.list.map((item) => item.state)).toEqual([
    'notOperated',
    'pass',
    'wait',
    'reject',
    'invalid',
    'invalid',
  ])
  expect(data).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
  expect(data.list[1]).toMatchObject({ operateStatus: 1, stageId: '2', stageTypeKind: 2 })
})

test('an interviewer has what was recommended to them; what was withdrawn is counted but not listed', async () => {
  const { interviewer, companyId, positionId } = await aList(mixed)
  await aCandidate(server.house, { companyId, positionId })
  const { data } = await query(interviewer)
  expect(data.list).toHaveLength(5)
  expect(data).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
})

test('another company’s candidates are neither listed nor counted', async () => {
  await aList(mixed)
  const stranger = await anAccount(server.house)
  const { data } = await query(stranger)
  expect(data).toMatchObject({ list: [], haveOperateCount: 0, noOperateCount: 0, invalidCount: 0 })
})

test('the filter narrows by every field that it names', async () => {
  const { companyId } = await aCompany(server.house)
  const hr = await anAccount(server.house, { companyId })
  const shen = await aCandidate(server.house, {
    companyId,
    name: '沈知遥',
    phone: '13800000007',
    workYears: 5,
  })
  await aCandidate(server.house, {
    companyId,
    name: '顾一鸣',
    phone: '13800000008',
    email: 'gu@person.example',
    workYears: 2,
  })
  const names = async (input: object) => (await query(hr, input)).data.list.map((item) => item.name)
  expect(await names({ name: '知' })).toEqual(['沈知遥'])
  expect(await names({ phone: '0008' })).toEqual(['顾一鸣'])
  expect(await names({ email: 'GU@' })).toEqual(['顾一鸣'])
  expect(await names({ minWorkAge: 3 })).toEqual(['沈知遥'])
  expect(await names({ maxWorkAge: 3 })).toEqual(['顾一鸣'])
  expect(await names({ positionId: shen.positionId })).toEqual(['沈知遥'])
  expect(await names({ positionId: 'no position' })).toEqual([])
  expect(await names({ name: '%' })).toEqual([])
  expect(await names({ name: '', phone: '', minWorkAge: undefined })).toHaveLength(2)
})

test('operated and not operated can be asked for alone; the counts stay those of the whole list', async () => {
  const { hr } = await aList(mixed)
  const operated = (await query(hr, { haveOperate: 1 })).data
  const waiting = (await query(hr, { haveOperate: 0 })).data
  expect(operated.list.map((item) => item.state)).toEqual(['pass', 'wait', 'reject'])
  expect(waiting.list.map((item) => item.state)).toEqual(['notOperated'])
  expect(operated).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
})

test('an anonymous candidate’s name is masked in the list', async () => {
  const { companyId } = await aCompany(server.house)
  const hr = await anAccount(server.house, { companyId })
  await aCandidate(server.house, { companyId, name: '孟知安', isAnonymous: true })
  const answer = await query(hr)
  expect(answer.data.list[0]?.name).toBe('孟**')
  expect(answer.body).not.toContain('知安')
})

test('an item holds what its row shows: labels in their order, position, years and the newest interview', async () => {
  const { companyId, positionId } = await aPosition(server.house, { name: '支付后端' })
  const hr = await anAccount(server.house, { companyId })
  const candidate = await aCandidate(server.house, { companyId, positionId, workYears: 7 })
  await anInterview(server.house, candidate)
  const newest = await anInterview(server.house, { ...candidate, status: 'doing' })
  const label = { candidateId: candidate.candidateId, companyId }
  await server.house.db
    .insertInto('candidateLabel')
    .values([
      { ...label, labelId: 3, name: '分布式', sortIndex: 1 },
      { ...label, labelId: 7, name: '高风险', sortIndex: 0 },
    ])
    .execute()
  expect((await query(hr)).data.list).toMatchObject([
    {
      interviewId: newest.interviewId,
      interviewStatus: 'doing',
      positionName: '支付后端',
      workYears: 7,
      labels: [
        { labelId: 7, labelName: '高风险' },
        { labelId: 3, labelName: '分布式' },
      ],
      updatedAt: server.clock.now().getTime(),
    },
  ])
})

test('hidden names cannot be found by asking for them', async () => {
  const { companyId } = await aCompany(server.house)
  const hr = await anAccount(server.house, { companyId })
  await aCandidate(server.house, { companyId, name: '孟知安', phone: '13800000009', isAnonymous: true })
  await aCandidate(server.house, { companyId, name: '孟若水' })
  const names = async (input: object) => (await query(hr, input)).data.list.map((item) => item.name)
  expect(await names({ name: '孟' })).toEqual(['孟若水'])
  expect(await names({ phone: '0009' })).toEqual([])
  await aSetting(server.house, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(await names({ name: '孟' })).toEqual([])
  expect(await names({})).toEqual(['孟**', '孟**'])
})

test('a score that the company or the role does not show is not in the list', async () => {
  const { hr, companyId, candidates } = await aList([{}])
  const interviewId = candidates[0]?.interviewId
  const score = { overallScore: 4.2 }
  await server.house.db
    .updateTable('interview')
    .set(score)
    .where('id', '=', interviewId ?? null)
    .execute()
  const first = async (account: AccountUnderTest) => (await query(account)).data.list[0]
  expect(await first(hr)).toMatchObject({ overallScore: 4.2, scoreOutOf: 5, isScoreShown: true })
  const without = await anAccount(server.house, { companyId, buttons: ['candidate'] })
  expect(await first(without)).toMatchObject({ overallScore: null, isScoreShown: false })
  await aSetting(server.house, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect(await first(hr)).toMatchObject({ overallScore: null, isScoreShown: false })
})

test('a position that hides its score indicator hides its scores in the list too, and no other’s', async () => {
  const { hr, companyId, positionId } = await aList([{}])
  const other = await anInterview(server.house, await aCandidate(server.house, { companyId }))
  await server.house.db
    .updateTable('interview')
    .set({ overallScore: 4.3 })
    .where('companyId', '=', companyId)
    .execute()
  const settings = JSON.stringify({ hideScoreIndicator: true })
  await server.house.db.updateTable('position').set({ settings }).where('id', '=', positionId).execute()
  const shown = async () =>
    new Map(
      (await query(hr)).data.list.map((item) => [
        item.interviewId === other.interviewId,
        [item.overallScore, item.isScoreShown],
      ]),
    )
  expect(await shown()).toEqual(
    new Map([
      [false, [null, false]],
      [true, [4.3, true]],
    ]),
  )
  await aSetting(server.house, companyId, 'rules', { reportScoreVisible: false })
  expect((await shown()).get(true)).toEqual([null, false])
})

test.each([
  [1, false],
  [0, true],
])(
  'an analysis without a score that was stopped (%i) does not look like one that still runs',
  async (isL2ScoreStop, isScoreShown) => {
    const { hr, candidates } = await aList([{}])
    const [interview] = candidates
    if (!interview) throw new Error('the list has one')
    await aDocument(server.house, interview, 'aiData', { isL2ScoreStop })
    expect((await query(hr)).data.list[0]).toMatchObject({ overallScore: null, isScoreShown })
  },
)

test('an interviewer still has whom another recommendation leaves open', async () => {
  const { interviewer, candidates } = await aList([{ operateStatus: 1, isWithdrawn: true }])
  const [candidate] = candidates
  if (!candidate) throw new Error('the list has one')
  expect((await query(interviewer)).data).toMatchObject({ list: [], haveOperateCount: 1 })
  await aRecommendation(server.house, { ...candidate, toAccountId: interviewer.accountId })
  expect((await query(interviewer)).data.list).toMatchObject([{ state: 'pass' }])
})

test('a stage asked for lists whom it was recommended to, each by that recommendation', async () => {
  const { hr, companyId, interviewer, candidates } = await aList([{ operateStatus: 1, stageId: '3' }, {}])
  const [moved] = candidates
  if (!moved) throw new Error('the list has two')
  await aRecommendation(server.house, { ...moved, toAccountId: interviewer.accountId, recommendStageId: '3' })
  await aCandidate(server.house, { companyId })
  const states = async (recommendStageId: string) =>
    (await query(hr, { recommendStageId })).data.list.map((item) => item.state)
  expect(await states('3')).toEqual(['notOperated'])
  expect(await states('2')).toEqual(['pass', 'notOperated'])
})

test('a long list comes in pages that meet without a gap or a double', async () => {
  const { hr, candidates } = await aList(Array.from({ length: pageSize + 3 }, () => ({})))
  const first = (await query(hr)).data
  const second = (await query(hr, { cursor: first.nextCursor ?? undefined })).data
  const ids = [...first.list, ...second.list].map((item) => item.jobSeekerChannelId)
  expect(first.list).toHaveLength(pageSize)
  expect(ids).toEqual(candidates.map((candidate) => candidate.candidateId))
  expect(second.nextCursor).toBe(null)
})

test('positions answer how many candidates they have and how many wait', async () => {
  const { hr, positionId } = await aList(mixed)
  const { data } = await server.call(listShortListPositions, {}, { token: hr.token })
  expect(data).toMatchObject([{ positionId, count: 6, noOperateCount: 1 }])
})

test('a candidate’s neighbours are those of the same filter, with its place and the states around it', async () => {
  const { hr, candidates } = await aList(mixed)
  const at = async (index: number, filter = {}) => {
    const jobSeekerChannelId = candidates[index]?.candidateId ?? ''
    return (await server.call(findNeighbours, { ...filter, jobSeekerChannelId }, { token: hr.token })).data
  }
  const middle = await at(2)
  expect(middle).toMatchObject({ place: 3, total: 6, current: 2, haveOperateCount: 3 })
  expect(middle.previous?.jobSeekerChannelId).toBe(candidates[1]?.candidateId)
  expect(middle.next?.interviewId).toBe(candidates[3]?.interviewId)
  expect(middle.cells).toEqual(['notOperated', 'pass', 'wait', 'reject', 'invalid', 'invalid'])
  expect((await at(0)).previous).toBe(null)
  expect((await at(5)).next).toBe(null)
  const operated = await at(2, { haveOperate: 1 })
  expect(operated).toMatchObject({ place: 2, total: 3 })
})

test('a decision that takes a candidate out of the list leaves the way to its neighbours open', async () => {
  const { hr, candidates } = await aList([{}, { operateStatus: 1 }, {}])
  const filter = { haveOperate: 0, jobSeekerChannelId: candidates[1]?.candidateId ?? '' }
  const { data } = await server.call(findNeighbours, filter, { token: hr.token })
  expect(data).toMatchObject({ place: null, total: 2, cells: ['notOperated', 'pass', 'notOperated'] })
  expect(data.previous?.jobSeekerChannelId).toBe(candidates[0]?.candidateId)
  expect(data.next?.jobSeekerChannelId).toBe(candidates[2]?.candidateId)
})

test('far from either end the cells are those around the candidate, and the place is that of the whole list', async () => {
  const { hr, candidates } = await aList(Array.from({ length: 60 }, () => ({})))
  const jobSeekerChannelId = candidates[30]?.candidateId ?? ''
  const { data } = await server.call(findNeighbours, { jobSeekerChannelId }, { token: hr.token })
  expect(data).toMatchObject({ place: 31, total: 60, current: 20 })
  expect(data.cells).toHaveLength(41)
})

test('neither another company’s candidate nor one beyond an interviewer’s reach has a place in the list', async () => {
  const { candidates, companyId, interviewer } = await aList([{}, { isWithdrawn: true }])
  const stranger = await anAccount(server.house)
  const idle = await anAccount(server.house, { companyId, userType: 'interviewer' })
  const nowhere = { place: null, previous: null, next: null, cells: [] }
  const at = async (index: number, { token }: AccountUnderTest) => {
    const jobSeekerChannelId = candidates[index]?.candidateId ?? ''
    return (await server.call(findNeighbours, { jobSeekerChannelId }, { token })).data
  }
  expect(await at(0, stranger)).toMatchObject({ ...nowhere, total: 0, noOperateCount: 0, invalidCount: 0 })
  expect(await at(0, idle)).toMatchObject({ ...nowhere, noOperateCount: 0 })
  expect(await at(1, interviewer)).toMatchObject(nowhere)
  expect(await at(0, interviewer)).toMatchObject({ place: 1, total: 1, next: null })
})
