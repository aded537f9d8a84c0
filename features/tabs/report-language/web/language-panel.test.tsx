import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  englishAbility,
  getLanguageScore,
  type LanguageScoreEntry,
} from '../../../findings/languages/contract.ts'
import { answerWith, asked, said, show } from '../../../findings/languages/web/abilities-under-test.tsx'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { LanguagePanel } from './language-panel.tsx'
import { tab } from './tab.ts'

const bands = [0, 60, 70, 80, 90].map((from, index, all) => ({
  from,
  to: all[index + 1] ?? 100,
  text: from === 80 ? 'Clear in meetings.' : null,
}))

const entry = (language: string, more: Partial<LanguageScoreEntry> = {}): LanguageScoreEntry => ({
  language,
  star: 4.5,
  overall: 88.5,
  pronunciation: 90,
  fluency: 86,
  tone: 91,
  integrity: 95,
  rhythm: 80,
  scoreConfig: bands,
  ...more,
})

const facts = (...parts: string[]) => factsOf({ permissions: ['reportAIInterview'], parts })

function showPanel(replies: Readonly<Record<string, unknown>>, parts = ['tests.language', 'tests.english']) {
  return show(<LanguagePanel report={{ interviewId: 'i1', facts: facts(...parts) }} />, {
    replies: { [getLanguageScore.path]: 'waiting', [englishAbility.path]: 'waiting', ...replies },
  })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('scores that came in and cannot be read are said so, and never that there are none', async () => {
  const msg = 'They came in but could not be read.'
  const unreadable = Response.json(
    { code: 1500, msg, data: { unreadable: 'tests.language' } },
    { status: 500 },
  )
  showPanel({ [getLanguageScore.path]: unreadable })
  const scores = await region('Language scores')
  expect(await scores.findByText('They came in but could not be read.')).toBeTruthy()
})

test('each language shows with its name, stars, points and the band that it falls into [R1-007 R2-059 R3-034]', async () => {
  showPanel({ [getLanguageScore.path]: [entry('yue')] })
  const scores = await region('Language scores')
  expect(await scores.findByRole('heading', { name: 'Cantonese' })).toBeTruthy()
  expect(scores.getByRole('img', { name: /4\.5/ })).toBeTruthy()
  expect(scores.getAllByText('Cantonese 88.5')).toHaveLength(1)
  const rows = within(scores.getByRole('table', { name: /overall score lies/ }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    '1: Poor0 to 60',
    '2: Weak60 to 70',
    '3: Average70 to 80',
    '4: Good80 to 90Yes',
    '5: Very good90 to 100',
  ])
  expect(scores.getByText('Clear in meetings.')).toBeTruthy()
})

test('every language goes by its name [R3-032]', async () => {
  showPanel({ [getLanguageScore.path]: ['en', 'cn', 'jp', 'yue', 'other'].map((each) => entry(each)) })
  const scores = await region('Language scores')
  await scores.findByRole('heading', { name: 'English' })
  expect(scores.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'English',
    'Mandarin',
    'Japanese',
    'Cantonese',
    'Another language',
  ])
})

test('tones show for Mandarin and Cantonese alone, even where another language comes with them [R3-033]', async () => {
  showPanel({ [getLanguageScore.path]: [entry('en'), entry('cn')] })
  const scores = await region('Language scores')
  const aspectsOf = (language: string) =>
    within(scores.getByRole('table', { name: `Scores by aspect: ${language}` }))
      .getAllByRole('rowheader')
      .map((header) => header.textContent)
  await scores.findByRole('heading', { name: 'English' })
  expect(aspectsOf('English')).toEqual(['Pronunciation', 'Fluency', 'Completeness', 'Rhythm'])
  expect(aspectsOf('Mandarin')).toEqual(['Pronunciation', 'Fluency', 'Tone', 'Completeness', 'Rhythm'])
})

test('a number that is still being made says so, in no band, and arrives by itself', async () => {
  const running = [entry('en', { overall: -1, rhythm: null })]
  const queries = showPanel({ [getLanguageScore.path]: running }, ['tests.language'])
  const scores = await region('Language scores')
  expect((await scores.findAllByText('Analysing')).length).toBeGreaterThan(1)
  expect(scores.queryByText('Yes')).toBe(null)
  answerWith({ [getLanguageScore.path]: [entry('en')] })
  await queries.invalidateQueries()
  expect(await scores.findByText('English 88.5')).toBeTruthy()
  expect(scores.queryByText('Analysing')).toBe(null)
})

test('the English ability is drawn against 90, then from 0 to 100 with marks at 70, 90 and 100 [R9-022 R9-024 R9-025]', async () => {
  showPanel({ [englishAbility.path]: { score: 88, level: 4, explanation: 'Explains designs fluently.' } })
  const english = await region('English ability')
  expect(await english.findByText('Explains designs fluently.')).toBeTruthy()
  const texts = [...document.querySelectorAll('svg text')]
  expect(texts.map((text) => [text.textContent, text.getAttribute('x')])).toEqual([
    ['0', '0%'],
    ['60', '66.67%'],
    ['90', '100%'],
    ['0', '0%'],
    ['70', '70%'],
    ['90', '90%'],
    ['100', '100%'],
  ])
})

test.each([
  [90, '90 and above', 'high'],
  [89.9, '60 to below 90', 'mid'],
  [60, '60 to below 90', 'mid'],
  [59.9, 'Below 60', 'low'],
])('an English score of %d is coloured and named by its band: %s [R9-023]', async (score, band, tone) => {
  showPanel({ [englishAbility.path]: { score, level: null, explanation: null } })
  const english = await region('English ability')
  expect((await english.findAllByText(band)).length).toBeGreaterThan(0)
  expect(document.querySelectorAll(`svg .${tone}, svg.${tone}`).length).toBeGreaterThan(0)
  for (const other of ['low', 'mid', 'high'].filter((each) => each !== tone)) {
    expect(document.querySelectorAll(`svg .${other}, svg.${other}`)).toHaveLength(0)
  }
})

test('an unfinished English ability never looks like a low one', async () => {
  showPanel({ [englishAbility.path]: { score: -1, level: null, explanation: null } })
  const english = await region('English ability')
  expect(
    await english.findByText('The English ability is being scored. It appears here automatically'),
  ).toBeTruthy()
  expect(document.querySelector('.place')).toBe(null)
})

test('without the AI’s scores stars are blank, and what the scores are made of shows nowhere [R5-007]', async () => {
  const hidden = { language: 'yue', scoreConfig: bands }
  showPanel({
    [getLanguageScore.path]: [hidden],
    [englishAbility.path]: { explanation: 'Explains designs fluently.' },
  })
  const scores = await region('Language scores')
  expect((await scores.findAllByText('Not shown')).length).toBe(2)
  expect(scores.queryByText('Pronunciation')).toBe(null)
  expect(scores.queryByText('Clear in meetings.')).toBe(null)
  const english = await region('English ability')
  expect(await english.findByText('Not shown')).toBeTruthy()
  expect(english.getByText('Explains designs fluently.')).toBeTruthy()
  expect(english.queryByText('Against 90')).toBe(null)
  expect(document.querySelector('.place')).toBe(null)
})

test('scores that cannot be loaded are said aloud and can be tried again, and the English ability stands [R8-006]', async () => {
  const english = { [englishAbility.path]: { score: 88, level: 4, explanation: null } }
  showPanel({ ...english, [getLanguageScore.path]: 'refusal' })
  expect(
    await screen.findByText('The language scores could not be loaded. The rest of the page still works.'),
  ).toBeTruthy()
  expect(said).toEqual(['no'])
  expect(
    await screen.findByText('Discusses professional topics clearly, with an occasional inaccuracy'),
  ).toBeTruthy()
  answerWith({ ...english, [getLanguageScore.path]: [entry('jp')] })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Japanese' })).toBeTruthy()
})

test('a candidate without scores reads what is missing, and nothing is asked about English [R2-146]', async () => {
  showPanel({ [getLanguageScore.path]: [] }, [])
  expect(await screen.findByText('No language scores yet')).toBeTruthy()
  expect(asked).toEqual([getLanguageScore.path])
})

test.each([
  ['a listed position or company', true, [getLanguageScore.path]],
  ['any other', false, []],
])(
  'the report of %s loads the language scores with it: %s [R6-028 P6-030]',
  async (_case, loadsLanguageScore, calls) => {
    answerWith({ [getLanguageScore.path]: [] })
    const given = factsOf({ permissions: ['reportAIInterview'], loadsLanguageScore })
    if (tab.isShownTo(given)) await tab.prefetch?.(new QueryClient(), 'i1', given)
    expect(asked).toEqual(calls)
  },
)
