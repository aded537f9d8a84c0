import { codes } from '@candor/call/codes'
import { type CallFailure, isRefusal } from '@candor/call/web/send'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CancelledPlan } from '../../planning/contract/mail-links.ts'
import { hasCancelledPlan } from '../../planning/rules/mail-links.ts'
import { readRound } from '../rules/wire.ts'

export type CancelledInterview = ReturnType<typeof readRound<CancelledPlan>>

/**
 * The state of a mailed link and what it opens.
 *
 * `over`: it does not work; `data` is what the refusal tells beside its words. `cancelled`: the company
 * cancelled the interview. `incomplete`: a part of the link is missing. `failed`: it may still work, but was refused for
 * now in the server's words (`message`), or there was no reply (null).
 */
export type LinkState<Found> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'over'; readonly data: unknown }
  | { readonly kind: 'cancelled'; readonly cancelled: CancelledInterview }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly message: string | null; readonly onRetry: () => void }
  | {
      readonly kind: 'loaded'
      readonly found: Found
      readonly keep: (found: Found) => Found
      /** Sends an act and keeps what it leads to; after the acts before it, as the last one is what holds. */
      readonly act: (send: () => Promise<Found>) => Promise<Found>
      readonly refresh: () => Promise<void>
    }

/** The final states: the link, or what it opened, is over. */
function endOf(
  failure: CallFailure | null,
): Extract<LinkState<unknown>, { kind: 'over' | 'cancelled' | 'incomplete' }> | null {
  if (failure === null) return null
  if (hasCancelledPlan(failure.data))
    return { kind: 'cancelled', cancelled: readRound(failure.data.cancelled) }
  const { code, data } = failure
  // Nothing but the link is sent, so a fault of the input is one of the link. Its words are for programs.
  if (code === codes.invalidInput) return { kind: 'incomplete' }
  return code === codes.notFound ? { kind: 'over', data } : null
}

/**
 * Reads what a link opens, and again every `lookAgainMs` while the page is in view, where that is given.
 *
 * A reply that comes after a newer one was shown is dropped; a link that is over is not read again.
 */
export function useLink<Found>(read: () => Promise<Found>, lookAgainMs?: number): LinkState<Found> {
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const begun = useRef(0)
  const shown = useRef(0)
  const lastAct = useRef<Promise<unknown>>(Promise.resolve())
  const load = useCallback(async () => {
    begun.current += 1
    const mine = begun.current
    const isNewest = () => {
      if (mine < shown.current) return false
      shown.current = mine
      return true
    }
    try {
      const next = await read()
      if (!isNewest()) return
      setFound(next)
      setFailure(null)
    } catch (error) {
      if (isNewest()) setFailure(error)
    }
  }, [read])
  useEffect(() => void load(), [load])
  const refusal = isRefusal(failure) ? failure : null
  const end = endOf(refusal)
  const isOver = end !== null
  useEffect(() => {
    if (lookAgainMs === undefined || isOver) return
    const look = () => document.visibilityState === 'visible' && void load()
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, lookAgainMs, isOver])
  if (end !== null) return end
  // Loaded data stays when a reload fails.
  if (found === null) {
    if (!failure) return { kind: 'loading' }
    return { kind: 'failed', message: refusal?.message ?? null, onRetry: () => void load() }
  }
  const keep = (next: Found) => {
    begun.current += 1
    shown.current = begun.current
    setFound(next)
    return next
  }
  const act = (send: () => Promise<Found>) => {
    const done = lastAct.current.then(send).then(keep)
    lastAct.current = done.catch(() => {})
    return done
  }
  return { kind: 'loaded', found, keep, act, refresh: load }
}
