import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { CandidatePages } from './use-list.ts'

/** The most pages that a reload fetches again. */
const mostPages = 20

const Place = z.object({
  address: z.string(),
  top: z.number().check(z.minimum(0)),
  pages: z.int().check(z.minimum(1)),
})

function readPlace(key: string, address: string) {
  const read = Place.safeParse(keptJson('sessionStorage', key))
  return read.success && read.data.address === address ? read.data : null
}

/**
 * Keeps the scroll place of the list in this tab. After a reload the same pages load again, and the list scrolls to the
 * place. `address` names the filter and the order: another list begins at its top.
 */
export function useKeptPlace(key: string, address: string, list: CandidatePages): void {
  const wanted = useRef(readPlace(key, address))
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = list
  const pages = isPlaceholderData ? 0 : (data?.pages ?? 0)

  useEffect(() => {
    const place = wanted.current
    if (!place || pages === 0) return
    if (place.address === address && pages < Math.min(place.pages, mostPages) && hasNextPage) {
      if (!isFetchingNextPage) void fetchNextPage()
      return
    }
    wanted.current = null
    if (place.address !== address) return
    // After the router, which scrolls to the top of a page that a link opened.
    setTimeout(() => window.scrollTo(0, place.top))
  }, [address, pages, hasNextPage, isFetchingNextPage, fetchNextPage])

  useEffect(() => {
    if (pages === 0) return
    const keep = () => {
      if (!wanted.current)
        keepJson('sessionStorage', key, { address, top: Math.round(window.scrollY), pages })
    }
    keep()
    window.addEventListener('scrollend', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scrollend', keep)
      window.removeEventListener('pagehide', keep)
    }
  }, [key, address, pages])
}
