import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { v4, v5 } from 'uuid'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { onDraftChanged } from './changed-drafts.ts'
import {
  type DraftKey,
  findDraft,
  keepDraft,
  removeDraft,
  replaceDraft,
  type StoredDraft,
} from './draft-store.ts'

/** A draft of a reviewer, kept in this browser until it is submitted. */
export interface Draft<Value> {
  readonly value: Value
  /** Whether the stored draft was loaded. What is typed before that takes precedence. */
  readonly isReady: boolean
  /** Whether a submit did not reach the server. */
  readonly isUnsent: boolean
  readonly set: (change: Partial<Value>) => void
  /** The idempotency key of a submit, or of one of several ways to submit. It changes with the draft. */
  readonly keyFor: (part?: string) => string
  /**
   * Marks what was sent with a key as unsent, with the data for the note; null once the server has answered. Does
   * nothing if the draft was changed since, here or on another page.
   */
  readonly markUnsent: (sentKey: string, unsent: StoredDraft['unsent']) => void
  /**
   * Forgets the draft. With the key of a submit, only if it was not changed since, here or on another page. Returns
   * whether it was forgotten here.
   */
  readonly clear: (sentKey?: string) => boolean
  /** Takes what was sent with a key from what this browser keeps; here it stays in view. */
  readonly forgetKept: (sentKey: string) => void
}

interface State<Value> {
  value: Value
  key: string
  /** When a submit first did not reach the server (epoch milliseconds); null where none failed. */
  unsentSince: number | null
  /** Whether the browser keeps it: an unchanged draft is not stored. */
  isKept: boolean
  isReady: boolean
}

const stateOf = <Value>(value: Value): State<Value> => ({
  value,
  key: v4(),
  unsentSince: null,
  isKept: false,
  isReady: false,
})

/** Whether a stored draft has the present shape; another version may have stored another one. */
function isLike<Value extends object>(empty: Value, kept: unknown): kept is Value {
  if (typeof kept !== 'object' || kept === null) return false
  const fields = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(empty).every(([key, value]) => {
    const field = fields.get(key)
    if (value === null) return fields.has(key)
    if (typeof value !== 'object') return typeof field === typeof value
    // What a form began with, such as a file, may have been taken away in the draft.
    return (field === null && !Array.isArray(value)) || isLike(value, field)
  })
}

/** What of a draft that another version stored has the present shape; the rest is as in `empty`. */
function fittingOf<Value extends object>(empty: Value, kept: unknown): Value {
  const fields = new Map(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}))
  const fitting = Object.entries(empty).flatMap(([key, value]) =>
    isLike({ [key]: value }, { [key]: fields.get(key) }) && fields.has(key) ? [[key, fields.get(key)]] : [],
  )
  return { ...empty, ...Object.fromEntries(fitting) }
}

/** The value of a stored draft in the present shape. */
export function valueOfKept<Value extends object>(empty: Value, kept: unknown): Value {
  return isLike(empty, kept) ? kept : fittingOf(empty, kept)
}

/** The state of a stored draft. One of another shape counts as changed: its key belongs to what was written then. */
function stateOfStored<Value extends object>(empty: Value, draft: StoredDraft): State<Value> {
  const { value, idempotencyKey: key, unsent, savedAt } = draft
  return isLike(empty, value)
    ? { value, key, unsentSince: unsent && savedAt, isKept: true, isReady: true }
    : { ...stateOf(fittingOf(empty, value)), isKept: true, isReady: true }
}

interface Known<Value> {
  draftKey: DraftKey
  state: State<Value>
}

/**
 * Takes in the kept draft, and later each change from outside the form. The changed draft holds the text typed before,
 * since a form keeps each change at once.
 */
function useTakeIn<Value extends object>(
  draftKey: DraftKey,
  empty: Value,
  { latest, onTaken }: { latest: RefObject<Known<Value>>; onTaken: (known: Known<Value>) => void },
): void {
  useEffect(() => {
    let isOver = false
    void findDraft(draftKey).then((draft) => {
      if (isOver) return
      const { state } = latest.current
      if (state.isKept || !draft) return onTaken({ draftKey, state: { ...state, isReady: true } })
      const found = stateOfStored(empty, draft)
      onTaken({ draftKey, state: found })
      const { value, key } = found
      if (key === draft.idempotencyKey) return
      void replaceDraft(draftKey, draft.idempotencyKey, {
        ...draft,
        value,
        idempotencyKey: key,
        unsent: null,
      })
    })
    return () => {
      isOver = true
    }
  }, [draftKey, empty, latest, onTaken])

  useEffect(() => {
    const stop = onDraftChanged(draftKey, async (key) => {
      const { state } = latest.current
      const draft = await findDraft(draftKey)
      // Text typed since takes precedence.
      if (draft?.idempotencyKey !== key || latest.current.state.key !== state.key) return
      onTaken({ draftKey, state: stateOfStored(empty, draft) })
    })
    return stop
  }, [draftKey, empty, latest, onTaken])
}

/**
 * The draft about `subject` and one candidate, of the account that is signed in.
 *
 * It is stored at every change and survives a reload, a lost connection and a new sign-in. `empty` must be the same
 * object at every rendering.
 */
export function useDraft<Value extends object>(
  candidateId: string,
  subject: string,
  empty: Value,
): Draft<Value> {
  const accountId = useSignedIn()?.userInfo.userId ?? ''
  const draftKey = useMemo<DraftKey>(
    () => ({ accountId, candidateId, subject }),
    [accountId, candidateId, subject],
  )
  const [known, setKnown] = useState({ draftKey, state: stateOf(empty) })
  // Reset at once for another candidate: the draft about the previous one must not show for a moment.
  const state = known.draftKey === draftKey ? known.state : stateOf(empty)
  const latest = useRef({ draftKey, state })
  latest.current = { draftKey, state }

  useTakeIn(draftKey, empty, { latest, onTaken: setKnown })

  const set = useCallback((change: Partial<Value>) => {
    const { draftKey, state } = latest.current
    // A changed draft needs another key: the old one belongs to what was sent with it.
    const value = { ...state.value, ...change }
    const next = { ...state, value, key: v4(), unsentSince: null, isKept: true }
    latest.current = { draftKey, state: next }
    setKnown({ draftKey, state: next })
    void keepDraft({ ...draftKey, value, idempotencyKey: next.key, unsent: null, savedAt: Date.now() })
  }, [])

  const markUnsent = useCallback((sentKey: string, unsent: StoredDraft['unsent']) => {
    const { draftKey, state } = latest.current
    if (sentKey !== state.key || (!unsent && state.unsentSince === null)) return
    // Further tries keep it no longer: the server may have taken the first one, and forgets its key.
    const unsentSince = unsent && (state.unsentSince ?? Date.now())
    setKnown({ draftKey, state: { ...state, unsentSince, isKept: true } })
    const { value, key, isKept } = state
    const savedAt = unsentSince ?? Date.now()
    const draft = { ...draftKey, value, idempotencyKey: key, unsent, savedAt }
    void replaceDraft(draftKey, isKept ? key : null, draft)
  }, [])

  const clear = useCallback(
    (sentKey?: string) => {
      const { draftKey, state } = latest.current
      if (sentKey !== undefined && sentKey !== state.key) return false
      setKnown({ draftKey, state: { ...stateOf(empty), isReady: true } })
      void (sentKey === undefined ? removeDraft(draftKey) : replaceDraft(draftKey, sentKey, null))
      return true
    },
    [empty],
  )

  const forgetKept = useCallback((sentKey: string) => {
    void replaceDraft(latest.current.draftKey, sentKey, null)
  }, [])

  const keyFor = useCallback((part?: string) => {
    const { key } = latest.current.state
    return part === undefined ? key : v5(part, key)
  }, [])

  const { value, isReady, unsentSince } = state
  const isUnsent = unsentSince !== null
  return { value, isReady, isUnsent, set, keyFor, markUnsent, clear, forgetKept }
}
