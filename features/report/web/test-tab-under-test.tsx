import type { AnyCall, ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { SentAiData } from '../../analysis/contract/ai-data.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { reportEvents } from '../contract.ts'
import { anInterview, everythingShown, reportOf } from './report-under-test.ts'
import type { ReportTab } from './tabs/tab-registry.ts'

const plans = new Map<string, unknown>()

/** Answers a call from now on. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>): void {
  plans.set(call.path, { code: 0, msg: 'ok', data: reply })
}

/** Answers the call of the AI data with these alone. */
export function answerAiData(aiData: SentAiData | null): void {
  answer(aiReportData, { aiData, evidence: [], shown: everythingShown })
}

/** Refuses a call from now on. */
export function refuse(call: AnyCall): void {
  plans.set(call.path, { code: 1500, msg: 'no' })
}

/** Opens a tab of the report as the page does. Whoever waits for news hears nothing. */
export function showTab<Name extends string>(
  { Panel }: ReportTab,
  words: Readonly<Record<Name, object>>,
  locale: Locale = 'en',
): QueryClient {
  vi.stubGlobal('fetch', (address: string) => {
    const [path = ''] = address.split('?')
    if (path === reportEvents.path) return new Promise(() => {})
    const reply = plans.get(path)
    return reply
      ? Promise.resolve(Response.json(reply))
      : Promise.reject(new Error(`unplanned call of ${address}`))
  })
  const { queries } = renderScreen(
    <Panel report={reportOf(anInterview([]), { address: {}, go: () => {} })} />,
    { messages: { ...words }, locale },
  )
  return queries
}
