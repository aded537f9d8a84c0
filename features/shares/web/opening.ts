import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setVisit, useVisit } from '../../session/web/visit.ts'
import { checkReportPassword } from '../contract.ts'

export type Opened = ReplyOf<typeof checkReportPassword>

/** What is kept until the browser's tab is closed, so that a reload asks for no password again (P4-009). */
const storageKey = 'sharedReport'

function isOpened(value: unknown, link: string): value is { link: string; reply: Opened } {
  return (
    typeof value === 'object' && value !== null && 'link' in value && value.link === link && 'reply' in value
  )
}

function keep(link: string, reply: Opened | null): void {
  try {
    if (reply?.visit) sessionStorage.setItem(storageKey, JSON.stringify({ link, reply }))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Where the browser keeps nothing, a reload opens the link once more.
  }
}

function restore(link: string): Opened | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (!isOpened(kept, link)) return undefined
    setVisit(kept.reply.visit)
    return kept.reply
  } catch {
    return undefined
  }
}

/** Opens a link, by its password where one is given; from then on every call is made by the visit. */
async function open(link: string, pin?: string): Promise<Opened> {
  const reply = await callApi(checkReportPassword, { id: link, pin }, { isSilent: true })
  keep(link, reply)
  if (reply.visit) setVisit(reply.visit)
  return reply
}

const openingQuery = (link: string) =>
  queryOptions({
    queryKey: ['shared report', link] as const,
    queryFn: () => open(link),
    initialData: () => restore(link),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Ends what is known of a visit: the link is opened anew, if it still opens. */
export function forgetVisit(queries: QueryClient): void {
  setVisit(null)
  keep('', null)
  queries.clear()
}

/** A link on its way to a report. */
export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'locked'; readonly opened: Opened; readonly unlock: (pin: string) => Promise<void> }
  | { readonly kind: 'open'; readonly opened: Opened }

/** Opens the link of an address. A visit that is over while it is read opens its link once more, or says that it ended. */
export function useOpening(link: string): Opening {
  const queries = useQueryClient()
  const query = useQuery({ ...openingQuery(link), enabled: link !== '' })
  const { data, error, refetch } = query
  const isVisiting = useVisit() !== null
  const isLost = data?.visit != null && !isVisiting
  useEffect(() => {
    if (!isLost) return
    keep('', null)
    void queries.resetQueries({ queryKey: openingQuery(link).queryKey })
  }, [isLost, queries, link])

  const isOver = error instanceof CallFailure && error.code !== null
  if (link === '' || isOver) return { kind: 'over' }
  if (error) return { kind: 'failed', onRetry: () => void refetch() }
  if (!data || isLost) return { kind: 'opening' }
  if (data.visit) return { kind: 'open', opened: data }
  const unlock = async (pin: string) => {
    try {
      queries.setQueryData(openingQuery(link).queryKey, await open(link, pin))
    } catch (failure) {
      // A link that ended meanwhile is answered as a wrong password is: it is asked for by itself.
      void refetch()
      throw failure
    }
  }
  return { kind: 'locked', opened: data, unlock }
}
