import { connectApi, quiet } from '@candor/call/web/client'
import type { Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type { Words } from '@candor/messages/words'
import type { ComponentType } from 'react'
import { type LinkPage, linkPageOf } from '../../../features/meetings/appointments/rules/link-pages.ts'
import { isWholeLink, linkField } from '../../../features/meetings/planning/rules/mail-links.ts'
import { showVisitorsPage } from './show-visitors-page.tsx'

// The pages of links in mails, for people without an account: built apart from the application, like visitors' pages.

const words: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./messages/appointment/cn.ts'),
  en: () => import('./messages/appointment/en.ts'),
  'zh-TW': () => import('./messages/appointment/zh-TW.ts'),
}

const pages: Record<LinkPage, () => Promise<ComponentType<{ link: string }>>> = {
  schedule: () =>
    import('../../../features/meetings/appointments/web/page.tsx').then(({ SchedulePage }) => SchedulePage),
  invitation: () =>
    import('../../../features/meetings/appointments/web/invitation-page.tsx').then(
      ({ InvitationPage }) => InvitationPage,
    ),
  feedback: () =>
    import('../../../features/meetings/feedback/web/link/linked-page.tsx').then(
      ({ LinkedFeedbackPage }) => LinkedFeedbackPage,
    ),
  satisfaction: () =>
    import('../../../features/meetings/appointments/web/satisfaction-page.tsx').then(
      ({ SatisfactionPage }) => SatisfactionPage,
    ),
  idCard: () =>
    import('../../../features/visitors/candidate-pages/web/id-card/id-card-page.tsx').then(
      ({ IdCardPage }) => IdCardPage,
    ),
  monitor: () =>
    import('../../../features/visitors/candidate-pages/web/monitor/monitor-page.tsx').then(
      ({ MonitorPage }) => MonitorPage,
    ),
  campaign: () =>
    import('../../../features/visitors/candidate-pages/web/campaign-page.tsx').then(
      ({ CampaignPage }) => CampaignPage,
    ),
  ownCopy: () =>
    import('../../../features/visitors/own-copy/web/own-copy-page.tsx').then(
      ({ OwnCopyPage }) => OwnCopyPage,
    ),
}

connectApi({ ...quiet, lang: currentLocale })

const link = new URLSearchParams(location.search).get(linkField) ?? ''
const name = linkPageOf(location.pathname + location.search) ?? 'schedule'
// The page of the campaign is for everybody, also without a link.
const isComplete = isWholeLink(link) || (name === 'campaign' && link === '')

async function loadPage() {
  if (isComplete) {
    const Page = await pages[name]()
    return <Page link={link} />
  }
  const { IncompleteLink } = await import('../../../features/meetings/link-pages/web/link-state-page.tsx')
  return <IncompleteLink />
}

showVisitorsPage(words, loadPage()).catch(reportError)
