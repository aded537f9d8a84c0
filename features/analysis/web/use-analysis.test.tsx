import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { everythingShown, queriesKnowing } from '../../report-ai/web/report-under-test.ts'
import type { AiData } from '../contract/ai-data.ts'
import { messages } from '../messages/en.ts'
import { useAnalysis } from './use-analysis.ts'

function analysisOf(aiData: AiData) {
  const queries = queriesKnowing({ aiData, evidence: [], shown: everythingShown })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en" messages={{ analysis: messages }}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </IntlProvider>
  )
  return renderHook(() => useAnalysis('i1'), { wrapper }).result.current
}

test('a test that came in without an analysis makes no page wait for one', () => {
  const ofTest = analysisOf({ characterScore: { social: 70 }, reportDim: 1, mentalScore: { score: 4 } })
  expect(ofTest).toMatchObject({ analysis: null, state: { kind: 'empty' } })
  const both = analysisOf({ reportDim: 1, aiAllScore: 4.2, l2ReportInfo: { l2status: 0 } })
  expect(both).toMatchObject({ analysis: { overall: { value: 4.2 } }, state: { kind: 'ready' } })
})
