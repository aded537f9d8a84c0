import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { header, openRecord, row } from './record-section-rows-under-test.tsx'
import { isHidden, showReport, written } from './record-section-under-test.tsx'

test('folded, the record still says how many questions there are and how long they took; it opens and closes [R2-076]', async () => {
  showReport()
  expect((await header()).getAttribute('aria-expanded')).toBe('false')
  expect(isHidden(screen.getByText('2 questions, 00:40 in total'))).toBe(false)
  expect(screen.queryByRole('button', { name: /^Q1/ })).toBe(null)
  await openRecord()
  expect(isHidden(row(/^Q1/))).toBe(false)
  await userEvent.click(await header())
  expect(screen.queryByRole('button', { name: /^Q1/ })).toBe(null)
})

test('each question stands with its own score and what it assesses [R1-004]', async () => {
  showReport()
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('button', { name: /^Q\d/ }))
  expect(within(first ?? document.body).getByText('4.6')).toBeTruthy()
  expect(within(first ?? document.body).getByText(/Assesses System design/)).toBeTruthy()
  expect(within(second ?? document.body).getByText('2.4')).toBeTruthy()
})

test('a question without a title is headed by its words, its paragraphs apart', async () => {
  const html = '<p>Name two locks.</p><p>Why?</p>'
  showReport({ interview: anInterview([anAnswer('q1', 5_000, { title: null, html })]) })
  await openRecord()
  expect(row(/Name two locks\. Why\?/)).toBeTruthy()
})

test('a question with nothing quoted leads to itself in the record', async () => {
  const go = vi.fn()
  showReport({ go })
  await openRecord()
  await userEvent.click(screen.getByRole('button', { name: 'Open record of question 2' }))
  expect(go).toHaveBeenCalledWith({ inner: 0, q: 'q2', ev: undefined, t: undefined })
})

test('a question with evidence leads to its first moment, and says how much there is of each kind', async () => {
  const go = vi.fn()
  const keyPointInfoResult = JSON.stringify([{ keyPoint: 'Second', num: 1, keyScore: 1 }])
  showReport({
    go,
    aiData: {
      ...written,
      l2ReportInfo: { l2status: 0, answerInfos: [{ problemAnswerId: 'q1', keyPointInfoResult }] },
    },
  })
  await openRecord()
  expect(await screen.findByRole('img', { name: '1 support, 0 speak against, 0 notes' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open record of question 1' }))
  expect(go).toHaveBeenCalledWith({ inner: 0, ev: expect.any(String), q: 'q1', t: 9 })
})

test('an answer without a number is analysing, and never looks like a low score [R4-007]', async () => {
  const answerInfos = [
    { problemAnswerId: 'q1', calculateStar: -1 },
    { problemAnswerId: 'q2', calculateStar: null },
  ]
  const interview = anInterview([
    anAnswer('q1', 5_000, { score: null }),
    anAnswer('q2', 30_000, { score: null }),
  ])
  showReport({ interview, aiData: { ...written, l2ReportInfo: { l2status: 0, answerInfos } } })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  const items = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('button', { name: /^Q\d/ }))
  expect(items).toHaveLength(2)
  for (const item of items) {
    expect(within(item).getByText('Analysing')).toBeTruthy()
    expect(within(item).queryByText(/^\d\.\d$/)).toBe(null)
  }
})

test.each([
  ['is being written', { l2ReportInfo: { l2status: 1 } }, 'Analysing'],
  ['is written', { l2ReportInfo: { l2status: 0 } }, 'No score'],
])('while the analysis %s, a question that it does not name has no number', async (_state, aiData, words) => {
  const interview = anInterview([
    anAnswer('q1', 5_000, { score: null }),
    anAnswer('q2', 30_000, { score: null, isUnscored: true }),
  ])
  showReport({ interview, aiData })
  await openRecord()
  const scoreOf = (name: RegExp) => within(row(name).closest('li') ?? document.body)
  expect(await scoreOf(/^Q1/).findByText(words)).toBeTruthy()
  expect(scoreOf(/^Q2/).getByText('No score')).toBeTruthy()
})

test('while nothing is known of the analysis, nothing is said of a score', async () => {
  showReport({ isAnalysisRefused: true, interview: anInterview([anAnswer('q1', 5_000, { score: null })]) })
  await openRecord()
  expect(row(/^Q1/)).toBeTruthy()
  expect(screen.queryByText('No score')).toBe(null)
})

test.each([
  [0, 'of 5 stars'],
  [1, 'of 3 stars'],
])('stars are of 5, and of 3 in an L5 position: %i [R5-001 R5-002]', async (isL5Position, scale) => {
  const answerInfos = [{ problemAnswerId: 'q1', calculateStar: 2 }]
  showReport({
    interview: anInterview([anAnswer('q1', 5_000)]),
    aiData: { ...written, isL5Position, l5Star: 2, l2ReportInfo: { l2status: 0, answerInfos } },
  })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  expect(screen.getAllByRole('img', { name: `2 ${scale}` }).length).toBeGreaterThan(0)
})

test('stars are blank while the company lets no score show [R5-007]', async () => {
  showReport({
    shown: { total: false, single: false },
    interview: anInterview([anAnswer('q1', 5_000, { score: null })]),
    aiData: { ...written, l2ReportInfo: { l2status: 0, answerInfos: [{ problemAnswerId: 'q1' }] } },
  })
  await screen.findByText('Runs payment systems and can say why.')
  await openRecord()
  const item = row(/^Q1/).closest('li')
  if (!item) throw new Error('a question is an item of a list')
  expect(within(item).getByText('Not shown')).toBeTruthy()
  expect(within(item).queryByText(/\d\.\d/)).toBe(null)
  expect(within(item).queryByRole('img', { name: /of 5 stars/ })).toBe(null)
})
