import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { messages as evidence } from '../../../findings/evidence/messages/en.ts'
import { answerWith, asked, said, show } from '../../../findings/languages/web/abilities-under-test.tsx'
import { messages as record } from '../../../findings/recording/messages/en.ts'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { allLanguageAbility } from '../../../findings/speech/contract.ts'
import { messages } from '../../../findings/speech/messages/en.ts'
import {
  anAnswer,
  anInterview,
  everythingShown,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { ReadingPanel } from './reading-panel.tsx'

fakeMedia()

const analysed = (aiData: AiData, shown: Partial<typeof everythingShown> = {}) => ({
  [aiReportData.path]: { aiData, evidence: [], shown: { ...everythingShown, ...shown } },
})

const words = { speech: messages, recording: record, evidence }
const answers = [anAnswer('q1', 5_000), anAnswer('q2', 30_000, { method: 6, title: 'Read aloud' })]

function showPanel(replies: Readonly<Record<string, unknown>>, interview = anInterview(answers)) {
  const parts = ['tests.reading', 'aiData', 'answers.spoken']
  const report = reportOf(interview, { address: {}, go: () => {} }, { parts })
  return show(<ReadingPanel report={report} />, {
    replies: { [aiReportData.path]: 'waiting', [allLanguageAbility.path]: 'waiting', ...replies },
    words,
  })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const voice = {
  iseAllScore: 4.3,
  iseFluencyScore: 4.4,
  iseAccuracyScore: 4.2,
  topFrequencyWord: '[{"word":"ledger","count":2},{"word":"retry","count":1}]',
}

test('each language shows with its points, its level and what that means [R9-028]', async () => {
  const codes = ['en', 'cn', 'jp', 'yue', 'other']
  const reply = codes.map((code, index) => ({ language: code, score: (index + 1) * 20, level: index + 1 }))
  showPanel({ [allLanguageAbility.path]: reply })
  const rows = (await (await region('Ability by language')).findAllByRole('row')).slice(1)
  const wanted = [
    ['20.0', 'Poor', 'Single words and set phrases'],
    ['40.0', 'Weak', 'Simple sentences on familiar topics, often with pauses'],
    ['60.0', 'Average', 'Everyday talk at work; complex matters need preparation'],
    ['80.0', 'Good', 'Discusses professional topics clearly, with an occasional inaccuracy'],
    ['100.0', 'Very good', 'Natural and precise, at ease in every setting'],
  ]
  for (const [index, texts] of wanted.entries()) {
    for (const text of texts) expect(rows[index]?.textContent).toContain(text)
  }
})

test('abilities whose scores are hidden are said to be that, and never to be still made [R5-007]', async () => {
  showPanel({ [allLanguageAbility.path]: [{ language: 'cn' }, { language: 'en' }] })
  const abilities = await region('Ability by language')
  expect(await abilities.findByText('Not shown')).toBeTruthy()
  expect(abilities.queryByText('Analysing')).toBe(null)
  expect(abilities.queryByRole('table')).toBe(null)
})

test('the spoken answers show, each with its question, its player and its words, and other recordings do not [R2-058]', async () => {
  showPanel({})
  const spoken = await region('Spoken answers')
  expect(spoken.getByText('Read aloud')).toBeTruthy()
  expect(spoken.getByText('Second of q2.')).toBeTruthy()
  expect(document.querySelectorAll('video')).toHaveLength(1)
  expect(spoken.queryByText('Title of q1')).toBe(null)
  expect(spoken.getByText('1 answer')).toBeTruthy()
})

test('the voice shows in three ratings of stars, with its most frequent words and their shares [R2-123 R2-124 R3-019 R9-014]', async () => {
  showPanel(analysed({ isescore: voice }))
  const result = await region('Voice')
  const ratings = (await result.findAllByRole('definition')).map((each) =>
    within(each).getByRole('img').getAttribute('aria-label'),
  )
  expect(result.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Overall',
    'Fluency',
    'Accuracy',
  ])
  expect(ratings.map((label) => label?.slice(0, 3))).toEqual(['4.3', '4.4', '4.2'])
  const rows = within(result.getByRole('table', { name: 'Most frequent words' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['ledger266.67%', 'retry133.33%'])
})

test('there is a voice result for each language that has one [R3-018]', async () => {
  showPanel(analysed({ isescoreList: { cn: voice, en: { ...voice, iseAllScore: 3 } } }))
  const result = await region('Voice')
  const headings = await result.findAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Mandarin', 'English'])
  expect(result.getByText('English 3.0 stars')).toBeTruthy()
})

test('a long list of words shows its first ten, and the rest on request', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ word: `word ${index}`, count: 40 - index }))
  showPanel(analysed({ isescore: { ...voice, topFrequencyWord: JSON.stringify(many) } }))
  const table = await screen.findByRole('table', { name: 'Most frequent words' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(30)
})

test('a hidden score shows blank, and an unfinished one never as a low score', async () => {
  showPanel(analysed({ isescore: { topFrequencyWord: voice.topFrequencyWord } }, { total: false }))
  const result = await region('Voice')
  expect(await result.findAllByText('Not shown')).toHaveLength(3)
  expect(result.getByText('ledger')).toBeTruthy()
})

test('a voice that is still being scored says so, and its result arrives by itself', async () => {
  const queries = showPanel(analysed({ isescore: { ...voice, iseAllScore: -1 } }))
  const result = await region('Voice')
  expect(await result.findByText('Analysing')).toBeTruthy()
  answerWith(analysed({ isescore: voice }))
  await queries.invalidateQueries({ queryKey: [aiReportData.path] })
  expect(await result.findByText('4.3 stars overall')).toBeTruthy()
})

test('without a voice result there is no such section', async () => {
  showPanel({ ...analysed({}), [allLanguageAbility.path]: [] })
  expect(await screen.findByText('No results by language yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Voice' })).toBe(null)
})

test('a failed part says so without a message over the page, can be tried again, and leaves the rest', async () => {
  showPanel({ [allLanguageAbility.path]: 'refusal', [aiReportData.path]: 'refusal' })
  expect(
    await screen.findByText(
      'The abilities by language could not be loaded. The rest of the page still works.',
    ),
  ).toBeTruthy()
  expect(
    await screen.findByText('The voice result could not be loaded. The rest of the page still works.'),
  ).toBeTruthy()
  expect(screen.getByText('Read aloud')).toBeTruthy()
  expect(said).toEqual([])
  answerWith({ [allLanguageAbility.path]: [{ language: 'jp', score: -1, level: null }] })
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
  expect(await screen.findByText('Analysing')).toBeTruthy()
  expect(asked.filter((path) => path === allLanguageAbility.path)).toHaveLength(2)
})

test('without spoken answers it says what would be here [R2-146]', async () => {
  showPanel({}, anInterview([anAnswer('q1', 0)]))
  expect(await screen.findByText('No spoken answers yet')).toBeTruthy()
})
