import { type AccountUnderTest, aCandidate, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aList, query } from './list-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

test('a score that the company or the role does not show is not in the list', async () => {
  const { hr, companyId, candidates } = await aList(server, [{}])
  const interviewId = candidates[0]?.interviewId
  const score = { overallScore: 4.2 }
  await server.services.db
    .updateTable('interview')
    .set(score)
    .where('id', '=', interviewId ?? null)
    .execute()
  const first = async (account: AccountUnderTest) => (await query(server, account)).data.list[0]
  expect(await first(hr)).toMatchObject({ overallScore: 4.2, scoreOutOf: 5, isScoreShown: true })
  const without = await anAccount(server.services, { companyId, buttons: ['candidate'] })
  expect(await first(without)).toMatchObject({ overallScore: null, isScoreShown: false })
  await aSetting(server.services, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect(await first(hr)).toMatchObject({ overallScore: null, isScoreShown: false })
})

test('a position that hides its score indicator hides its scores in the list too, and no other’s', async () => {
  const { hr, companyId, positionId } = await aList(server, [{}])
  const other = await anInterview(server.services, await aCandidate(server.services, { companyId }))
  await server.services.db
    .updateTable('interview')
    .set({ overallScore: 4.3 })
    .where('companyId', '=', companyId)
    .execute()
  const settings = JSON.stringify({ hideScoreIndicator: true })
  await server.services.db.updateTable('position').set({ settings }).where('id', '=', positionId).execute()
  const shown = async () =>
    new Map(
      (await query(server, hr)).data.list.map((item) => [
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
  await aSetting(server.services, companyId, 'rules', { reportScoreVisible: false })
  expect((await shown()).get(true)).toEqual([null, false])
})

test.each<[string, object, string, number | null]>([
  ['no analysis', {}, 'withoutAnalysis', null],
  ['the results of a test alone', { aiData: { mentalScore: { score: 4 } } }, 'withoutAnalysis', null],
  ['one that still runs', { aiData: { isOrderAi: 2 } }, 'analysing', null],
  [
    'one with a score that is not final',
    { aiData: { aiAllScore: 2.1, l2ReportInfo: { l2status: 1 } } },
    'analysing',
    null,
  ],
  ['one without its score', { aiData: { aiAllScore: -1, l2ReportInfo: { l2status: 1 } } }, 'analysing', null],
  ['one that was stopped', { aiData: { isL2ScoreStop: 1, aiAllScore: 3 } }, 'stopped', null],
  ['its score', { aiData: { aiAllScore: 4.2 } }, 'scored', 4.2],
])('a finished interview with %s says so in the list', async (_case, parts, interviewState, overallScore) => {
  const hr = await anAccount(server.services)
  const interviews = [bundledInterview({ ...parts })]
  await importFiles({ 'bundle.json': aBundle({ interviews }) }, hr.companyId)
  expect((await query(server, hr)).data.list).toMatchObject([
    { interviewState, overallScore, isScoreShown: true },
  ])
})

test.each([
  ['of three', false, { isL5Position: 1, l5Star: 2.5, aiAllScore: 4 }, [2.5, 3]],
  ['of five', true, { isL5Position: 0, aiAllScore: 4.2 }, [4.2, 5]],
  ['of five, which need not say so,', true, { aiAllScore: 4.2 }, [4.2, 5]],
])('a score %s is listed on its own scale, and not on the position’s [R5-001 R5-002]', async (...given) => {
  const [, isL5, aiData, listed] = given
  const hr = await anAccount(server.services)
  await importFiles({ 'bundle.json': aBundle({ interviews: [bundledInterview({ aiData })] }) }, hr.companyId)
  await server.services.db
    .updateTable('position')
    .set({ isL5 })
    .where('companyId', '=', hr.companyId)
    .execute()
  const [item] = (await query(server, hr)).data.list
  expect([item?.overallScore, item?.scoreOutOf]).toEqual(listed)
})

test('an interview that is under way waits for no analysis, until work-sync AI data finish it [R4-002]', async () => {
  const stateOf = async (more: object) => {
    const hr = await anAccount(server.services)
    const interviews = [bundledInterview({ interview_status: 'doing', ...more })]
    await importFiles({ 'bundle.json': aBundle({ interviews }) }, hr.companyId)
    return (await query(server, hr)).data.list[0]?.interviewState
  }
  expect(await stateOf({})).toBe('underWay')
  expect(await stateOf({ aiData: { isOrderAi: 2 } })).toBe('underWay')
  expect(await stateOf({ aiData: { transferWorkSyncAiData: {} } })).toBe('withoutAnalysis')
  expect(await stateOf({ aiData: { isOrderAi: 2, transferWorkSyncAiData: {} } })).toBe('analysing')
})

test('documents that cannot be read fail no list, and its scores stay those of the import', async () => {
  const hr = await anAccount(server.services)
  const aiData = { aiAllScore: 4.2 }
  const bundle = aBundle({ idCard: { frontIdCard: 'media/a.png', backIdCard: 'media/a.png' } })
  const interviews = [bundledInterview({ aiData })]
  await importFiles({ 'bundle.json': { ...bundle, interviews }, 'media/a.png': 'a side' }, hr.companyId)
  const damaged = { document: JSON.stringify('of an older format') }
  for (const table of ['interviewDocument', 'candidateDocument'] as const) {
    const changed = await server.services.db
      .updateTable(table)
      .set(damaged)
      .where('companyId', '=', hr.companyId)
      .executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(1n)
  }
  const { code, data } = await query(server, hr)
  expect(code).toBe(0)
  expect(data.list).toMatchObject([{ interviewState: 'scored', overallScore: 4.2 }])
})
