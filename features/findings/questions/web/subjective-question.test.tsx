import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { everythingShown } from '../../../report/report/web/report-under-test.ts'
import { QuestionsPanel } from '../../../tabs/report-questions/web/questions-panel.tsx'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { longTextLength } from '../rules/text.ts'
import { anAnswer } from './answers-under-test.ts'
import { answer, logged, show } from './panel-under-test.tsx'
import { answerCall, inQuestion, nothingHidden, showQuestions } from './questions-under-test.tsx'

beforeEach(() => answer([]))

describe('a subjective question', () => {
  test('shows the answer and its manual scores, newest first [R2-097]', async () => {
    answer([
      logged('s', { estimateOpinion: 'Ask about <i>locks</i>.' }),
      logged('s', { createByName: 'Wu Tao', createDate: Date.UTC(2026, 2, 15), estimateScore: 82 }),
      logged('other'),
    ])
    show([anAnswer('s', 0, { text: 'Split the <b>account</b>.\nThen hash.' })])
    const shown = inQuestion(/Title of s/)
    expect(shown.getByText(/Split the <b>account<\/b>\.\s*Then hash\./)).toBeTruthy()
    await shown.findByText('Ask about <i>locks</i>.')
    const entries = shown.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries[0]).toMatch(/2026-03-15 00:00:00.*Wu Tao.*82\.0.*of 100/)
    expect(entries[1]).toMatch(/2026-03-14 02:00:00.*Shen Lan.*4\.0/)
    expect(entries.length).toBe(2)
    expect(screen.getByText('1 scored manually')).toBeTruthy()
  })

  test.each([
    ['cn', cn, '候选人未作答'],
    ['en', en, 'The candidate gave no answer'],
    ['zh-TW', zhTW, '候選人未作答'],
  ])('shows a placeholder for a missing answer: %s [R5-015]', (_locale, messages, sentence) => {
    showQuestions(QuestionsPanel, [anAnswer('s', 0)], { words: { questions: messages } })
    expect(inQuestion(/Title of s/).getByText(sentence)).toBeTruthy()
  })

  test('shows its question formatted [R3-028]', () => {
    show([anAnswer('s', 0)])
    const word = inQuestion(/Title of s/).getByText('s')
    expect(word.tagName).toBe('B')
  })

  test('lists the files that were handed in', () => {
    show([anAnswer('s', 0, { files: [{ name: 'plan <v2>.pdf', address: '/file/media/x' }] })])
    const link = inQuestion(/Title of s/).getByRole('link', { name: 'plan <v2>.pdf' })
    expect(link.getAttribute('href')).toBe('/file/media/x')
    expect(inQuestion(/Title of s/).queryByText('The candidate gave no answer')).toBe(null)
  })
})

describe('the score of a subjective question', () => {
  test('says who wrote its score’s reason, and that a score is still being made', () => {
    show([
      anAnswer('s', 0, { score: scored(4.2), reason: 'Names the lock.' }),
      anAnswer('t', 0, { score: { state: 'analysing' } }),
    ])
    expect(inQuestion(/Title of s/).getByText(/Names the lock\./).textContent).toContain(
      'Written by the model',
    )
    expect(inQuestion(/Title of t/).getByText('Analysing')).toBeTruthy()
    expect(inQuestion(/Title of t/).queryByText(/0\.0/)).toBe(null)
  })

  test('waits for the model’s score while the report is written', () => {
    show([anAnswer('s', 0, { text: 'x' })], {
      analysis: { aiData: { l2ReportInfo: { l2status: 1 } }, evidence: [], shown: everythingShown },
    })
    expect(inQuestion(/Title of s/).getByText('Analysing')).toBeTruthy()
  })

  test('blanks a score that the company hides', () => {
    show([anAnswer('s', 0, { text: 'x' })], {
      analysis: { aiData: null, evidence: [], shown: { ...everythingShown, single: false } },
    })
    expect(inQuestion(/Title of s/).getByText('Not shown')).toBeTruthy()
  })

  test.each([
    ['was refused', 'refusal', 0],
    ['has not come', 'nothing', 1],
  ] as const)('shows a stored score while the company’s setting %s [R3-041]', async (_, reply, waiting) => {
    const asked = answerCall(aiReportData, reply)
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    showQuestions(QuestionsPanel, [anAnswer('s', 0, { text: 'x', score: scored(4.2) })], { queries })
    await expect.poll(asked).toHaveLength(1)
    await expect.poll(() => queries.isFetching()).toBe(waiting)
    const shown = inQuestion(/Title of s/)
    expect(shown.getByText('4.2')).toBeTruthy()
    expect(shown.queryByText('Not shown')).toBe(null)
  })
})

describe('an answered subjective question', () => {
  test('shows the model’s result as the model’s, a dimension at a time, under a fold', async () => {
    const model = {
      dimensions: [{ name: 'Completeness', score: scored(4), detail: 'Four steps of four.' }],
      improvements: ['Name the <b>lock</b>.'],
    }
    show([anAnswer('s', 0, { model })])
    const shown = inQuestion(/Title of s/)
    expect(shown.getByText('Written by the model')).toBeTruthy()
    expect(shown.getByText('Completeness')).toBeTruthy()
    expect(shown.getByText('Four steps of four.')).toBeTruthy()
    expect(shown.getByText('Name the <b>lock</b>.')).toBeTruthy()
    expect(shown.getByText('1 dimension, 1 suggestion')).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: 'Model’s findings', expanded: true }))
    expect(shown.queryByRole('list', { name: '' })).toBe(null)
    expect(shown.getByRole('button', { name: 'Model’s findings', expanded: false })).toBeTruthy()
  })

  test('folds a long text in companies that fold them, and unfolds it [R6-029]', async () => {
    const long = 'long '.repeat(longTextLength)
    show([anAnswer('s', 0, { text: long }), anAnswer('t', 0, { text: 'short' })], {
      rules: { ...nothingHidden, foldsText: true },
    })
    const more = inQuestion(/Title of s/).getByRole('button', { name: 'Show all' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(inQuestion(/Title of s/).getByRole('button', { name: 'Show less' })).toBeTruthy()
    expect(inQuestion(/Title of t/).queryByRole('button')).toBe(null)
  })

  test('says that it does not count, that it is the company’s own, and which follow-up it is', () => {
    show([anAnswer('s', 0, { isUnscored: true, isCustom: true, round: 2 })])
    for (const text of ['Not scored', 'Custom question', 'Follow-up 2']) {
      expect(inQuestion(/Title of s/).getByText(text)).toBeTruthy()
    }
  })
})
