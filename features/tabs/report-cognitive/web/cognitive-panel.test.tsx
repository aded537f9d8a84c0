import type { Locale } from '@candor/messages/locale'
import { allWordsOf } from '@candor/testkit/web/words'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refuse, showTab } from '../../../report/report/web/test-tab-under-test.tsx'
import { cognitiveReport } from '../contract.ts'
import { tab } from './tab.ts'

const words = await allWordsOf('report-cognitive')
const show = (locale: Locale = 'en') => showTab(tab, words[locale], locale)

const found = { percentile: 86.5, explanation: 'Quick with numbers.', normGroup: '2,314 engineers' }

test('tab 18 shows the percentile as a bar, and the explanation below it [R1-014 R2-048 R2-132]', async () => {
  answer(cognitiveReport, found)
  show()
  expect(tab.number).toBe(18)
  const [bar] = within(await screen.findByRole('table', { name: 'Cognitive ability test' })).getAllByRole(
    'cell',
  )
  expect(bar?.textContent).toContain('86.50/100 of 100')
  expect(bar?.querySelector('.place')?.getAttribute('cx')).toBe('86.5%')
  expect(screen.getByText('Higher than 86.50% of the comparison group')).toBeTruthy()
  expect(screen.getByText('Comparison group: 2,314 engineers')).toBeTruthy()
  expect(screen.getByText('Quick with numbers.')).toBeTruthy()
})

test('a folded result still says its percentile', async () => {
  answer(cognitiveReport, found)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Cognitive ability test' }))
  expect(screen.queryByRole('table')).toBe(null)
  expect(screen.getByText('Percentile 86.50')).toBeTruthy()
})

test.each([
  ['en', 'The test result is being calculated'],
  ['cn', '测评结果正在计算'],
  ['zh-TW', '測驗結果正在計算'],
] as const)(
  'a percentile that is not there yet shows a sentence and no number: %s',
  async (locale, sentence) => {
    answer(cognitiveReport, { percentile: -1, explanation: null, normGroup: null })
    show(locale)
    const text = await screen.findByText(sentence)
    expect(screen.getByRole('status').contains(text)).toBe(true)
    expect(screen.queryByRole('table')).toBe(null)
  },
)

test('a test without an explanation or a group says what it has', async () => {
  answer(cognitiveReport, { percentile: 0, explanation: null, normGroup: null })
  show()
  expect(await screen.findByText('Higher than 0% of the comparison group')).toBeTruthy()
  expect(screen.getByText('The test was imported without an explanation')).toBeTruthy()
  expect(screen.queryByText(/Comparison group:/)).toBe(null)
})

test('without a result the tab says what would be here [R2-146]', async () => {
  answer(cognitiveReport, null)
  show()
  expect(await screen.findByText('No cognitive ability result')).toBeTruthy()
  expect(
    screen.getByText(
      'Once the candidate has taken the test, the percentile and its explanation appear here.',
    ),
  ).toBeTruthy()
})

test('a result that could not be loaded is loaded again on demand', async () => {
  refuse(cognitiveReport)
  show()
  const alert = within(await screen.findByRole('alert'))
  expect(
    alert.getByText('The cognitive ability result could not be loaded. The rest of the page still works.'),
  ).toBeTruthy()
  answer(cognitiveReport, found)
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Quick with numbers.')).toBeTruthy()
})

test('loaded data stay when a later load fails', async () => {
  answer(cognitiveReport, found)
  const queries = show()
  await screen.findByText('Quick with numbers.')
  refuse(cognitiveReport)
  await queries.invalidateQueries()
  expect(await screen.findByText('This could not be updated. The earlier content is shown.')).toBeTruthy()
  expect(screen.getByText('Quick with numbers.')).toBeTruthy()
})
