import '@candor/ui/tokens.css'
import '@candor/ui/base.css'
import { connectApi } from '@candor/call/web/client'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Words } from '@candor/messages/words'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { PasswordReportPage } from '../../../features/password-report/web/page.tsx'
import { setVisit, visit } from '../../../features/session/web/visit.ts'
import { beginOpening } from '../../../features/shares/web/opening.ts'

// The page of somebody without an account, apart from the application: a phone on a slow network waits for what stands
// before a report, and not for the report, its tabs and the router.

const words: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./messages/visit/cn.ts'),
  en: () => import('./messages/visit/en.ts'),
  'zh-TW': () => import('./messages/visit/zh-TW.ts'),
}

connectApi({
  token: () => visit()?.token ?? null,
  lang: currentLocale,
  refreshAuth: async () => setVisit(null),
  goToSignIn: () => {},
  toast: () => {},
  dangerNotice: () => {},
  isGathering: true,
})

const locale = currentLocale()
document.documentElement.lang = htmlLang(locale)
const link = new URLSearchParams(location.search).get('userid') ?? ''
// The words load meanwhile. Whoever shows the page asks for the same opening, and hears what became of it.
if (link !== '') beginOpening(link).catch(() => {})

const { messages } = await words[locale]()
const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <IntlProvider
        locale={htmlLang(locale)}
        messages={messages}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        <PasswordReportPage link={link} />
      </IntlProvider>
    </StrictMode>,
  )
}
