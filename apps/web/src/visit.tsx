import { connectApi, quiet } from '@candor/call/web/client'
import type { Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Words } from '@candor/messages/words'
import { keptText } from '@candor/ui/kept-text.ts'
import { applicationPath } from '../../../features/shares/shares/rules/visit-pages.ts'
import { beginOpening, renewVisit } from '../../../features/shares/shares/web/opening.ts'
import { setVisit, visit } from '../../../features/sign-in/session/web/visit.ts'
import { PasswordReportPage } from '../../../features/visitors/password-report/web/page.tsx'
import { showVisitorsPage } from './show-visitors-page.tsx'

// The page for visitors, apart from the application: on a slow network a phone waits only for the page before a report,
// not for the report, its tabs and the router.

const words: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./messages/visit/cn.ts'),
  en: () => import('./messages/visit/en.ts'),
  'zh-TW': () => import('./messages/visit/zh-TW.ts'),
}

// Notices of failures are part of the report; earlier calls show their own.
connectApi({
  ...quiet,
  token: () => visit()?.token ?? null,
  lang: currentLocale,
  refreshAuth: async () => setVisit(null),
  renewToken: renewVisit,
  isGathering: true,
})

// An account reads its own candidates in the application, which is loaded for that alone.
const elsewhere = applicationPath(location.search, keptText('localStorage', 'token') !== null)
const link = new URLSearchParams(location.search).get('userid') ?? ''
// Starts while the messages load. The page uses the same request, and handles its result.
if (link !== '' && elsewhere === null) beginOpening(link).catch(() => {})

if (elsewhere === null) showVisitorsPage(words, <PasswordReportPage link={link} />).catch(reportError)
else location.replace(elsewhere)
