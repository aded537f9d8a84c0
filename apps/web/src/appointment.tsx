import '@candor/ui/tokens.css'
import '@candor/ui/base.css'
import { connectApi, quiet } from '@candor/call/web/client'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Words } from '@candor/messages/words'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { linkField } from '../../../features/plan/rules/mail-links.ts'
import { type LinkPage, linkPageOf } from '../../../features/scheduling/rules/link-pages.ts'

// The pages that links of mails open, for people without an account: apart from the application, as those of visitors are.

const words: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./messages/appointment/cn.ts'),
  en: () => import('./messages/appointment/en.ts'),
  'zh-TW': () => import('./messages/appointment/zh-TW.ts'),
}

const pages: Record<LinkPage, () => Promise<{ default: ComponentType<{ link: string }> }>> = {
  schedule: () =>
    import('../../../features/scheduling/web/page.tsx').then(({ SchedulePage }) => ({
      default: SchedulePage,
    })),
  invitation: () =>
    import('../../../features/scheduling/web/invitation-page.tsx').then(({ InvitationPage }) => ({
      default: InvitationPage,
    })),
  feedback: () =>
    import('../../../features/feedback/web/link/linked-page.tsx').then(({ LinkedFeedbackPage }) => ({
      default: LinkedFeedbackPage,
    })),
  satisfaction: () =>
    import('../../../features/scheduling/web/satisfaction-page.tsx').then(({ SatisfactionPage }) => ({
      default: SatisfactionPage,
    })),
  idCard: () =>
    import('../../../features/candidate-pages/web/id-card/id-card-page.tsx').then(({ IdCardPage }) => ({
      default: IdCardPage,
    })),
  monitor: () =>
    import('../../../features/candidate-pages/web/monitor/monitor-page.tsx').then(({ MonitorPage }) => ({
      default: MonitorPage,
    })),
  campaign: () =>
    import('../../../features/candidate-pages/web/campaign-page.tsx').then(({ CampaignPage }) => ({
      default: CampaignPage,
    })),
}

connectApi({ ...quiet, lang: currentLocale })

const locale = currentLocale()
document.documentElement.lang = htmlLang(locale)
const link = new URLSearchParams(location.search).get(linkField) ?? ''

// Not awaited here: a page shares modules with this one, and would wait for it in turn.
void Promise.all([
  words[locale](),
  pages[linkPageOf(location.pathname + location.search) ?? 'schedule'](),
]).then(([{ messages }, { default: Page }]) => {
  const place = document.getElementById('root')
  if (!place) return
  createRoot(place).render(
    <StrictMode>
      <IntlProvider
        locale={htmlLang(locale)}
        messages={messages}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        <Page link={link} />
      </IntlProvider>
    </StrictMode>,
  )
})
