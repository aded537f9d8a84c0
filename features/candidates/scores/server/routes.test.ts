import { aCandidate, anAccount, anInterview, aPosition, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { positionScores } from '../contract.ts'
import { competencySubject } from '../rules/standing.ts'
import type { StarScale } from '../rules/stars.ts'
import { replacePositionScores } from './queries.ts'

const server = serverUnderTest()

type Interview = Awaited<ReturnType<typeof anInterview>>

async function score(interview: Interview, overall: number, outOf: StarScale = 5): Promise<void> {
  const { db } = server.services
  await db
    .updateTable('interview')
    .set({ scoreOutOf: outOf })
    .where('id', '=', interview.interviewId)
    .execute()
  await replacePositionScores(db, interview, [
    { subject: 'overall', score: overall, outOf },
    { subject: competencySubject('系统设计'), score: overall, outOf },
  ])
}

/** A position with one candidate a score, each interviewed once. */
async function aScoredPosition(scores: readonly number[], outOf: StarScale = 5) {
  const position = await aPosition(server.services, { isL5: outOf === 3 })
  const interviews: Interview[] = []
  for (const value of scores) {
    const interview = await anInterview(server.services, await aCandidate(server.services, position))
    await score(interview, value, outOf)
    interviews.push(interview)
  }
  const { token } = await anAccount(server.services, { companyId: position.companyId })
  const read = async (of: Interview | undefined, as = token) =>
    server.call(positionScores, { interviewId: of?.interviewId ?? '' }, { token: as })
  return { ...position, interviews, read }
}

const ten = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4, 4.5, 5]

test('a candidate stands among the scored candidates of the position, with bins, rank and medians', async () => {
  const { interviews, read } = await aScoredPosition(ten)
  const { data } = await read(interviews[6])
  expect(data.standing).toMatchObject({
    count: 10,
    rank: 3,
    medians: [{ assessmentPoint: '系统设计', median: 3.25 }],
  })
  expect(data.standing?.bins.map(({ count }) => count)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 2, 2])
})

test('a candidate with two interviews counts once, with the better score, and has a rank beside that one alone', async () => {
  const { interviews, read } = await aScoredPosition(ten)
  const first = interviews[0]
  if (!first) throw new Error('the position has interviews')
  const better = await anInterview(server.services, first)
  await score(better, 4.9)
  const worse = await anInterview(server.services, first)
  await score(worse, 0.2)
  const unscored = await anInterview(server.services, first)
  expect((await read(better)).data.standing).toMatchObject({ count: 10, rank: 2 })
  for (const other of [first, worse, unscored]) {
    expect((await read(other)).data.standing).toMatchObject({ count: 10, rank: null })
  }
  await score(worse, 4.9)
  expect((await read(worse)).data.standing).toMatchObject({ count: 10, rank: 2 })
})

test('other positions and other companies count for nothing', async () => {
  const here = await aScoredPosition(ten)
  const elsewhere = await aScoredPosition([...ten, 5, 5])
  expect((await here.read(here.interviews[0])).data.standing?.count).toBe(10)
  expect((await elsewhere.read(here.interviews[0])).code).toBe(1005)
})

test('a candidate without a score has a place to be compared with but no rank', async () => {
  const { companyId, positionId, read } = await aScoredPosition(ten)
  const unscored = await anInterview(
    server.services,
    await aCandidate(server.services, { companyId, positionId }),
  )
  expect((await read(unscored)).data.standing).toMatchObject({ count: 10, rank: null })
})

test('nine scored candidates have no standing', async () => {
  const { interviews, read } = await aScoredPosition(ten.slice(1))
  expect((await read(interviews[0])).data).toEqual({ standing: null })
})

test('an L5 position is compared on a scale of three', async () => {
  const { interviews, read } = await aScoredPosition([...Array(9).fill(1), 3], 3)
  expect((await read(interviews[9])).data.standing?.bins.at(-1)).toEqual({ from: 2.5, to: 3, count: 1 })
})

test('scores keep the scale that they came with when their position is set to another, and meet no others', async () => {
  const { companyId, positionId, interviews, read } = await aScoredPosition(ten)
  const { db } = server.services
  await db.updateTable('position').set({ isL5: true }).where('id', '=', positionId).execute()
  const best = await anInterview(
    server.services,
    await aCandidate(server.services, { companyId, positionId }),
  )
  await score(best, 3, 3)
  const { standing } = (await read(interviews[9])).data
  expect(standing).toMatchObject({ count: 10, rank: 1 })
  expect(standing?.bins.at(-1)).toEqual({ from: 4.5, to: 5, count: 2 })
  expect((await read(best)).data.standing).toBe(null)
})

test('a company that hides totals gets no standing; one that hides single scores no medians', async () => {
  const { companyId, interviews, read } = await aScoredPosition(ten)
  const standing = async () => (await read(interviews[0])).data.standing
  await aSetting(server.services, companyId, 'aiMarkCfg', { singleStatus: 0 })
  expect(await standing()).toMatchObject({ count: 10, medians: [] })
  await aSetting(server.services, companyId, 'aiMarkCfg', { allStatus: 0 })
  expect(await standing()).toBe(null)
  await aSetting(server.services, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect(await standing()).toBe(null)
  await aSetting(server.services, companyId, 'aiMarkCfg', {})
  await aSetting(server.services, companyId, 'rules', { reportScoreVisible: false })
  expect(await standing()).toBe(null)
})
