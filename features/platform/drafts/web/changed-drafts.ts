import type { DraftKey } from './draft-store.ts'

/** A draft that was changed outside its form, in this tab or another one of the browser. */
interface ChangedDraft extends DraftKey {
  /** The idempotency key of the changed draft. */
  readonly key: string
}

const listeners = new Set<(changed: ChangedDraft) => void>()

let opened: BroadcastChannel | null = null

/** Another version of the page may be open in another tab: its unknown messages are left out. */
function isChanged(value: unknown): value is ChangedDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['accountId', 'candidateId', 'subject', 'key'].every(
      (field) => typeof new Map<string, unknown>(Object.entries(value)).get(field) === 'string',
    )
  )
}

function channel(): BroadcastChannel | null {
  if (opened || typeof BroadcastChannel === 'undefined') return opened
  opened = new BroadcastChannel('candor-drafts')
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isChanged(data)) for (const listener of listeners) listener(data)
  }
  return opened
}

/** Tells the open forms of a draft, in all tabs, that its kept value has changed. */
export function tellChanged(changed: ChangedDraft): void {
  const { accountId, candidateId, subject, key } = changed
  channel()?.postMessage({ accountId, candidateId, subject, key })
  for (const listener of listeners) listener(changed)
}

/** Calls back with the key of a draft whenever it was changed outside its form. */
export function onDraftChanged(draftKey: DraftKey, listener: (key: string) => unknown): () => void {
  channel()
  const own = ({ key, ...changed }: ChangedDraft) => {
    const { accountId, candidateId, subject } = draftKey
    if (changed.accountId !== accountId) return
    if (changed.candidateId === candidateId && changed.subject === subject) listener(key)
  }
  listeners.add(own)
  return () => {
    listeners.delete(own)
  }
}
