import { CountBadge } from '@candor/ui/count-badge'
import { ShareIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { revealFocused } from '@candor/ui/tabs/scroll-ends.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { searchOf } from '../../rules/list-search.ts'
import { isChanged, queryOfTab, type ViewTab } from '../../rules/views.ts'
import { noteList } from '../last-list.ts'
import { addressOf, type ListOfPage } from '../list/use-list-page.ts'
import type { Views } from './use-views.ts'
import { ViewMenuButton } from './view-menu-button.tsx'
import { ViewSheet } from './view-sheet.tsx'
import styles from './view-tabs.module.css'

interface Props {
  page: ListOfPage
  tabs: readonly ViewTab[]
  current: ViewTab
  views: Views
}

/** The views of the list as tabs with counts, and the acts on the current view. */
export function ViewTabs({ page, tabs, current, views }: Props) {
  const t = useTranslations('shortlist')
  const format = useFormatter()
  const [isSaving, setIsSaving] = useState(false)
  const hasChanged = isChanged(current, page.query)
  const owned = current.kind === 'saved' && current.view.mayChange ? current.view : null
  const missing = current.kind === 'saved' ? current.view.missing : []
  return (
    <>
      <div className={styles.row}>
        <nav className={styles.tabs} aria-label={t('views')} onFocus={revealFocused}>
          {tabs.map((tab) => (
            <TabLink key={tab.id} page={page} tab={tab} isCurrent={tab.id === current.id} />
          ))}
        </nav>
        <div className={styles.acts}>
          {hasChanged && <span className={styles.changed}>{t('changedSince')}</span>}
          {hasChanged && owned && (
            <Button
              look="quiet"
              size="small"
              onClick={() => void views.change(owned, { address: searchOf(page.query) }).catch(() => {})}
            >
              {t('saveView')}
            </Button>
          )}
          {hasChanged && (
            <Button look="quiet" size="small" onClick={() => setIsSaving(true)}>
              {t('saveAsView')}
            </Button>
          )}
          <ViewMenuButton page={page} current={current} views={views} />
        </div>
        <ViewSheet
          isOpen={isSaving}
          onClose={() => setIsSaving(false)}
          mayShare={views.mayShare}
          title={t('saveAsView')}
          onSave={async ({ name, isShared, isPinned }) => {
            const viewId = await views.add({ name, isShared, isPinned, address: viewAddress(page) })
            const { page: listPage, to, search } = addressOf(page.query, viewId)
            noteList(listPage, search)
            page.onSearch(to, search)
          }}
        />
      </div>
      {missing.length > 0 && (
        <p className={styles.missing} role="status">
          {t('viewMissing', { parts: format.list(missing.map(({ by }) => t(`chip.${by}`))) })}
        </p>
      )}
    </>
  )
}

/** The address that a view saves: without the view itself. */
function viewAddress({ query }: ListOfPage) {
  const { find, where, sort, back } = searchOf(query)
  return { find, where, sort, back }
}

interface TabProps {
  page: ListOfPage
  tab: ViewTab
  isCurrent: boolean
}

function TabLink({ page, tab, isCurrent }: TabProps) {
  const t = useTranslations('shortlist')
  const { page: listPage, to, search } = addressOf(queryOfTab(tab, page.query), tab.id)
  return (
    <Link
      to={to}
      search={search}
      replace
      className={styles.tab}
      // Else each link to this path would be the present one.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
      preload={false}
      onClick={() => noteList(listPage, search)}
    >
      <span>{tab.kind === 'fixed' ? t(`view.${tab.id}`) : tab.view.name}</span>
      {tab.kind === 'saved' && tab.view.isShared && (
        <>
          <ShareIcon />
          <span className="sr">{t('isShared')}</span>
        </>
      )}
      {tab.count !== null && <CountBadge count={tab.count} />}
    </Link>
  )
}
