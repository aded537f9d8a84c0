import { aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const label = (assessmentPoint: string, calculateStar: number | null) => ({ assessmentPoint, calculateStar })

/** Resolves with a function that imports an analysis of one candidate and resolves with what is compared in the position. */
async function anImportedAnalysis() {
  const { companyId } = await aCompany(server.services)
  const { interviews: _, ...bundle } = aBundle()
  return async (aiData: object) => {
    const interview = bundledInterview({ externalId: bundle.externalId, aiData })
    const files = { 'bundle.json': { ...bundle, interviews: [interview] } }
    const [result] = await importer.importFiles(files, companyId)
    const rows = await server.services.db
      .selectFrom('positionScore')
      .where('companyId', '=', companyId)
      .select(['subject', 'score'])
      .execute()
    return { state: result?.state, scores: new Map(rows.map(({ subject, score }) => [subject, score])) }
  }
}

test('an imported analysis is compared in its position by the overall score and every scored competency', async () => {
  const bringIn = await anImportedAnalysis()
  const dimLabelList = [label('系统设计', 4.6), label('沟通', -1), label('成长', null), label('系统设计', 1)]
  const { state, scores } = await bringIn({ aiAllScore: 4.2, l2ReportInfo: { l2status: 0, dimLabelList } })
  expect(state).toBe('stored')
  expect(scores).toEqual(
    new Map([
      ['overall', 4.2],
      ['competency:系统设计', 4.6],
    ]),
  )
})

test('a later import replaces the scores that are compared, all of them', async () => {
  const bringIn = await anImportedAnalysis()
  await bringIn({ aiAllScore: 4.2, l2ReportInfo: { l2status: 0, dimLabelList: [label('系统设计', 4.6)] } })
  const { scores } = await bringIn({
    aiAllScore: 3.9,
    l2ReportInfo: { l2status: 0, dimLabelList: [label('沟通', 3)] },
  })
  expect(scores).toEqual(
    new Map([
      ['overall', 3.9],
      ['competency:沟通', 3],
    ]),
  )
  expect((await bringIn({ aiAllScore: -1 })).scores).toEqual(new Map())
})

test('an L5 analysis is compared by its stars of three', async () => {
  const bringIn = await anImportedAnalysis()
  const { scores } = await bringIn({ isL5Position: 1, l5Star: 2.5, aiAllScore: 88 })
  expect(scores).toEqual(new Map([['overall', 2.5]]))
})

test('a stopped analysis is compared with nobody, and removes its earlier scores from the comparison', async () => {
  const bringIn = await anImportedAnalysis()
  const aiData = { aiAllScore: 4.2, l2ReportInfo: { l2status: 0, dimLabelList: [label('系统设计', 4.6)] } }
  expect((await bringIn(aiData)).scores.size).toBe(2)
  const { state, scores } = await bringIn({ ...aiData, isL2ScoreStop: 1 })
  expect([state, scores.size]).toEqual(['stored', 0])
})

test('answers keep the stars of their position while a test alone has come in [R5-002]', async () => {
  const { companyId, token } = await anAccount(server.services)
  const { db } = server.services
  const bundle = aBundle()
  const scalesAfter = async (aiData: object) => {
    const interview = bundledInterview({ externalId: bundle.externalId, aiData })
    await importer.importFiles({ 'bundle.json': { ...bundle, interviews: [interview] } }, companyId)
    await db.updateTable('position').set({ isL5: true }).where('companyId', '=', companyId).execute()
    const interviews = db.selectFrom('interview').where('companyId', '=', companyId)
    const { id: userId } = await interviews.select('id').executeTakeFirstOrThrow()
    const { scoreScale, answerRules } = (await server.call(interviewInfo, { userId }, { token })).data
    return [scoreScale, answerRules?.starScale]
  }
  const characterScore = { social: 70 }
  expect(await scalesAfter({ characterScore })).toEqual([3, 3])
  expect(await scalesAfter({ characterScore, aiAllScore: 4 })).toEqual([5, 3])
})
