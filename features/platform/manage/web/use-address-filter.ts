import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readAddressText } from '../rules/address.ts'

/** The search of an address before anybody has checked it. */
export type RawSearch = Readonly<Record<string, unknown>>

/** The filter of a list that only a text narrows. */
export function readTextFilter(search: RawSearch): { text: string } {
  return { text: readAddressText(search.text, 100) }
}

/** A value of a filter; empty, null and false are left out of the address. */
type FilterValue = string | boolean | null

/**
 * The filter of a list, kept in the address: it survives a reload, comes back with the back button, and can be sent to a
 * colleague. `read` gives defaults for values that are missing or invalid; it must be stable.
 */
export function useAddressFilter<Filter extends { readonly [Key in keyof Filter]: FilterValue }>(
  read: (search: RawSearch) => Filter,
) {
  const search: RawSearch = useLocation({ select: (location) => location.search })
  const filter = useMemo(() => read(search), [read, search])
  const navigate = useNavigate()
  const change = useCallback(
    (changed: Partial<Filter>) =>
      void navigate({
        to: '.',
        // Based on the current address: the page may not be drawn with it yet.
        search: (before) => written(before, changed),
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { filter, change }
}

function written(before: RawSearch, changed: object): Record<string, unknown> {
  const next = { ...before, ...changed }
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== '' && value !== null && value !== false),
  )
}
