import { messages as ui } from '@candor/ui/messages/en'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AiData } from '../../analysis/contract/ai-data.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { answerAiData, type Locale, refuse, showTab } from '../../report-cognitive/web/tab-under-test.tsx'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { tab } from './tab.ts'

const words = { en, cn, 'zh-TW': zhTW }

function show(aiData: AiData | null, locale: Locale = 'en') {
  answerAiData(aiData)
  return showTab(tab, { 'report-mental-health': words[locale] }, locale)
}

const dimension = (dimName: string, dimType: 1 | 2, score: number | null, comment: string | null = null) => ({
  ...{ dimName, dimType, score, comment },
})
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)

const tested: AiData = {
  mentalScore: { score: 4, comment: 'Steady on the whole.' },
  mentalPositiveScore: { score: 7.5 },
  mentalNegtiveScore: { score: 3 },
  mentalScores: [
    dimension('optimism', 1, 2, 'Looks at risks first.'),
    dimension('resilience', 1, 10),
    dimension('tension', 2, 1),
    dimension('Homesickness', 2, 9),
  ],
}

test.each([
  [1, 'status1'],
  [2, 'status2'],
  [3, 'status3'],
  [4, 'status4'],
  [5, 'status5'],
] as const)(
  'tab 20 shows an overall score of %i as stars of 5, with the word for it [R1-016 R2-050 R2-126 R9-011]',
  async (score, status) => {
    show({ ...tested, mentalScore: { score } })
    expect(tab.number).toBe(20)
    const stars = await screen.findByRole('img', { name: `${score} of 5 stars` })
    const section = within(screen.getByRole('region', { name: en.overall }))
    expect(section.getByRole('img')).toBe(stars)
    expect(section.getAllByText(en[status])).toHaveLength(2)
  },
)

test('positive and negative dimensions are bars from 1 to 10, in two groups [R2-127 R9-010]', async () => {
  show(tested)
  const positive = await rowsOf(en.positive)
  const negative = await rowsOf(en.negative)
  const placesOf = (rows: HTMLElement[]) =>
    rows.map((row) => row.querySelector('.place')?.getAttribute('cx') ?? '')
  expect(placesOf(positive)).toEqual(['11.11%', '100%'])
  expect(placesOf(negative)).toEqual(['0%', '88.89%'])
  expect(positive[0]?.textContent).toContain('2.0/10 of 10')
  expect(screen.getByText('7.5 of 10')).toBeTruthy()
  expect(screen.getByText('Looks at risks first.')).toBeTruthy()
})

test.each(['en', 'cn', 'zh-TW'] as const)(
  'a dimension has a description at both ends, one by a name of the company too: %s [R2-128]',
  async (locale) => {
    show(tested, locale)
    const { positive, negative, dimension: names, low, high, otherLow, otherHigh } = words[locale]
    const [optimism] = await rowsOf(positive)
    const [tension, other] = await rowsOf(negative)
    const cellsOf = (row: HTMLElement | undefined) => within(row ?? document.body)
    expect(cellsOf(optimism).getByRole('rowheader').textContent).toBe(names.optimism)
    for (const text of [low.optimism, high.optimism]) expect(cellsOf(optimism).getByText(text)).toBeTruthy()
    for (const text of [low.tension, high.tension]) expect(cellsOf(tension).getByText(text)).toBeTruthy()
    expect(cellsOf(other).getByRole('rowheader').textContent).toBe('Homesickness')
    for (const text of [otherLow, otherHigh]) expect(cellsOf(other).getByText(text)).toBeTruthy()
  },
)

test('2, 4, 8 and 9 have four colours and words, and the colours of negative ones are reversed [R9-026]', async () => {
  const scores = [2, 4, 8, 9]
  const of = (kind: 1 | 2) => scores.map((score) => dimension(`${kind}-${score}`, kind, score))
  show({ ...tested, mentalScores: [...of(1), ...of(2)] })
  const tonesOf = async (name: string) =>
    (await rowsOf(name)).map((row) =>
      ['low', 'fair', 'mid', 'high'].find((tone) => row.querySelector('svg')?.classList.contains(tone)),
    )
  expect(await tonesOf(en.positive)).toEqual(['low', 'fair', 'mid', 'high'])
  expect(await tonesOf(en.negative)).toEqual(['high', 'mid', 'fair', 'low'])
  const rows = await rowsOf(en.negative)
  const wordsOf = rows.map((row) =>
    within(row)
      .getByText(/^(Low|Rather low|Medium|High)$/)
      .textContent.trim(),
  )
  expect(wordsOf).toEqual(['Low', 'Rather low', 'Medium', 'High'])
})

test('what is still being analysed has a word and no score, beside what is there', async () => {
  show({
    mentalScore: { score: -1 },
    mentalScores: [dimension('optimism', 1, 7), dimension('purpose', 1, -1)],
  })
  const [optimism, purpose] = await rowsOf(en.positive)
  const overall = within(screen.getByRole('region', { name: en.overall }))
  expect(overall.getByText(ui.analysing)).toBeTruthy()
  expect(overall.queryByRole('img')).toBe(null)
  expect(optimism?.textContent).toContain('7.0')
  expect(within(purpose ?? document.body).getByText(ui.analysing)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: en.negative })).getByText(en.noDimensions)).toBeTruthy()
})

test.each([[null], [{ aiAllScore: 4.2 }]])('without a result the tab says so: %o', async (aiData) => {
  show(aiData)
  expect(await screen.findByText(en.none)).toBeTruthy()
  expect(screen.queryByText(en.positive)).toBe(null)
})

test('a result that could not be loaded is loaded again on demand', async () => {
  refuse(aiReportData)
  showTab(tab, { 'report-mental-health': en })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(en.failed)).toBeTruthy()
  answerAiData(tested)
  await userEvent.click(alert.getByRole('button', { name: ui.retry }))
  expect(await rowsOf(en.positive)).toHaveLength(2)
})
