import { codes } from '@candor/call/codes'
import { isRefusal } from '@candor/call/web/send'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { IdDocument } from '../../contract/addresses.ts'
import { sidesOf } from '../../rules/documents.ts'
import { forgetLink } from '../kept-pictures.ts'
import type { Photos } from './id-card-photos.ts'
import { sendPhotos } from './send-photos.ts'
import type { Sent } from './sent.ts'
import { forgetSubmit, isAboutPhotos, keepSubmit, readSubmit, type Submit } from './submit.ts'

/** `waiting`: it could not be sent, and is tried again; `refused`: by the server, in its words. */
export type HandIn =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sent' }

const retryMs = 15_000

interface Handing {
  readonly document: IdDocument
  readonly photos: Photos | null
  /** Called with the result once they are submitted. */
  readonly sent: Sent
  readonly onSent: (sent: Sent) => void
  /** Called when the consent was withdrawn in another window. */
  readonly onConsentGone: () => void
}

/** The submit of a link. It is in memory as well, for a browser without a store. */
function useSubmit(link: string) {
  const submit = useRef<Submit | null>(null)
  const find = useCallback(async () => submit.current ?? (await readSubmit(link)), [link])
  const keep = useCallback(
    async (next: Submit) => {
      submit.current = next
      await keepSubmit(link, next)
    },
    [link],
  )
  const keepStopped = useCallback(async () => {
    if (submit.current) await keep({ ...submit.current, isStopped: true })
  }, [keep])
  const forget = useCallback(async () => {
    submit.current = null
    await forgetSubmit(link)
  }, [link])
  return { find, keep, keepStopped, forget }
}

/** Continues a submit from before a reload. */
function useContinued(link: string, isComplete: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!isComplete) return
    void readSubmit(link).then((begun) => begun && !begun.isStopped && void send())
  }, [link, isComplete, send])
}

/** Sends again every 15 seconds while it waits, and once the browser is online. */
function useRetries(isWaiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void send()
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, send])
}

/**
 * Submits the photos of a document once they are confirmed.
 *
 * Without a network it waits, and goes on from where it stopped, also after a reload: a confirmation stays.
 */
export function useHandIn(link: string, { document, photos, sent, onSent, onConsentGone }: Handing) {
  const [state, setState] = useState<HandIn>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const { find, keep, keepStopped, forget } = useSubmit(link)
  const { front, back } = photos ?? {}
  const isComplete = sidesOf(document).every((side) => photos?.[side])

  /** Pauses it; another confirmation continues. */
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
    void keepStopped()
  }, [keepStopped])
  /** Ends it for good: the next one is another submit. */
  const giveUp = useCallback(async () => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
    await forget()
  }, [forget])

  const send = useCallback(async () => {
    if (!isComplete || running.current) return
    const own = new AbortController()
    const { signal } = own
    running.current = own
    setState({ kind: 'sending', share: 0 })
    try {
      const begun = await find()
      if (signal.aborted) return
      const key = begun?.key ?? crypto.randomUUID()
      await keep({ key, sent, isStopped: false })
      const onShare = (share: number) => !signal.aborted && setState({ kind: 'sending', share })
      await sendPhotos({ link, upload: key, document, photos: { front, back }, onShare, signal })
      if (signal.aborted) return
      setState({ kind: 'sent' })
      onSent(sent)
      await forgetLink(link, Date.now())
    } catch (error) {
      if (signal.aborted) return
      if (!isRefusal(error)) {
        setState({ kind: 'waiting' })
        return
      }
      const isConsentGone = error.code === codes.noPermission
      if (isConsentGone || isAboutPhotos(error.code)) await giveUp()
      else await keepStopped()
      if (isConsentGone) onConsentGone()
      else setState({ kind: 'refused', message: error.message })
    } finally {
      if (running.current === own) running.current = null
    }
  }, [link, document, isComplete, front, back, sent, onSent, onConsentGone, giveUp, find, keep, keepStopped])
  useContinued(link, isComplete, send)
  useRetries(state.kind === 'waiting', send)
  return { state, send, stop, giveUp }
}
