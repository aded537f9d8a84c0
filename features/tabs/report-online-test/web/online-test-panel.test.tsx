import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { anAnswer } from '../../../findings/questions/web/answers-under-test.ts'
import {
  drawnQuestions,
  inQuestion,
  nothingHidden,
  showQuestions,
} from '../../../findings/questions/web/questions-under-test.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { everythingShown } from '../../../report/report/web/report-under-test.ts'
import { messages } from '../messages/en.ts'
import { OnlineTestPanel } from './online-test-panel.tsx'

const essay = anAnswer('s', 0, {
  module: 'Ledgers',
  text: 'Split the account.',
  score: scored(4),
  askedAtMs: 0,
})
const code = anAnswer('c', 7, {
  module: 'code',
  text: 'print(1)',
  score: scored(3.5),
  askedAtMs: 60_000,
})
const choice = anAnswer('o', 2, {
  module: 'Ledgers',
  text: 'A',
  verdict: 'correct',
  score: scored(5),
  askedAtMs: 100_000,
})
const reading = anAnswer('r', 50, {
  html: '<p>A long passage.</p>',
  askedAtMs: 130_000,
  parts: [anAnswer('r1', 2, { title: 'First', text: 'B', verdict: 'wrong', score: scored(0) })],
})
const all = [essay, code, choice, reading]

type Given = Parameters<typeof showQuestions>[2]

function show(answers: Parameters<typeof showQuestions>[1], given: Given = {}) {
  showQuestions(OnlineTestPanel, answers, { ...given, words: { 'report-online-test': messages } })
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }))
const tabsOf = (name: string) =>
  within(screen.getByRole('tablist', { name }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
const figures = () =>
  screen.getAllByRole('definition').map((figure) => [figure.previousSibling?.textContent, figure.textContent])
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the summary', () => {
  test('opens first, with counts, points, their share and the time [R2-046 R2-104 R9-029]', () => {
    show(all, { result: { usedMs: 200_000, limitMs: 3_600_000 } })
    expect(screen.getByRole('tab', { name: 'Summary', selected: true })).toBeTruthy()
    expect(figures()).toEqual([
      ['Share of points', '63%'],
      ['Points', '12.5/20 of 204 questions scored'],
      ['Answered', '4 of 4'],
      ['Checked answers', '1 correct0 partly correct1 wrong'],
      ['Time used', '03:20 of 01:00:00'],
    ])
  })

  test('tells what each module came to', () => {
    show(all, { result: { usedMs: 200_000 } })
    expect(rows()).toEqual([
      ['Ledgers', '2', '2', '1 of 1', '9.0/10 of 10', '90%', '01:30'],
      ['Coding', '1', '1', '—', '3.5/5 of 5', '70%', '00:40'],
      ['Other questions', '1', '1', '0 of 1', '0.0/5 of 5', '0%', '01:10'],
    ])
  })

  test('leaves recorded questions out, and adds up the time of the written ones [R9-042]', () => {
    const recorded = anAnswer('v', 12, { askedAtMs: 0, durationMs: 30_000, score: scored(1) })
    show([recorded, { ...essay, askedAtMs: 40_000 }], { result: { usedMs: 100_000, limitMs: 3_600_000 } })
    expect(figures()).toEqual([
      ['Share of points', '80%'],
      ['Points', '4.0/5 of 51 question scored'],
      ['Answered', '1 of 1'],
      ['Time used', '01:00'],
    ])
  })

  test('gives no points while one score is still being made', () => {
    show([{ ...essay, score: { state: 'analysing' } }, choice])
    expect(figures()[0]).toEqual(['Points', 'Analysing'])
    expect(screen.queryByText(/%/)).toBe(null)
  })

  test('says that scores are not shown where the company hides them', () => {
    show([essay], { analysis: { aiData: null, evidence: [], shown: { ...everythingShown, single: false } } })
    expect(figures()[0]).toEqual(['Points', 'Not shown'])
  })

  test('says that no time was recorded', () => {
    show([anAnswer('s', 0)])
    expect(screen.getByText('No time recorded')).toBeTruthy()
  })

  test('keeps verdicts back where the company hides them [R6-025]', () => {
    show([{ ...choice, verdict: null, score: null }], {
      rules: { ...nothingHidden, hidesCorrectness: true },
    })
    expect(screen.queryByText('Checked answers')).toBe(null)
    expect(rows()[0]?.[3]).toBe('—')
  })
})

describe('the sub-views', () => {
  test('stand in a row with how many questions each has', () => {
    show(all)
    expect(tabsOf('Parts of the test')).toEqual([
      'Summary ',
      'Subjective and coding 2',
      'Objective 1',
      'Reading comprehension 1',
    ])
  })

  test('1 shows subjective and coding answers, one on a page [R2-105 R1-009 R1-011]', async () => {
    show(all, { address: { test: 1 } })
    expect(drawnQuestions()).toEqual(['1Title of s'])
    expect(screen.getByText('Split the account.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }))
    expect(drawnQuestions()).toEqual(['2Title of c'])
    expect(screen.getByText('print(1)')).toBeTruthy()
  })

  test('2 shows objective answers [R2-106]', () => {
    show(all, { address: { test: 2 } })
    expect(drawnQuestions()).toEqual(['1Title of o'])
    expect(inQuestion(/Title of o/).getByText('Correct')).toBeTruthy()
  })

  test('3 shows the text and the answers to the questions on it [R2-107]', () => {
    show(all, { address: { test: 3 } })
    expect(screen.getByText('A long passage.')).toBeTruthy()
    expect(inQuestion(/First/).getByText('Wrong')).toBeTruthy()
  })

  test('are chosen by index in the address', async () => {
    const went: Parameters<OpenReport['go']>[0][] = []
    show(all, { onGo: (patch) => went.push(patch) })
    await choose(/^Reading/)
    await choose(/^Subjective/)
    await choose(/^Summary/)
    expect(went).toEqual([{ test: 3 }, { test: 1 }, { test: 0 }])
  })

  test('open at the question that the address names', () => {
    show(all, { address: { q: 'c' } })
    expect(drawnQuestions()).toEqual(['2Title of c'])
  })
})

describe('the modules', () => {
  test('are sub-tabs of their own, and narrow what is shown [R2-047]', async () => {
    show([essay, code, choice])
    expect(tabsOf('Question modules')).toEqual(['All modules ', 'Ledgers 2', 'Coding 1'])
    await choose(/^Coding/)
    expect(rows().map(([name]) => name)).toEqual(['Coding'])
    await choose(/^Objective/)
    expect(screen.getByText('This module has no questions of this kind')).toBeTruthy()
    await choose(/^Ledgers/)
    expect(drawnQuestions()).toEqual(['1Title of o'])
  })

  test('are no row where there is but one', () => {
    show([essay, choice])
    expect(screen.queryByRole('tablist', { name: 'Question modules' })).toBe(null)
  })
})

test('a long text is folded where the company folds them [R6-029]', () => {
  show([{ ...essay, text: 'long '.repeat(400) }], {
    rules: { ...nothingHidden, foldsText: true },
    address: { test: 1 },
  })
  expect(screen.getByRole('button', { name: 'Show all', expanded: false })).toBeTruthy()
})

test('without written questions it says so [R2-146]', () => {
  show([anAnswer('v', 1)])
  expect(screen.getByText('No questions of a written test')).toBeTruthy()
})
