import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { callAt } from '@candor/call/web/call-at'
import { isRefusal } from '@candor/call/web/send'
import { useEffect, useState } from 'react'
import { setVisit, useVisit, type Visit, visit } from '../../../sign-in/session/web/visit.ts'
import { openingAddress } from '../contract/opening-address.ts'
import type { checkReportPassword } from '../contract.ts'
import { keepOpened, keepPassword, keptOpened, keptPassword } from './kept-visit.ts'

export type Opened = ReplyOf<typeof checkReportPassword>

/** Opens a link, with its password if given; from then on every call is made by the visit. */
async function open(link: string, pin?: string): Promise<Opened> {
  const before = visit()
  const reply = await callAt<typeof checkReportPassword>(openingAddress, { id: link, pin })
  // A reader who left the pages meanwhile has no visit any more.
  if (before !== null && visit() === null) return reply
  keepOpened(link, reply)
  if (reply.visit) setVisit({ token: reply.visit.token, link })
  return reply
}

/** The visit of a link that this tab has opened before. */
function restore(link: string): Opened | null {
  const reply = keptOpened(link)
  if (reply?.visit) setVisit({ token: reply.visit.token, link })
  return reply
}

/** Opens a link again with the password that opened it in this tab before; a wrong one is dropped. */
async function openAgain(link: string): Promise<Opened> {
  const pin = keptPassword(link)
  if (pin === null) return open(link)
  try {
    return await open(link, pin)
  } catch (error) {
    if (!isRefusal(error) || error.code !== codes.wrongReportPassword) throw error
    keepPassword(link, null)
    return open(link)
  }
}

const beginnings = new Map<string, Promise<Opened>>()

/** Begins to open a link. Later callers get the same promise. */
export function beginOpening(link: string): Promise<Opened> {
  const begun = beginnings.get(link)
  if (begun) return begun
  const known = restore(link)
  const opening = known ? Promise.resolve(known) : openAgain(link)
  beginnings.set(link, opening)
  return opening
}

const renewals = new Map<string, Promise<boolean>>()

/**
 * Opens the link of an ended visit again, once for all calls that find it ended. Returns whether there is a new visit.
 *
 * It fails where the link may open later, and the next call tries again.
 */
export function renewVisit(token: string): Promise<boolean> {
  const begun = renewals.get(token)
  if (begun) return begun
  const ended = visit()
  if (ended?.token !== token) return Promise.resolve(false)
  const renewal = renew(ended)
  renewals.set(token, renewal)
  renewal.catch(() => renewals.delete(token))
  return renewal
}

async function renew({ link, token }: Visit): Promise<boolean> {
  try {
    await openAgain(link)
  } catch (error) {
    if (!isRefusal(error) || error.code === codes.tooMany) throw error
  }
  const now = visit()
  return now?.link === link && now.token !== token
}

/** The state of a link that is being opened. */
export type LinkState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** The link may open later: the server says when, in its own words. */
  | { readonly kind: 'tooMany'; readonly why: string; readonly onRetry: () => void }
  | { readonly kind: 'locked'; readonly opened: Opened; readonly unlock: (pin: string) => Promise<void> }
  | { readonly kind: 'open'; readonly opened: Opened }

interface Known {
  readonly opened: Opened | null
  readonly error: unknown
}

const nothing: Known = { opened: null, error: null }

/**
 * Opens the link of an address. The report stays on screen when a new visit replaces an ended one; where
 * there is none, the link is opened again, or the page says that it ended.
 */
export function useOpening(link: string): LinkState {
  const [{ opened, error }, setKnown] = useState<Known>(() => ({ ...nothing, opened: restore(link) }))
  const current = useVisit()
  const isLost = opened?.visit != null && current?.token !== opened.visit.token
  const isToOpen = link !== '' && error === null && (opened === null || isLost)
  useEffect(() => {
    if (!isToOpen) return
    let isShown = true
    if (isLost && visit() === null) keepOpened(link, null)
    const settle = (known: Partial<Known>) => {
      beginnings.delete(link)
      if (isShown) setKnown({ ...nothing, ...known })
    }
    beginOpening(link).then(
      (reply) => settle({ opened: reply }),
      (failure: unknown) => settle({ error: failure }),
    )
    return () => {
      isShown = false
    }
  }, [isToOpen, isLost, link])

  const handleRetry = () => setKnown(nothing)
  if (isRefusal(error) && error.code === codes.tooMany)
    return { kind: 'tooMany', why: error.message, onRetry: handleRetry }
  if (link === '' || isRefusal(error)) return { kind: 'over' }
  if (error !== null) return { kind: 'failed', onRetry: handleRetry }
  if (!opened || (isLost && current === null)) return { kind: 'opening' }
  if (opened.visit) return { kind: 'open', opened }
  const unlock = async (pin: string) => {
    try {
      const reply = await open(link, pin)
      keepPassword(link, pin)
      setKnown({ opened: reply, error: null })
    } catch (failure) {
      // A link that ended meanwhile gets the same refusal as a wrong password: opening it without one tells.
      if (isRefusal(failure))
        open(link).catch((ended: unknown) => isRefusal(ended) && setKnown({ opened: null, error: ended }))
      throw failure
    }
  }
  return { kind: 'locked', opened, unlock }
}
