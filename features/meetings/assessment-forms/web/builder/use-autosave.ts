import { codes } from '@candor/call/codes'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useCallback, useEffect, useRef, useState } from 'react'
import { v4 } from 'uuid'
import type { FormContent } from '../../contract/content.ts'
import { saveDraft } from '../../contract/manage.ts'

/** How long after the last change a draft is stored (milliseconds). */
const quietMs = 600

/** `changed`: somebody else stored another draft, so this one cannot be stored. */
export type Saving =
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'saving' }
  | { readonly state: 'failed' | 'changed'; readonly message: string }

interface Start {
  readonly versionId: string
  readonly revision: number
  readonly content: FormContent
  readonly changedAt: number
}

/** A draft that is being sent: sent again with its key, it is stored once. */
interface Sent {
  readonly content: FormContent
  readonly key: string
}

/**
 * Stores a draft while it is being edited: a moment after the last change, and at once when the page is left.
 *
 * `onStored` gets what was stored. `store` stores what is not stored yet and returns its revision; null where that
 * failed.
 */
export function useAutosave(
  start: Start,
  content: FormContent,
  onStored: (stored: Omit<Start, 'versionId'>) => void,
) {
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: start.changedAt })
  const stored = useRef({ content: start.content, revision: start.revision })
  const latest = useRef(content)
  latest.current = content
  const sent = useRef<Sent | null>(null)
  const running = useRef<Promise<number | null> | null>(null)
  const isOver = useRef(false)
  const { versionId } = start

  const storeNow = useCallback(async (): Promise<number | null> => {
    while (latest.current !== stored.current.content) {
      const { current: content } = latest
      if (sent.current?.content !== content) sent.current = { content, key: v4() }
      const { revision } = stored.current
      setSaving({ state: 'saving' })
      try {
        const input = { versionId, revision, content }
        const saved = await callApi(saveDraft, input, { idempotencyKey: sent.current.key })
        stored.current = { content, revision: saved.revision }
        onStored({ content, ...saved })
        setSaving({ state: 'saved', at: saved.changedAt })
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        isOver.current = failure.code === codes.changedMeanwhile
        setSaving({ state: isOver.current ? 'changed' : 'failed', message: failure.message })
        return null
      }
    }
    return stored.current.revision
  }, [versionId, onStored])

  const store = useCallback((): Promise<number | null> => {
    if (isOver.current) return Promise.resolve(null)
    running.current ??= storeNow().finally(() => {
      running.current = null
    })
    return running.current
  }, [storeNow])

  useEffect(() => {
    if (content === stored.current.content || isOver.current) return
    const timer = setTimeout(() => void store(), quietMs)
    return () => clearTimeout(timer)
  }, [content, store])

  useStoreOnLeaving(store, () => latest.current !== stored.current.content)

  return { saving, store }
}

/** Stores a draft when its page is hidden or left; warns before the page is closed while something is not stored. */
function useStoreOnLeaving(store: () => Promise<unknown>, isUnstored: () => boolean) {
  const latest = useRef(isUnstored)
  latest.current = isUnstored
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') void store()
    }
    const handleLeaving = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', handleHidden)
    window.addEventListener('beforeunload', handleLeaving)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      window.removeEventListener('beforeunload', handleLeaving)
      void store()
    }
  }, [store])
}
