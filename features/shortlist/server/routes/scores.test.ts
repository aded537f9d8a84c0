import {
  type AccountUnderTest,
  aCandidate,
  aDocument,
  anAccount,
  anInterview,
  aSetting,
} from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aList, query } from './list-under-test.ts'

const server = serverUnderTest()

test('a score that the company or the role does not show is not in the list', async () => {
  const { hr, companyId, candidates } = await aList(server, [{}])
  const interviewId = candidates[0]?.interviewId
  const score = { overallScore: 4.2 }
  await server.house.db
    .updateTable('interview')
    .set(score)
    .where('id', '=', interviewId ?? null)
    .execute()
  const first = async (account: AccountUnderTest) => (await query(server, account)).data.list[0]
  expect(await first(hr)).toMatchObject({ overallScore: 4.2, scoreOutOf: 5, isScoreShown: true })
  const without = await anAccount(server.house, { companyId, buttons: ['candidate'] })
  expect(await first(without)).toMatchObject({ overallScore: null, isScoreShown: false })
  await aSetting(server.house, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect(await first(hr)).toMatchObject({ overallScore: null, isScoreShown: false })
})

test('a position that hides its score indicator hides its scores in the list too, and no other’s', async () => {
  const { hr, companyId, positionId } = await aList(server, [{}])
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
  await aSetting(server.house, companyId, 'rules', { reportScoreVisible: false })
  expect((await shown()).get(true)).toEqual([null, false])
})

test.each([
  [1, false],
  [0, true],
])(
  'an analysis without a score that was stopped (%i) does not look like one that still runs',
  async (isL2ScoreStop, isScoreShown) => {
    const { hr, candidates } = await aList(server, [{}])
    const [interview] = candidates
    if (!interview) throw new Error('the list has one')
    await aDocument(server.house, interview, 'aiData', { isL2ScoreStop })
    expect((await query(server, hr)).data.list[0]).toMatchObject({ overallScore: null, isScoreShown })
  },
)
