import type { AnyCall, ReplyOf } from '@candor/call/define'
import { messages as uiCn } from '@candor/ui/messages/cn'
import { messages as ui } from '@candor/ui/messages/en'
import { messages as uiTw } from '@candor/ui/messages/zh-TW'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { IntlProvider } from 'use-intl'
import { vi } from 'vitest'
import type { AiData } from '../../analysis/contract/ai-data.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { reportEvents } from '../contract.ts'
import { anInterview, everythingShown, reportOf } from './report-under-test.ts'
import type { ReportTab } from './tabs/tab-registry.ts'

const uiWords = { en: ui, cn: uiCn, 'zh-TW': uiTw }
export type Locale = keyof typeof uiWords

const plans = new Map<string, unknown>()

/** Answers a call from now on. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>): void {
  plans.set(call.path, { code: 0, msg: 'ok', data: reply })
}

/** Answers the call of the AI data with these alone. */
export function answerAiData(aiData: AiData | null): void {
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
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <IntlProvider
      locale={locale === 'cn' ? 'zh-CN' : locale}
      timeZone="UTC"
      messages={{ ui: uiWords[locale], ...words }}
    >
      <QueryClientProvider client={queries}>
        <Suspense>
          <Panel report={reportOf(anInterview([]), { address: {}, go: () => {} })} />
        </Suspense>
      </QueryClientProvider>
    </IntlProvider>,
  )
  return queries
}
