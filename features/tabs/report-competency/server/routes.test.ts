import { codes } from '@candor/call/codes'
import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { meritasReport } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const texts = { lowDefinition: 'Waits', highDefinition: 'Acts', description: 'Acts early.' }
const competency = {
  comprehensiveCompetenceScore: 7,
  emotionalStabilityScore: 6.5,
  description: 'Steady.',
  usetime: 1930,
  firstAnswerTime: 1_710_000_000_000,
  lastAnswerTime: 1_710_001_930_000,
  firstLevelList: [{ name: 'Leading', star: 4 }],
  secondLevelList: [{ name: 'Deciding', star: 4.5, ...texts, firstLevelName: 'Leading' }],
  emotionalStabilityList: [{ name: 'Calm', star: 3, ...texts }],
}

async function anAssessedInterview(document: unknown, buttons: PermissionKey[] = ['reportAIInterview']) {
  const interview = await anInterview(server.services)
  if (document !== undefined) await aDocument(server.services, interview, 'tests.competency', document)
  const { token } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token }
}

const read = ({ interviewId, token }: { interviewId: string; token: string }) =>
  server.call(meritasReport, { interviewId }, { token })

test('the assessment is answered with both scores, the times and its lists [R7-013 R3-036]', async () => {
  const answer = await read(await anAssessedInterview(competency))
  expect(answer.code).toBe(0)
  expect(answer.data).toEqual(competency)
})

test('the test is null where it was not taken, and a fault where its part cannot be read', async () => {
  expect(await read(await anAssessedInterview(undefined))).toMatchObject({ code: 0, data: null })
  expect(await read(await anAssessedInterview('of an older format'))).toMatchObject({
    code: 1500,
    data: { unreadable: 'tests.competency' },
  })
})

test('the test needs the key of the AI interview, and another company’s is not found', async () => {
  const assessed = await anAssessedInterview(competency, ['reportResume'])
  expect((await read(assessed)).code).toBe(codes.noPermission)
  const { token } = await anAccount(server.services)
  expect((await read({ ...assessed, token })).code).toBe(codes.notFound)
  expect((await read({ ...assessed, interviewId: 'x' })).code).toBe(codes.notFound)
})

const importTest = async (competency: unknown) =>
  importer.importInterview(await anAccount(server.services), { tests: { competency } })

describe('an import', () => {
  test('brings the whole assessment', async () => {
    const imported = await importTest(competency)
    expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
    expect((await read(imported)).data).toEqual(competency)
  })

  test('may leave out all but the scores, and what is null is still being made', async () => {
    const imported = await importTest({
      comprehensiveCompetenceScore: null,
      emotionalStabilityScore: 6,
      emotionalStabilityList: [{ name: 'Calm', star: null }],
    })
    expect((await read(imported)).data).toEqual({
      comprehensiveCompetenceScore: -1,
      emotionalStabilityScore: 6,
      description: null,
      usetime: null,
      firstAnswerTime: null,
      lastAnswerTime: null,
      firstLevelList: [],
      secondLevelList: [],
      emotionalStabilityList: [
        { name: 'Calm', star: -1, lowDefinition: null, highDefinition: null, description: null },
      ],
    })
  })

  const twice = [...competency.firstLevelList, ...competency.firstLevelList]
  test.each([
    ['a score past 10', { comprehensiveCompetenceScore: 10.5 }, '.comprehensiveCompetenceScore'],
    ['more than 5 stars', { firstLevelList: [{ name: 'x', star: 6 }] }, '.firstLevelList[0].star'],
    ['a competency that stands twice', { firstLevelList: twice }, '.firstLevelList[1].name'],
    ['an unknown key', { grade: 'A' }, ''],
  ])('is refused with its path: %s', async (_case, wrong, path) => {
    const { result } = await importTest({ ...competency, ...wrong })
    expect(result?.state).toBe('refused')
    expect(result?.faults.map((fault) => fault.path)).toEqual([`interviews[0].tests.competency${path}`])
  })

  test('takes one name under two competencies of the first level', async () => {
    const [one] = competency.secondLevelList
    const secondLevelList = [one, { ...one, firstLevelName: 'Thinking' }]
    expect((await importTest({ ...competency, secondLevelList })).result?.state).toBe('stored')
  })
})
