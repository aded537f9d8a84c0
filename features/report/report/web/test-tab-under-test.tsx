import type { AnyCall, ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach } from 'vitest'
import type { SentAiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { reportEvents } from '../contract.ts'
import { anInterview, everythingShown, reportOf } from './report-under-test.ts'
import type { ReportTab } from './tabs/tab-registry.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  // The event stream stays silent.
  api.keepWaiting(reportEvents)
})

/** Answers a call from now on. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>): void {
  api.answer(call, reply)
}

/** Sets the reply of the call of the AI data. */
export function answerAiData(aiData: SentAiData | null, unreadable?: string[]): void {
  answer(aiReportData, { aiData, evidence: [], shown: everythingShown, ...(unreadable && { unreadable }) })
}

/** Refuses a call from now on. */
export function refuse(call: AnyCall): void {
  api.refuse(call)
}

/** Opens a tab of the report as the page does. */
export function showTab<Name extends string>(
  { Panel }: ReportTab,
  words: Readonly<Record<Name, object>>,
  locale: Locale = 'en',
): QueryClient {
  const { queries } = renderScreen(
    <Panel report={reportOf(anInterview([]), { address: {}, go: () => {} })} />,
    { messages: { ...words }, locale },
  )
  return queries
}
