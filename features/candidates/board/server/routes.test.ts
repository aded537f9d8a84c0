import { dayMs } from '@candor/kernel/durations'
import {
  type AccountUnderTest,
  aCandidate,
  aCompany,
  anAccount,
  anInterview,
  aPosition,
  aSetting,
  changeRow,
} from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import { listEnded, readBoard, readBoardVersion } from '../contract.ts'

const server = serverUnderTest()

async function aBoard() {
  const { companyId } = await aCompany(server.services)
  const { positionId } = await aPosition(server.services, { companyId })
  const hr = await anAccount(server.services, { companyId, name: 'Han Yanqiu' })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer', name: 'Zhou' })
  const ofPosition = { companyId, positionId }
  const add = (name: string, columns = {}, stageId = '1') =>
    aCandidate(server.services, { ...ofPosition, name, stageId }, { stageTypeKind: 1, ...columns })
  const read = async (account: AccountUnderTest, input = {}) =>
    (await server.call(readBoard, { positionId, ...input }, { token: account.token })).data
  return { companyId, positionId, hr, interviewer, add, read }
}

const namesOf = ({ people }: { people: readonly { name: string }[] }) => people.map(({ name }) => name).sort()

test('a board has the stages in order with their people, and neither contacts nor ended ones among them', async () => {
  const { hr, add, read } = await aBoard()
  const since = new Date(server.services.clock.now().getTime() - 4 * dayMs)
  await add('沈知遥', { stageSince: since, source: 'job fair', workYears: 4 })
  await add('白若溪', {}, '2')
  await add('韩', { outcome: 'hired', outcomeAt: since, stageTypeKind: 8 }, '2')
  const board = await read(hr)
  expect(
    board.stages.map(({ stageId, limitDays, count, isListed }) => [stageId, limitDays, count, isListed]),
  ).toEqual([
    ['1', 3, 1, true],
    ['2', 7, 1, true],
    ['1001', 10, 0, true],
  ])
  expect(namesOf(board)).toEqual(['沈知遥', '白若溪'].sort())
  expect(board.people.find(({ name }) => name === '沈知遥')).toMatchObject({
    since: since.getTime(),
    source: 'job fair',
    workYears: 4,
    scoreState: 'none',
    score: null,
  })
  expect(board.closed).toMatchObject([{ outcome: 'hired', stageId: '2', count: 1 }])
  expect(board).toMatchObject({ mayMove: true, leftOut: 0 })
  expect(JSON.stringify(board)).not.toContain('13800000001')
  expect(JSON.stringify(board)).not.toContain('shen@person.example')
})

test('an interviewer gets only the people recommended to them, counts nobody else, and moves nobody', async () => {
  const { companyId, hr, interviewer, add, read } = await aBoard()
  const own = await add('沈知遥', {}, '2')
  await add('白若溪', {}, '2')
  await add('陆', { outcome: 'rejected', stageTypeKind: 9 }, '2')
  await aRecommendation(server.services, {
    companyId,
    candidateId: own.candidateId,
    toAccountId: interviewer.accountId,
  })
  const board = await read(interviewer)
  expect(namesOf(board)).toEqual(['沈知遥'])
  expect(board.stages.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  expect(board.closed).toEqual([])
  expect(board).toMatchObject({ mayMove: false, people: [{ isViewerAsked: true, asked: [] }] })
  expect(await read(hr)).toMatchObject({ people: [{}, {}] })
  expect((await read(hr)).people.flatMap(({ asked }) => asked)).toEqual(['Zhou'])
})

test('an anonymous candidate is masked, without a source, and found by no name', async () => {
  const { companyId, hr, add, read } = await aBoard()
  await add('沈知遥', { isAnonymous: true, source: 'by Li', nameLatin: 'Shen Zhiyao' })
  await add('沈青', { source: 'by Wu' })
  expect(
    (await read(hr)).people.map(({ name, nameLatin, source }) => [name, nameLatin, source]).sort(),
  ).toEqual([
    ['沈**', null, ''],
    ['沈青', null, 'by Wu'],
  ])
  expect(namesOf(await read(hr, { name: '沈' }))).toEqual(['沈青'])
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(namesOf(await read(hr))).toEqual(['沈**', '沈**'])
  expect(namesOf(await read(hr, { name: '沈' }))).toEqual([])
})

test('a score with its lowest and highest competency is shown as the company shows scores', async () => {
  const { companyId, positionId, hr, add, read } = await aBoard()
  const candidate = await add('沈知遥')
  const { interviewId } = await anInterview(server.services, candidate)
  await changeRow(server.services, 'interview', interviewId, { overallScore: 3.4 })
  const { candidateId } = candidate
  const ofInterview = { companyId, positionId, candidateId, interviewId }
  await server.services.db
    .insertInto('positionScore')
    .values([
      { ...ofInterview, subject: 'overall', score: 3.4 },
      { ...ofInterview, subject: 'competency:a', score: 2.1 },
      { ...ofInterview, subject: 'competency:b', score: 4.6 },
    ])
    .execute()
  const first = async () => (await read(hr)).people[0]
  expect(await first()).toMatchObject({
    scoreState: 'scored',
    score: { overall: 3.4, outOf: 5, lowest: 2.1, highest: 4.6 },
  })
  await aSetting(server.services, companyId, 'aiMarkCfg', { singleStatus: 0 })
  expect(await first()).toMatchObject({ score: { overall: 3.4, lowest: null, highest: null } })
  await aSetting(server.services, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect(await first()).toMatchObject({ scoreState: 'hidden', score: null })
})

test('marks and scores wait for the own opinion where the company wants that, and say so', async () => {
  const { companyId, hr, interviewer, add, read } = await aBoard()
  const candidate = await add('沈知遥', {}, '2')
  const { interviewId } = await anInterview(server.services, candidate)
  await changeRow(server.services, 'interview', interviewId, { overallScore: 3.4 })
  const { candidateId } = candidate
  await aRecommendation(server.services, {
    companyId,
    candidateId,
    toAccountId: interviewer.accountId,
    operateStatus: 2,
  })
  const first = async () => (await read(hr)).people[0]
  expect(await first()).toMatchObject({
    scoreState: 'scored',
    marks: [{ name: 'Zhou', decision: 'reject' }],
    areMarksCovered: false,
  })
  await aPlan(server.services, { companyId, candidateId, interviewers: [{ accountId: hr.accountId }] })
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true })
  expect(await first()).toMatchObject({ scoreState: 'scored', marks: [], areMarksCovered: true })
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true, ownOpinionBeforeAi: true })
  expect(await first()).toMatchObject({ scoreState: 'covered', score: null, marks: [] })
  expect(JSON.stringify(await first())).not.toContain('3.4')
})

test('evaluations that are kept to their owners are marks of nobody else', async () => {
  const { companyId, hr, interviewer, add, read } = await aBoard()
  const { candidateId } = await add('沈知遥', {}, '2')
  const given = { companyId, candidateId }
  await aRecommendation(server.services, { ...given, toAccountId: interviewer.accountId })
  await aRecommendation(server.services, { ...given, toAccountId: hr.accountId, operateStatus: 1 })
  const marks = async (account: AccountUnderTest) => (await read(account)).people[0]?.marks.length
  expect([await marks(interviewer), await marks(hr)]).toEqual([2, 2])
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect([await marks(interviewer), await marks(hr)]).toEqual([1, 2])
})

test('a stage that was removed keeps its people on the board, and takes nobody', async () => {
  const { companyId, hr, add, read } = await aBoard()
  await add('沈知遥', {}, '2')
  await server.services.db
    .updateTable('stage')
    .set({ removedAt: server.services.clock.now() })
    .where('companyId', '=', companyId)
    .where('wireId', '=', '2')
    .execute()
  const { stages } = await read(hr)
  expect(stages.map(({ stageId, isListed, count }) => [stageId, isListed, count])).toEqual([
    ['1', true, 0],
    ['1001', true, 0],
    ['2', false, 1],
  ])
})

test('the version changes with a move, and not without one', async () => {
  const { positionId, hr, add, read } = await aBoard()
  const { candidateId } = await add('沈知遥')
  const version = async () =>
    (await server.call(readBoardVersion, { positionId }, { token: hr.token })).data.version
  const before = await version()
  expect((await read(hr)).version).toBe(before)
  expect(await version()).toBe(before)
  await changeRow(server.services, 'candidate', candidateId, { stageId: '2', revision: 1 })
  expect(await version()).not.toBe(before)
})

test('the ended of one group are listed with their reason, which only those who move people read', async () => {
  const { companyId, positionId, hr, interviewer, add } = await aBoard()
  const ended = { outcome: 'rejected', outcomeReason: 'pay', outcomeAt: new Date(5), stageTypeKind: 9 }
  const { candidateId } = await add('沈知遥', ended, '2')
  await add('白若溪', { ...ended, outcome: 'withdrew' }, '2')
  await aRecommendation(server.services, {
    companyId,
    candidateId,
    toAccountId: interviewer.accountId,
    operateStatus: 2,
  })
  const list = async (account: AccountUnderTest) =>
    (
      await server.call(
        listEnded,
        { positionId, stageId: '2', outcome: 'rejected' },
        { token: account.token },
      )
    ).data
  expect(await list(hr)).toMatchObject([{ name: '沈知遥', endedAt: 5, reason: 'pay' }])
  expect(await list(interviewer)).toMatchObject([{ name: '沈知遥', reason: '' }])
})

test('a board is read with as many statements for many people as for one', async () => {
  const { hr, add, read } = await aBoard()
  await add('沈知遥')
  const one = await statementsOf(() => read(hr))
  for (let at = 0; at < 5; at += 1) await add(`白${at}`)
  const many = await statementsOf(() => read(hr))
  expect(many.length).toBe(one.length)
})

test('a position of another company, or no id at all, is a missing board', async () => {
  const { hr } = await aBoard()
  const other = await aPosition(server.services)
  for (const positionId of [other.positionId, 'nonsense']) {
    const { code } = await server.call(readBoard, { positionId }, { token: hr.token })
    expect(code).toBe(1005)
  }
})
