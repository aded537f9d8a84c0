import type { ReplyOf } from '@candor/call/define'
import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { reportEvents } from '../../../report/report/contract.ts'
import { anInterview, everythingShown, reportOf } from '../../../report/report/web/report-under-test.ts'
import { Panel } from './panel-under-test.tsx'

type Reply = ReplyOf<typeof aiReportData>

const shown = everythingShown

const written: Reply = {
  shown,
  evidence: [],
  aiData: {
    aiAllScore: 4.2,
    sumContent: 'Runs payment systems and can say why.',
    nextSuggest: 'How would you move the ledger?',
    modelName: 'candor-judge',
    generatedAt: Date.UTC(2026, 2, 14, 2),
    l2ReportInfo: {
      l2status: 0,
      l2PercentageScore: 91.37,
      dimLabelList: [
        { assessmentPoint: 'System design', calculateStar: 4.6, scoreReason: 'Names the idempotency key.' },
        { assessmentPoint: 'Ownership', calculateStar: -1, scoreReason: 'Still being read.' },
      ],
    },
  },
}

function answer(reply: Reply | Refused): void {
  const api = fakeApi()
  api.answerBy(aiReportData, () => reply)
  // What compares it with others, and what waits for news of unfinished parts, hears nothing.
  for (const call of [positionScores, reportEvents]) api.keepWaiting(call)
}

const words = await wordsOf('en', 'analysis', 'evidence', 'scores', 'report-analysis')

function show(interviewId: string | null = 'i1') {
  const report = { ...reportOf(anInterview([]), { address: {}, go: () => {} }), interviewId }
  renderScreen(<Panel report={{ ...report, timeZone: 'Asia/Shanghai' }} />, { messages: words })
}

/** Whether a fold keeps an element from everybody's eyes. */
function isHidden(element: HTMLElement | undefined): boolean {
  return !element || element.closest('[hidden]') !== null
}

test('the verdict stands with who wrote it, when, and where it stands among the others', async () => {
  answer(written)
  show()
  expect(isHidden(await screen.findByText('Runs payment systems and can say why.'))).toBe(false)
  expect(isHidden(screen.getAllByText(/Written by candor-judge on 2026-03-14/)[0])).toBe(false)
  expect(isHidden(screen.getByText('91.37%'))).toBe(false)
  expect(isHidden(screen.getByText('How would you move the ledger?', { exact: false }))).toBe(false)
})

test('a competency opens on its reason, and an unfinished one never looks like a low score', async () => {
  answer(written)
  show()
  const row = await screen.findByRole('button', { name: /System design/ })
  expect(row.getAttribute('aria-expanded')).toBe('true')
  expect(isHidden(screen.getByText('Names the idempotency key.'))).toBe(false)
  const other = screen.getByRole('button', { name: /Ownership/ })
  expect(isHidden(within(other).getByText('Analysing'))).toBe(false)
  expect(within(other).queryByText(/0\.0/)).toBe(null)
  await userEvent.click(other)
  expect(other.getAttribute('aria-expanded')).toBe('true')
  expect(row.getAttribute('aria-expanded')).toBe('false')
  expect(isHidden(screen.getByText('Names the idempotency key.'))).toBe(true)
})

test('while the report is written it says so, without a score', async () => {
  answer({ shown, evidence: [], aiData: { aiAllScore: -1, l2ReportInfo: { l2status: 1 } } })
  show()
  expect(isHidden((await screen.findAllByText('Generating the report'))[0])).toBe(false)
})

test('an interview without an analysis, and a candidate without an interview, say what is missing [R2-146]', async () => {
  answer({ shown, evidence: [], aiData: null })
  show()
  expect(isHidden(await screen.findByText('No AI analysis yet'))).toBe(false)
})

test('a candidate without an interview asks for nothing', () => {
  show(null)
  expect(isHidden(screen.getByText('No AI analysis yet'))).toBe(false)
})

test('a failed call says what failed and can be tried again', async () => {
  answer(new Refused())
  show()
  expect(
    isHidden(
      (await screen.findAllByText('The AI report could not be loaded. The rest of the page still works.'))[0],
    ),
  ).toBe(false)
  answer(written)
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
  expect(isHidden(await screen.findByText('Runs payment systems and can say why.'))).toBe(false)
})

test('a failed call is announced once and politely, however many places say it', async () => {
  answer(new Refused())
  show()
  const [region] = screen.getAllByRole('status').filter(({ textContent }) => textContent === '')
  const places = await screen.findAllByText(
    'The AI report could not be loaded. The rest of the page still works.',
  )
  expect(places.length).toBeGreaterThan(3)
  expect(screen.queryByRole('alert')).toBe(null)
  const saying = screen
    .getAllByRole('status')
    .filter(({ textContent }) =>
      textContent?.includes('The AI report could not be loaded. The rest of the page still works.'),
    )
  expect(saying).toEqual([region])
})
