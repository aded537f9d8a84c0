import { anAccount } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const importTest = async (character: unknown, more: object = {}) =>
  importer.importInterview(await anAccount(server.services), { tests: { character }, ...more })

const characterScore = {
  social: 62,
  socialComment: '…',
  adapt: 71,
  adaptComment: '…',
  curious: -1,
  curiousComment: null,
  harmonious: 55,
  harmoniousComment: '…',
  duty: 85,
  dutyComment: '…',
  ambition: 3,
  ambitionComment: '…',
  autonomy: 48,
  autonomyComment: '…',
}

test('an imported character is answered with the AI data, in their spellings [R3-015]', async () => {
  const { result, companyId, interviewId } = await importTest(
    { reportDim: 0, characterScore },
    { aiData: { aiAllScore: 4.2 } },
  )
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const { token } = await anAccount(server.services, { companyId })
  const { data } = await server.call(aiReportData, { interviewId }, { token })
  expect(data.aiData).toEqual({ aiAllScore: 4.2, reportDim: 0, characterScore })
})

test('a character without an analysis is answered too, to nobody without the key of the AI interview', async () => {
  const { companyId, interviewId } = await importTest({ characterScore: null })
  const { token } = await anAccount(server.services, { companyId })
  const { data } = await server.call(aiReportData, { interviewId }, { token })
  expect(data.aiData).toEqual({ characterScore: null })
  const other = await anAccount(server.services, { companyId, buttons: ['reportResume'] })
  expect((await server.call(aiReportData, { interviewId }, { token: other.token })).code).toBe(1002)
})

test.each([
  ['without scores', { reportDim: 1 }, 'characterScore'],
  ['with a score past 100', { characterScore: { social: 101 } }, 'characterScore.social'],
  ['with an eighth trait', { characterScore: { charm: 50 } }, 'characterScore'],
])('a character %s is refused at its path', async (_case, wrong, path) => {
  const { result } = await importTest(wrong)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toContain(`interviews[0].tests.character.${path}`)
})
