import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { header, openRecord, row } from './record-section-rows-under-test.tsx'
import { showReport, written } from './record-section-under-test.tsx'

const detailed = {
  ...written,
  l2ReportInfo: {
    l2status: 0,
    answerInfos: [
      {
        problemAnswerId: 'q1',
        calculateStar: 4.6,
        assessmentDesc: 'Names the order of writes.',
        languageScore: 3,
        willScore: 0,
        audioSpeedScore: null,
      },
    ],
  },
}

test('a question opens on what was found and on how its stars are meant, and closes again [R4-061 R5-003]', async () => {
  showReport({ aiData: detailed })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  await userEvent.click(row(/^Q1/))
  expect(screen.getByText('Names the order of writes.')).toBeTruthy()
  for (const words of [
    'Says little about what was assessed',
    'Answers the point; details or reasons are missing',
    'Answers in full, with reasons and a view of their own',
  ]) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  await userEvent.click(row(/^Q1/))
  expect(screen.queryByText('Names the order of writes.')).toBe(null)
  await userEvent.click(await header())
  expect((await header()).getAttribute('aria-expanded')).toBe('false')
})

test('only dimensions with a value show [R5-006]', async () => {
  showReport({ aiData: detailed })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  await userEvent.click(row(/^Q1/))
  expect(screen.getByText('Language and expression')).toBeTruthy()
  expect(screen.queryByText('Motivation')).toBe(null)
  expect(screen.queryByText('Speaking speed')).toBe(null)
})

test.each([
  [true, 'Language', 'Language and expression'],
  [false, 'Language and expression', 'Language'],
])(
  'dimensions go by their short names for companies that are set so: %s [R6-023 P6-026]',
  async (isShort, there, absent) => {
    showReport({ aiData: detailed, shown: { abbreviatedNames: isShort } })
    await screen.findByText('Runs payment systems and can say why.')
    await openRecord()
    await userEvent.click(row(/^Q1/))
    expect(screen.getByText(there)).toBeTruthy()
    expect(screen.queryByText(absent)).toBe(null)
  },
)

test('without the switch there is no explanation of the stars, neither here nor for the overall score [R6-018]', async () => {
  showReport({ aiData: detailed, shown: { starExplanation: false } })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  await userEvent.click(row(/^Q1/))
  expect(screen.queryByText('Says little about what was assessed')).toBe(null)
  expect(screen.queryByRole('button', { name: 'What the stars mean' })).toBe(null)
})

test('without video questions the section says so', async () => {
  showReport({ interview: anInterview([]) })
  await openRecord()
  expect(await screen.findByText('No video questions')).toBeTruthy()
})

test('an answer lists its key points that were counted, each once with its count [R5-008 R5-009 D23]', async () => {
  const keyPoints = [
    { keyPoint: 'ledger', num: 2, keyScore: 1 },
    { keyPoint: 'retry', num: 0 },
    { keyPoint: 'ledger', num: 5 },
    { keyPoint: 'outage', num: 1 },
  ]
  const answerInfos = [
    { problemAnswerId: 'q1', keyPointInfoResult: JSON.stringify(keyPoints) },
    { problemAnswerId: 'q1a', keyPointInfoResult: JSON.stringify([{ keyPoint: 'rollback', num: 3 }]) },
    { problemAnswerId: 'q2', keyPointInfoResult: JSON.stringify([{ keyPoint: 'team', num: 1 }]) },
  ]
  const answers = [
    anAnswer('q1', 5_000),
    anAnswer('q1a', 20_000, { followUpOf: 'q1', round: 1 }),
    anAnswer('q2', 30_000),
  ]
  showReport({
    aiData: { ...written, l2ReportInfo: { l2status: 0, answerInfos } },
    interview: anInterview(answers),
  })
  await openRecord()
  await userEvent.click(row(/^Q1/))
  const said = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/^[+−•]/, ''))
  expect(said('Key points')).toEqual(['ledger ×2mentioned 2 times', 'outage ×1mentioned once'])
  expect(said('Key points of follow-up 1')).toEqual(['rollback ×3mentioned 3 times'])
  expect(screen.queryByText('team')).toBe(null)
})

test('the share of a dimension stands as a bar beside its stars and its score, never longer than whole [N44]', async () => {
  const qualities = { languageRatio: 80, languageScore: 8, languageStar: 4, willRatio: 140 }
  const answerInfos = [{ problemAnswerId: 'q1', calculateStar: 4, ...qualities }]
  showReport({ aiData: { ...written, l2ReportInfo: { l2status: 0, answerInfos } } })
  await openRecord()
  await userEvent.click(row(/^Q1/))
  const of = (name: string) => within(screen.getByText(name).closest('div') ?? document.body)
  const bar = of('Language and expression').getByRole('meter', { name: 'Share' })
  expect(bar).toHaveProperty('value', 80)
  expect(bar).toHaveProperty('max', 100)
  expect(of('Language and expression').getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  expect(of('Language and expression').getByText('8')).toBeTruthy()
  expect(of('Motivation').getByRole('meter', { name: 'Share' })).toHaveProperty('value', 100)
})

const noEvidence = 'No evidence was given for this score'

test('an open question shows the moments that its score rests on, and one without any says so [D08]', async () => {
  const go = vi.fn()
  const keyPointInfoResult = JSON.stringify([{ keyPoint: 'Second', num: 1, keyScore: 1 }])
  const answerInfos = [
    { problemAnswerId: 'q1', calculateStar: 4.6, keyPointInfoResult },
    { problemAnswerId: 'q2', calculateStar: 2.4 },
  ]
  showReport({ go, aiData: { ...written, l2ReportInfo: { l2status: 0, answerInfos } } })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  await userEvent.click(row(/^Q1/))
  const section = within(screen.getByRole('region', { name: 'Video interview record' }))
  await userEvent.click(section.getByRole('button', { name: 'Supports: Q1 00:09' }))
  expect(go).toHaveBeenCalledWith({ ev: expect.stringMatching(/^answer:q1/) })
  expect(section.queryByText(noEvidence)).toBe(null)
  await userEvent.click(row(/^Q2/))
  expect(section.getByText(noEvidence)).toBeTruthy()
})

test.each([
  ['a failed load', { isAnalysisRefused: true }],
  ['an analysis that is still written', { aiData: { ...written, l2ReportInfo: { l2status: 1 } } }],
  ['an analysis that was stopped', { aiData: { ...written, isL2ScoreStop: 1 } }],
  ['an analysis of answers that was not ordered', { aiData: { aiAllScore: 4.2, isOrderAi: 0 } }],
  ['scores that are hidden', { shown: { single: false } }],
])('with %s nothing is said of evidence that may be there all the same', async (_case, given) => {
  showReport(given)
  await openRecord()
  await userEvent.click(row(/^Q2/))
  const section = within(screen.getByRole('region', { name: 'Video interview record' }))
  if (!('shown' in given)) expect(await section.findAllByText(/^(4\.6|2\.4)$/)).toHaveLength(2)
  expect(section.queryByText(noEvidence)).toBe(null)
})
