import { forgetHeldReplies } from '@candor/call/web/held-replies'
import { htmlLang, type Locale } from '@candor/messages/locale'
import type { Words } from '@candor/messages/words'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { IntlProvider } from 'use-intl'
import {
  type BulkSheetProps,
  registerBulkSheets,
} from '../../../features/candidates/bulk/web/bulk-registry.ts'
import { forgetDrafts } from '../../../features/platform/drafts/web/draft-store.ts'
import { forgetUndoable } from '../../../features/platform/undo/web/undo-hint.ts'
import { type ReportAction, registerActions } from '../../../features/report/report/web/action-registry.ts'
import { forgetOpened } from '../../../features/report/report/web/opened-sections.ts'
import { registerTabs, type TabCard } from '../../../features/report/report/web/tabs/tab-registry.ts'
import {
  type AccountSection,
  registerAccountSections,
} from '../../../features/sign-in/session/web/account-sections.ts'
import { type BarPiece, registerBarPieces } from '../../../features/sign-in/session/web/nav/bar-pieces.ts'
import { type NavEntry, registerNavEntries } from '../../../features/sign-in/session/web/nav/nav-registry.ts'
import { onOtherAccount, onSignOut } from '../../../features/sign-in/session/web/signed-in.ts'
import { registerSignInCards } from './cards/sign-in-cards.ts'
import { Pages } from './pages.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

/** Forgets the replies to one account, and what it has opened, before another one is used here. */
function forgetAccount() {
  queryClient.clear()
  forgetHeldReplies()
  forgetOpened()
  forgetUndoable()
}
onSignOut((accountId) => {
  forgetAccount()
  void forgetDrafts(accountId)
})
onOtherAccount(forgetAccount)
void forgetDrafts(null)

const cards = import.meta.glob<TabCard>('../../../features/*/*/web/tab.ts', { eager: true, import: 'tab' })
registerTabs(Object.values(cards))

const actions = import.meta.glob<ReportAction>(
  ['../../../features/*/*/web/action.ts', '../../../features/*/*/web/action/*.ts'],
  { eager: true, import: 'action' },
)
registerActions(Object.values(actions))

registerSignInCards()

const accountParts = import.meta.glob<AccountSection>(
  ['../../../features/*/*/web/account-section.ts', '../../../features/*/*/web/account-section/*.ts'],
  { eager: true, import: 'section' },
)
registerAccountSections(Object.values(accountParts))

const places = import.meta.glob<NavEntry>('../../../features/*/*/web/nav.ts', {
  eager: true,
  import: 'entry',
})
registerNavEntries(Object.values(places))

registerBarPieces(
  Object.values(
    import.meta.glob<BarPiece>('../../../features/*/*/web/bar.ts', { eager: true, import: 'piece' }),
  ),
)

registerBulkSheets(
  import.meta.glob<ComponentType<BulkSheetProps>>('../../../features/*/*/web/bulk/*.tsx', {
    import: 'BulkSheet',
  }),
)

/** Context of all pages: messages, query cache and router. */
export function Providers({ locale, words }: { locale: Locale; words: Words }) {
  return (
    <IntlProvider
      locale={htmlLang(locale)}
      messages={words}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <QueryClientProvider client={queryClient}>
        <Pages router={router} />
      </QueryClientProvider>
    </IntlProvider>
  )
}
