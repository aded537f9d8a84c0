import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SentAiData } from '../../../findings/analysis/contract/ai-data.ts'
import { messages as analysisCn } from '../../../findings/analysis/messages/cn.ts'
import {
  anInterview,
  everythingShown,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { messages as cn } from '../messages/cn.ts'
import { OverallHeadline } from './overall-headline.tsx'

const scored: SentAiData = { aiAllScore: 4.2, l2ReportInfo: { l2status: 0 } }

/** Draws the headline on a Chinese page. */
function show(aiData: SentAiData, given: { englishLabel?: boolean; size?: 'full' | 'compact' } = {}) {
  const { englishLabel = false, size = 'full' } = given
  const shown = { ...everythingShown, englishLabel }
  renderScreen(
    <OverallHeadline report={reportOf(anInterview([]), { address: {}, go: () => {} })} size={size} />,
    {
      messages: { analysis: analysisCn, 'report-analysis': cn },
      locale: 'cn',
      queries: queriesKnowing({ aiData, evidence: [], shown }),
    },
  )
}

const chinese = 'AI 总评，满分 5'
const english = 'of 5, AI overall'

test('the overall score has an English label where the company is set so, and no other company sees it [R6-024 P6-027]', () => {
  show(scored, { englishLabel: true })
  expect(screen.getByText(english).lang).toBe('en')
  expect(screen.queryByText(chinese)).toBe(null)
})

test('the overall score has the label of the page’s language [R6-024]', () => {
  show(scored)
  expect(screen.getByText(chinese)).toBeTruthy()
  expect(screen.queryByText(english)).toBe(null)
})

test('a score that is still being made has the English label too', () => {
  // What waits for the score hears nothing.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  show({ aiAllScore: -1, l2ReportInfo: { l2status: 1 } }, { englishLabel: true })
  expect(screen.getByText('AI overall')).toBeTruthy()
  expect(screen.getByText('分析中', { exact: false })).toBeTruthy()
})

test('a score that is there before the analysis is written shows nowhere at the head of the report [R4-009]', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  show({ aiAllScore: 2.1, l2ReportInfo: { l2status: 1, l2PercentageScore: 91.37 } })
  expect(screen.getByText('分析中', { exact: false })).toBeTruthy()
  expect(screen.queryByText('2.1')).toBe(null)
  expect(screen.queryByText(/91\.37/)).toBe(null)
  expect(screen.queryByRole('img')).toBe(null)
})

test('a stopped analysis says so at the head of the report, and neither a score nor that one is to come', () => {
  show({ isL2ScoreStop: 1, l2ReportInfo: { l2status: 0 } })
  expect(screen.getByText('分析已停止', { exact: false })).toBeTruthy()
  expect(screen.queryByText('分析中', { exact: false })).toBe(null)
  expect(screen.queryByRole('img')).toBe(null)
})
