import { CallFailure } from '@candor/call/web/send'
import { useCallback, useEffect, useState } from 'react'
import type { CancelledPlan } from '../../plan/contract/mail-links.ts'
import { tellsCancelled } from '../../plan/rules/mail-links.ts'

/** What the link of a mail opens, on its way; `over`: it opens nothing, in the server's words; `cancelled`: the company cancelled what it opened. */
export type LinkState<Found> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'over'; readonly message: string }
  | { readonly kind: 'cancelled'; readonly cancelled: CancelledPlan }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | {
      readonly kind: 'loaded'
      readonly found: Found
      readonly keep: (found: Found) => Found
      readonly refresh: () => Promise<void>
    }

/** Reads what a link opens, and again every so many milliseconds while the page is in view, where that is given. */
export function useLink<Found>(read: () => Promise<Found>, lookAgainMs?: number): LinkState<Found> {
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(async () => {
    try {
      setFound(await read())
      setFailure(null)
    } catch (error) {
      setFailure(error)
    }
  }, [read])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (lookAgainMs === undefined) return
    const look = () => document.visibilityState === 'visible' && void load()
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, lookAgainMs])
  if (failure instanceof CallFailure && failure.code !== null) {
    if (tellsCancelled(failure.data)) return { kind: 'cancelled', cancelled: failure.data.cancelled }
    return { kind: 'over', message: failure.message }
  }
  // What is known stays while a look at it fails on the way.
  if (found === null) return failure ? { kind: 'failed', onRetry: () => void load() } : { kind: 'loading' }
  const keep = (next: Found) => {
    setFound(next)
    return next
  }
  return { kind: 'loaded', found, keep, refresh: load }
}
