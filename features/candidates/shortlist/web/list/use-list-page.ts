import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { hasOperatedChip, type ListQuery, queryOf, searchOf } from '../../rules/list-search.ts'
import type { ListSearch } from '../../rules/list-words.ts'
import { listPages, noteList } from '../last-list.ts'
import { useSelection } from '../selection/use-selection.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useList, useListCounts } from './use-list.ts'

export interface ListPageProps {
  search: ListSearch
  /** Whether it is the list of the operated, which has an address of its own. */
  isOperatedList: boolean
  onSearch: (to: (typeof listPages)[keyof typeof listPages], search: ListSearch) => void
}

/** The address of a filter in a view. */
export function addressOf(query: ListQuery, view: string | undefined) {
  const page: keyof typeof listPages = view === 'operated' && hasOperatedChip(query) ? 'operated' : 'all'
  const isNamed = view !== undefined && view !== 'all' && view !== 'operated'
  const search = searchOf(query, isNamed ? view : undefined, page === 'operated')
  return { page, to: listPages[page], search }
}

/** The filter of the address, and how it changes. */
function useQueryOfAddress({ search, isOperatedList, onSearch }: ListPageProps) {
  const text = JSON.stringify(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is compared by its words
  const query = useMemo(() => queryOf(search, isOperatedList), [text, isOperatedList])
  const view = search.view ?? (isOperatedList ? 'operated' : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is compared by its words
  useEffect(() => {
    noteList(isOperatedList ? 'operated' : 'all', search)
  }, [text, isOperatedList])
  /** Goes to another filter in the same view. */
  function go(next: ListQuery) {
    const { page, to, search: address } = addressOf(next, view)
    // Before the page is there: an empty address would lead back to the list before.
    noteList(page, address)
    onSearch(to, address)
  }
  return { query, view, go }
}

/** All that the page of the list shows and does. */
export function useListPage(props: ListPageProps) {
  const userId = useSignedIn()?.userInfo.userId ?? ''
  const { query, view, go } = useQueryOfAddress(props)
  const candidates = useList(query)
  const counts = useListCounts(query)
  const selection = useSelection(`candor.list.selection.${userId}`)
  const focus = useFocusedRow(`candor.list.focus.${userId}`)
  const [rejectAsked, setRejectAsked] = useState(0)
  const rows = useMemo(() => candidates.data?.rows ?? [], [candidates.data])
  const order = useMemo(() => rows.map(({ candidateId }) => candidateId), [rows])
  const search = useMemo(() => searchOf(query), [query])
  useKeptPlace(`candor.list.place.${userId}`, JSON.stringify(search), candidates)
  const { selectTo, toggle: toggleOne } = selection
  const toggle = useCallback(
    (candidateId: string, isStretch: boolean) =>
      isStretch ? selectTo(order, candidateId) : toggleOne(candidateId),
    [order, selectTo, toggleOne],
  )
  return {
    query,
    view,
    search,
    candidates,
    counts: counts.data,
    rows,
    order,
    selection,
    focus,
    toggle,
    setQuery: go,
    onSearch: props.onSearch,
    rejectAsked,
    askReject: () => setRejectAsked((count) => count + 1),
  }
}

export type ListOfPage = ReturnType<typeof useListPage>
