import { isRefusal } from '@candor/call/web/send'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forget, forgetLink, keep, kept } from '../kept-pictures.ts'
import type { Photos } from './id-card-photos.ts'
import { sendPhotos } from './send-photos.ts'

/** `waiting`: it did not go out, and is tried again; `refused`: the server said no, in its words. */
export type HandIn =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sent' }

const retryMs = 15_000
const keyName = 'submit'

/** The key of a submit is kept with its photos, so that a reload in the middle of it tries the same one again. */
async function keyOf(link: string): Promise<string> {
  const known = await kept(link, keyName)
  if (typeof known === 'string') return known
  const key = crypto.randomUUID()
  await keep(link, keyName, key)
  return key
}

/**
 * Hands in both sides once they are confirmed.
 *
 * Without a network they wait here, and go on from where they stopped once it is back, also after a reload: what was confirmed
 * stays confirmed.
 */
export function useHandIn(link: string, photos: Photos | null, onSent: () => void) {
  const [state, setState] = useState<HandIn>({ kind: 'idle' })
  const isSending = useRef(false)
  const { front, back } = photos ?? {}
  const send = useCallback(async () => {
    if (!front || !back || isSending.current) return
    isSending.current = true
    setState({ kind: 'sending', share: 0 })
    try {
      const onShare = (share: number) => setState({ kind: 'sending', share })
      await sendPhotos({ link, upload: await keyOf(link), photos: { front, back }, onShare })
      await forgetLink(link, Date.now())
      setState({ kind: 'sent' })
      onSent()
    } catch (error) {
      const isAnswered = isRefusal(error)
      if (isAnswered) await forget(link, keyName)
      setState(isAnswered ? { kind: 'refused', message: error.message } : { kind: 'waiting' })
    } finally {
      isSending.current = false
    }
  }, [link, front, back, onSent])
  // A submit that was begun before a reload.
  useEffect(() => {
    if (!front || !back) return
    void kept(link, keyName).then((key) => typeof key === 'string' && void send())
  }, [link, front, back, send])
  useEffect(() => {
    if (state.kind !== 'waiting') return
    const again = () => void send()
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [state.kind, send])
  const giveUp = useCallback(() => {
    void forget(link, keyName)
    setState({ kind: 'idle' })
  }, [link])
  return {
    state,
    send,
    /** Another photo is to be sent: that is confirmed anew. */
    giveUp,
  }
}
