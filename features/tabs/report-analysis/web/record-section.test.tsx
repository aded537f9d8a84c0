import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { isHidden, showReport, written } from './record-section-under-test.tsx'

const header = () => screen.findByRole('button', { name: 'Video interview record' })
const row = (name: RegExp) => screen.getByRole('button', { name })

async function openRecord() {
  await userEvent.click(await header())
}

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

test('of the dimensions only those with a value stand there [R5-006]', async () => {
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
