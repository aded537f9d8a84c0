import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { AddCandidateButton } from '../../candidate-facts/web/add/add-button.tsx'
import { positionOf, withPosition } from '../rules/list-search.ts'
import { selectedCount } from '../rules/selection.ts'
import { currentTab, queryOfTab, tabsOf } from '../rules/views.ts'
import { FilterBar } from './filter/filter-bar.tsx'
import { noteList } from './last-list.ts'
import { CandidateList } from './list/candidate-list.tsx'
import { KeysFoot } from './list/keys-foot.tsx'
import { useListKeys } from './list/use-list-keys.ts'
import { addressOf, type ListOfPage, type ListPageProps, useListPage } from './list/use-list-page.ts'
import { useLocalName } from './local-name.ts'
import styles from './page.module.css'
import { PositionNav } from './position-nav.tsx'
import { refreshLists } from './refresh-lists.ts'
import { SelectionBar } from './selection-bar.tsx'
import { StatesSummary } from './states-summary.tsx'
import { usePositions } from './use-positions.ts'
import { useViews } from './views/use-views.ts'
import { ViewTabs } from './views/view-tabs.tsx'

/** The list page: positions at the left; at the right their candidates, by the filter and the order of the address. */
export function ShortlistPage(props: ListPageProps) {
  const page = useListPage(props)
  const views = useViews()
  const [isAdding, setIsAdding] = useState(false)
  const find = useRef<HTMLInputElement>(null)
  const { query, selection, focus, order } = page
  const tabs = tabsOf(page.counts, views.views, page.view ?? 'all')
  const current = currentTab(tabs, page.view, query)
  useListKeys({
    order,
    focus,
    selection,
    tabs,
    onFind: () => find.current?.focus(),
    onFilter: () => setIsAdding(true),
    onReject: page.askReject,
    onTab: (tab) => {
      const { page: listPage, to, search } = addressOf(queryOfTab(tab, query), tab.id)
      noteList(listPage, search)
      props.onSearch(to, search)
    },
  })
  return (
    <>
      <AppBar />
      <div className={styles.page}>
        <div className={styles.rail}>
          <PositionNav
            selected={positionOf(query)}
            onSelect={(positionId) => page.setQuery(withPosition(query, positionId))}
          />
          <StatesSummary counts={page.counts} />
        </div>
        <main className={styles.main}>
          <PageHead page={page} isOperatedList={props.isOperatedList} />
          <ViewTabs page={page} tabs={tabs} current={current} views={views} />
          <FilterBar page={page} field={find} isAdding={isAdding} onAdding={setIsAdding} />
          <CandidateList page={page} />
          <KeysFoot />
          <Chosen page={page} />
        </main>
      </div>
    </>
  )
}

function PageHead({ page, isOperatedList }: { page: ListOfPage; isOperatedList: boolean }) {
  const t = useTranslations('shortlist')
  const localName = useLocalName()
  const { data: positions } = usePositions()
  const positionId = positionOf(page.query)
  const position = positions?.find((each) => each.positionId === positionId)
  const title = isOperatedList ? t('operatedTitle') : t('title')
  usePageTitle(title)
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{position ? localName(position) : title}</h1>
      <AddCandidateButton positionId={positionId} />
    </div>
  )
}

/** The bar of the selected candidates. */
function Chosen({ page }: { page: ListOfPage }) {
  const queries = useQueryClient()
  const localName = useLocalName()
  const { selection, rows, counts } = page
  const people = rows.flatMap((row) =>
    selection.has(row.candidateId) ? [{ candidateId: row.candidateId, name: localName(row) }] : [],
  )
  return (
    <SelectionBar
      selection={selection.selection}
      count={selectedCount(selection.selection, counts?.total ?? 0)}
      people={people}
      rejectAsked={page.rejectAsked}
      onClear={selection.clear}
      onDone={() => refreshLists(queries)}
    />
  )
}
