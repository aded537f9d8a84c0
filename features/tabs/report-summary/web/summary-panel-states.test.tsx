import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { englishAbility, getLanguageScore } from '../../../findings/languages/contract.ts'
import { answerWith } from '../../../findings/languages/web/abilities-under-test.tsx'
import { allLanguageAbility } from '../../../findings/speech/contract.ts'
import { analysed, competencies, label, region, showSummary, written } from './summary-panel-under-test.tsx'

test('an unfinished competency never looks like a low one', async () => {
  showSummary({ aiData: written([label('Design', 4.6), label('Ownership', -1)]) })
  const section = await region('Scores by competency')
  expect(await section.findByText('Analysing')).toBeTruthy()
  expect(section.queryByText(/0\.0/)).toBe(null)
})

test('while the analysis is written it says so, and an arrival shows by itself', async () => {
  const queries = showSummary({ aiData: { aiAllScore: -1, l2ReportInfo: { l2status: 1 } } })
  expect((await screen.findAllByText('Generating the report')).length).toBeGreaterThan(0)
  answerWith({ ...analysed({}), [positionScores.path]: { standing: null } })
  await queries.invalidateQueries({ queryKey: [aiReportData.path] })
  expect(await screen.findByText('Runs payment systems and can say why.')).toBeTruthy()
})

test('a stopped analysis says so and shows no scores; tests of their own still stand', async () => {
  showSummary({
    aiData: { isL2ScoreStop: 1 },
    parts: ['tests.english'],
    replies: { [englishAbility.path]: { score: 88, level: null, explanation: null } },
  })
  expect(await screen.findByText('The analysis was stopped')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Scores by competency' })).toBe(null)
  expect(await (await region('English ability')).findAllByText('60 to below 90')).not.toHaveLength(0)
})

test('a failed source says so and can be tried again; the sections of other sources stand', async () => {
  const abilities = { [allLanguageAbility.path]: [{ language: 'jp', score: 80, level: 4 }] }
  showSummary({ aiData: 'refusal', parts: ['tests.reading'], replies: abilities })
  expect(
    (await screen.findAllByText('The AI report could not be loaded. The rest of the page still works.'))
      .length,
  ).toBeGreaterThan(0)
  expect(await (await region('Ability by language')).findByText('Good')).toBeTruthy()
  answerWith({ ...analysed({}), ...abilities, [positionScores.path]: { standing: null } })
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
  expect(await screen.findByText('Runs payment systems and can say why.')).toBeTruthy()
})

test('without the L2 analysis the summary has its verdict and no competencies [R4-012]', async () => {
  const labelGroupScoreList = [{ label: 'Profession', labelScore: 21.4, labelTotalScore: 25 }]
  const sections = () =>
    ['Scores by competency', 'Soft skills'].filter((name) => screen.queryByRole('region', { name }))
  showSummary({ aiData: written(competencies, { labelGroupScoreList, isOrderAi: 2 }) })
  expect(await screen.findByText('Runs payment systems and can say why.')).toBeTruthy()
  expect(sections()).toHaveLength(2)
  cleanup()
  showSummary({ aiData: written(competencies, { labelGroupScoreList, isOrderAi: 0 }) })
  expect(await screen.findByText('Runs payment systems and can say why.')).toBeTruthy()
  expect(sections()).toEqual([])
})

test('the sections of languages and the voice each say that a model scored them', async () => {
  const isescore = { iseAllScore: 4.3, iseFluencyScore: 4.4, iseAccuracyScore: 4.2 }
  const scored = { language: 'en', star: 4, overall: 80, pronunciation: 80, fluency: 80, tone: null }
  showSummary({
    aiData: written(competencies, { isescore }),
    parts: ['tests.english', 'tests.reading', 'tests.language'],
    replies: {
      [englishAbility.path]: { score: 88, level: 4, explanation: 'Explains designs.' },
      [allLanguageAbility.path]: [{ language: 'yue', score: 71.5, level: 3 }],
      [getLanguageScore.path]: [{ ...scored, integrity: 80, rhythm: 80, scoreConfig: [] }],
    },
  })
  const hint = 'Scored by a model, without reference to a moment of the interview. For reference only.'
  for (const name of ['Ability by language', 'English ability', 'Language scores', 'Voice']) {
    expect(await (await region(name)).findByText(hint)).toBeTruthy()
  }
})
