import { anAccount } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const importTest = async (mentalHealth: unknown) =>
  importer.importInterview(await anAccount(server.services), { tests: { mentalHealth } })

const optimism = { dimName: 'optimism', dimType: 1, score: 7, comment: '…' }

test('an imported test is answered with the AI data, in their spellings', async () => {
  const whole = {
    mentalScore: { score: 4, comment: '…' },
    mentalPositiveScore: { score: 7.5 },
    mentalNegtiveScore: { score: -1 },
    mentalScores: [optimism, { dimName: 'tension', dimType: 2, score: null }],
  }
  const { result, companyId, interviewId } = await importTest(whole)
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const { token } = await anAccount(server.services, { companyId })
  expect((await server.call(aiReportData, { interviewId }, { token })).data.aiData).toEqual(whole)
  const other = await anAccount(server.services, { companyId, buttons: ['reportResume'] })
  expect((await server.call(aiReportData, { interviewId }, { token: other.token })).code).toBe(1002)
})

test.each([
  ['an overall score past 5 [R9-011]', { mentalScore: { score: 6 } }, 'mentalScore.score'],
  ['an overall score of 0 [R9-011]', { mentalScore: { score: 0 } }, 'mentalScore.score'],
  [
    'a dimension past 10 [R9-010]',
    { mentalScore: null, mentalScores: [{ ...optimism, score: 11 }] },
    'mentalScores[0].score',
  ],
  [
    'a dimension of 0 [R9-010]',
    { mentalScore: null, mentalScores: [{ ...optimism, score: 0 }] },
    'mentalScores[0].score',
  ],
  [
    'a dimension of a third kind',
    { mentalScore: null, mentalScores: [{ ...optimism, dimType: 3 }] },
    'mentalScores[0].dimType',
  ],
  ['no overall score', { mentalScores: [] }, 'mentalScore'],
])('%s is refused at its path', async (_case, wrong, path) => {
  const { result } = await importTest(wrong)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toContain(`interviews[0].tests.mentalHealth.${path}`)
})
