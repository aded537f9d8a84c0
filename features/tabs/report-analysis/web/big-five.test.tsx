import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { getPersonType } from '../../../findings/personality/contract.ts'
import { reportEvents } from '../../../report/report/contract.ts'
import { anInterview, queriesKnowing, reportOf } from '../../../report/report/web/report-under-test.ts'
import { Panel } from './panel-under-test.tsx'

const profile = {
  openness: 3,
  conscientiousness: 2,
  extraversion: 1,
  agreeableness: 2,
  neuroticism: 2,
  isConfig: 1,
}

const words = await wordsOf('en', 'analysis', 'evidence', 'scores', 'report-analysis', 'personality')

function showReport(parts: readonly string[]): FakeApi {
  const api = fakeApi()
  api.answer(getPersonType, profile)
  for (const call of [aiReportData, positionScores, reportEvents]) api.keepWaiting(call)
  renderScreen(<Panel report={reportOf(anInterview([]), { address: {}, go: () => {} }, { parts })} />, {
    messages: words,
    queries: queriesKnowing(),
  })
  return api
}

test('the AI report shows the five traits of the Big Five profile, with or without an analysis [R1-008]', async () => {
  showReport(['tests.bigFive'])
  for (const name of ['Openness', 'Conscientiousness', 'Extraversion', 'Agreeableness', 'Sensitivity']) {
    expect(await screen.findAllByRole('row', { name: new RegExp(name) })).toHaveLength(2)
  }
})

test('an interview without a profile has no such section, and asks for none', async () => {
  const api = showReport([])
  expect(await screen.findByText('No AI analysis yet')).toBeTruthy()
  expect(screen.queryByText('Big Five')).toBe(null)
  expect(api.inputsOf(getPersonType)).toEqual([])
})
