import type { Locale } from '@candor/messages/locale'
import { allWordsOf } from '@candor/testkit/web/words'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SentAiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { answerAiData, refuse, showTab } from '../../../report/report/web/test-tab-under-test.tsx'
import { tab } from './tab.ts'

const words = await allWordsOf('report-mental-health')

function show(aiData: SentAiData | null, locale: Locale = 'en') {
  answerAiData(aiData)
  return showTab(tab, words[locale], locale)
}

const dimension = (dimName: string, dimType: 1 | 2, score: number | null, comment: string | null = null) => ({
  dimName,
  dimType,
  score,
  comment,
})
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)

const tested: SentAiData = {
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
  [1, 'Poor'],
  [2, 'Weak'],
  [3, 'Average'],
  [4, 'Good'],
  [5, 'Very good'],
])(
  'tab 20 shows an overall score of %i as stars of 5, with the word for it [R1-016 R2-050 R2-126 R9-011]',
  async (score, word) => {
    show({ ...tested, mentalScore: { score } })
    expect(tab.number).toBe(20)
    const stars = await screen.findByRole('img', { name: `${score} of 5 stars` })
    const section = within(screen.getByRole('region', { name: 'Overall' }))
    expect(section.getByRole('img')).toBe(stars)
    expect(section.getAllByText(word)).toHaveLength(2)
  },
)

test('positive and negative dimensions are bars from 1 to 10, in two groups [R2-127 R9-010]', async () => {
  show(tested)
  const positive = await rowsOf('Positive dimensions')
  const negative = await rowsOf('Negative dimensions')
  const placesOf = (rows: HTMLElement[]) =>
    rows.map((row) => row.querySelector('.place')?.getAttribute('cx') ?? '')
  expect(placesOf(positive)).toEqual(['11.11%', '100%'])
  expect(placesOf(negative)).toEqual(['0%', '88.89%'])
  expect(positive[0]?.textContent).toContain('2.0/10 of 10')
  expect(screen.getByText('7.5 of 10')).toBeTruthy()
  expect(screen.getByText('Looks at risks first.')).toBeTruthy()
})

test.each([
  {
    locale: 'en',
    positive: 'Positive dimensions',
    negative: 'Negative dimensions',
    optimism: ['Optimism', 'Cautious about how things turn out', 'Expects things to turn out well'],
    tension: ['Tension', 'Mostly at ease', 'Often feels tense'],
    other: ['Homesickness', 'Rarely shows', 'Often shows'],
  },
  {
    locale: 'cn',
    positive: '积极维度',
    negative: '消极维度',
    optimism: ['乐观', '对结果较为谨慎', '相信事情会向好'],
    tension: ['紧张', '多数时候放松', '时常感到紧绷'],
    other: ['Homesickness', '表现较少', '表现较多'],
  },
  {
    locale: 'zh-TW',
    positive: '積極維度',
    negative: '消極維度',
    optimism: ['樂觀', '對結果較為謹慎', '相信事情會向好'],
    tension: ['緊張', '多數時候放鬆', '時常感到緊繃'],
    other: ['Homesickness', '表現較少', '表現較多'],
  },
] as const)(
  'a dimension has a description at both ends, one by a name of the company too: $locale [R2-128]',
  async ({ locale, positive, negative, ...wanted }) => {
    show(tested, locale)
    const [optimism] = await rowsOf(positive)
    const [tension, other] = await rowsOf(negative)
    for (const [row, [name, low, high]] of [
      [optimism, wanted.optimism],
      [tension, wanted.tension],
      [other, wanted.other],
    ] as const) {
      const cells = within(row ?? document.body)
      expect(cells.getByRole('rowheader').textContent).toBe(name)
      for (const text of [low, high]) expect(cells.getByText(text)).toBeTruthy()
    }
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
  expect(await tonesOf('Positive dimensions')).toEqual(['low', 'fair', 'mid', 'high'])
  expect(await tonesOf('Negative dimensions')).toEqual(['high', 'mid', 'fair', 'low'])
  const rows = await rowsOf('Negative dimensions')
  const wordsOf = rows.map((row) =>
    within(row)
      .getByText(/^(Low|Rather low|Medium|High)$/)
      .textContent.trim(),
  )
  expect(wordsOf).toEqual(['Low', 'Rather low', 'Medium', 'High'])
})

test('a result in analysis has a word and no score, beside the finished ones', async () => {
  show({
    mentalScore: { score: -1 },
    mentalScores: [dimension('optimism', 1, 7), dimension('purpose', 1, -1)],
  })
  const [optimism, purpose] = await rowsOf('Positive dimensions')
  const overall = within(screen.getByRole('region', { name: 'Overall' }))
  expect(overall.getByText('Analysing')).toBeTruthy()
  expect(overall.queryByRole('img')).toBe(null)
  expect(optimism?.textContent).toContain('7.0')
  expect(within(purpose ?? document.body).getByText('Analysing')).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'Negative dimensions' })).getByText(
      'No dimensions in this part',
    ),
  ).toBeTruthy()
})

test.each([[-1], [null]])(
  'the score %o of a group is being analysed, unlike one that is not there [R4-007]',
  async (score) => {
    const { mentalNegtiveScore: _, ...rest } = tested
    show({ ...rest, mentalPositiveScore: { score } })
    const headOf = async (name: string) =>
      (await screen.findByRole('region', { name })).querySelector('header')?.textContent
    expect(await headOf('Positive dimensions')).toBe('Positive dimensionsAnalysing')
    expect(await headOf('Negative dimensions')).toBe('Negative dimensions')
  },
)

test('dimensions that come with an unfinished score are not said to be none', async () => {
  show({ ...tested, mentalScores: [], mentalNegtiveScore: null })
  const negative = within(await screen.findByRole('region', { name: 'Negative dimensions' }))
  expect(negative.queryByText('No dimensions in this part')).toBe(null)
  const positive = within(screen.getByRole('region', { name: 'Positive dimensions' }))
  expect(positive.getByText('No dimensions in this part')).toBeTruthy()
})

test.each([[null], [{ aiAllScore: 4.2 }]])(
  'without a result the tab says so: %o [R2-146]',
  async (aiData) => {
    show(aiData)
    expect(await screen.findByText('No mental health result')).toBeTruthy()
    expect(screen.queryByText('Positive dimensions')).toBe(null)
  },
)

test('a result that could not be loaded is loaded again on demand', async () => {
  refuse(aiReportData)
  showTab(tab, words.en)
  const alert = within(await screen.findByRole('alert'))
  expect(
    alert.getByText('The mental health result could not be loaded. The rest of the page still works.'),
  ).toBeTruthy()
  answerAiData(tested)
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await rowsOf('Positive dimensions')).toHaveLength(2)
})
