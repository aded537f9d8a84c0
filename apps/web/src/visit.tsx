import { connectApi, quiet } from '@candor/call/web/client'
import type { Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Words } from '@candor/messages/words'
import { PasswordReportPage } from '../../../features/password-report/web/page.tsx'
import { setVisit, visit } from '../../../features/session/web/visit.ts'
import { beginOpening, renewVisit } from '../../../features/shares/web/opening.ts'
import { showVisitorsPage } from './show-visitors-page.tsx'

// The page of somebody without an account, apart from the application: a phone on a slow network waits for what stands
// before a report, and not for the report, its tabs and the router.

const words: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./messages/visit/cn.ts'),
  en: () => import('./messages/visit/en.ts'),
  'zh-TW': () => import('./messages/visit/zh-TW.ts'),
}

// The notices of failures come with the report: what is asked before it tells its own.
connectApi({
  ...quiet,
  token: () => visit()?.token ?? null,
  lang: currentLocale,
  refreshAuth: async () => setVisit(null),
  renewToken: renewVisit,
  isGathering: true,
})

const link = new URLSearchParams(location.search).get('userid') ?? ''
// The words load meanwhile. Whoever shows the page asks for the same opening, and hears what became of it.
if (link !== '') beginOpening(link).catch(() => {})

showVisitorsPage(words, <PasswordReportPage link={link} />).catch(reportError)
