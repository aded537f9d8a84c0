import { connectApi, quiet } from '@candor/call/web/client'
import { isRecord } from '@candor/kernel/is-record'
import type { Locale } from '@candor/messages/locale'
import type { Words } from '@candor/messages/words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { standingQuery } from '../../../features/candidates/scores/web/standing-query.ts'
import { aiDataQuery } from '../../../features/findings/analysis/web/ai-data-query.ts'
import { manualScoresQuery } from '../../../features/findings/manual-scores/web/manual-scores-query.ts'
import { readReported } from '../../../features/report/report/web/report-queries.ts'
import { registerTabs } from '../../../features/report/report/web/tabs/tab-registry.ts'
import { tab as analysisTab } from '../../../features/tabs/report-analysis/web/tab.ts'
import { tab as recordTab } from '../../../features/tabs/report-record/web/tab.ts'
import type { SampleReport } from '../../../features/visitors/site/rules/sample-report.ts'
import { SampleReportView } from '../../../features/visitors/site/web/sample-report/report.tsx'

// The live report of the home page: the product's components with the data of a file that is built with the site,
// without a server.

const words: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./messages/sample-report/cn.ts'),
  en: () => import('./messages/sample-report/en.ts'),
  'zh-TW': () => import('./messages/sample-report/zh-TW.ts'),
}

const localeOf = (lang: string): Locale => (lang === 'en' || lang === 'zh-TW' ? lang : 'cn')

/** Returns a query client with the data of the report, which never becomes stale. */
function answersFor(interviewId: string | null, { analysis }: SampleReport): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } })
  queries.setQueryData(aiDataQuery(interviewId).queryKey, analysis)
  queries.setQueryData(standingQuery(interviewId).queryKey, { standing: null })
  queries.setQueryData(manualScoresQuery(interviewId).queryKey, [])
  return queries
}

/** Whether a file holds the report that the build of the site wrote. */
function isSampleReport(value: unknown): value is SampleReport {
  return isRecord(value) && isRecord(value.interview) && isRecord(value.analysis)
}

/** Draws the live report into an element; returns a function that removes it. Rejects if its file cannot be loaded. */
export async function openSampleReport(container: HTMLElement, file: string): Promise<() => void> {
  const { lang } = document.documentElement
  const [{ messages }, response] = await Promise.all([words[localeOf(lang)](), fetch(file)])
  if (!response.ok) throw new Error(`${file} did not come`)
  const sample: unknown = await response.json()
  if (!isSampleReport(sample)) throw new Error(`${file} holds no report`)
  const reported = readReported(sample.interview)
  connectApi({ ...quiet, lang: () => localeOf(lang) })
  registerTabs([analysisTab, recordTab])
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <IntlProvider locale={lang} messages={messages} timeZone="Asia/Shanghai">
        <QueryClientProvider client={answersFor(reported.interview.id, sample)}>
          <SampleReportView reported={reported} />
        </QueryClientProvider>
      </IntlProvider>
    </StrictMode>,
  )
  return () => root.unmount()
}
