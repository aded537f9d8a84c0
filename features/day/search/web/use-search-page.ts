import { useMemo, useRef, useState } from 'react'
import { useChoices } from '../../../candidates/shortlist/web/filter/use-choices.ts'
import { addressOf, type Search, searchOf } from '../rules/address.ts'
import type { SearchAddress } from '../rules/address-words.ts'
import { groupsOf } from '../rules/groups.ts'
import { useLastSearches } from './last-searches.ts'
import type { PlayerHandle } from './preview-player.tsx'
import { usePassages, usePeople, useSearchCounts } from './use-search.ts'

export interface SearchPageProps {
  address: SearchAddress
  onAddress: (address: SearchAddress) => void
}

/** All that the page of the search shows and does. */
export function useSearchPage({ address, onAddress }: SearchPageProps) {
  const text = JSON.stringify(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is compared by its words
  const search = useMemo(() => searchOf(address), [text])
  const choices = useChoices()
  const passages = usePassages(search)
  const people = usePeople(search)
  const counts = useSearchCounts(search)
  const player = useRef<PlayerHandle | null>(null)
  const [focusedId, setFocused] = useState<string | null>(null)
  const { last, note } = useLastSearches()
  const pages = passages.data
  const isSearched = search.scope !== 'people' && search.text.trim() !== ''
  const groups = useMemo(() => (isSearched ? groupsOf(pages ?? []) : []), [pages, isSearched])
  const rows = useMemo(
    () => groups.flatMap(({ person, passages: own }) => own.map((passage) => ({ person, passage }))),
    [groups],
  )
  // Without a choice the first passage is in view.
  const focused = rows.find(({ passage }) => passage.passageId === focusedId) ?? rows[0] ?? null
  return {
    address,
    search,
    choices,
    passages,
    people,
    counts: search.text.trim() === '' ? undefined : counts.data,
    groups,
    rows,
    focused,
    setFocused,
    player,
    last,
    noteSearch: () => note(search),
    setSearch: (next: Search) => onAddress(addressOf(next)),
    go: onAddress,
  }
}

export type SearchOfPage = ReturnType<typeof useSearchPage>
