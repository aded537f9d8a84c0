import { serverTime } from '@candor/call/web/server-clock'
import { createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval'
import { draftAgeMs } from '../../audit/rules/retry.ts'

/** What a reviewer typed and has not submitted. It belongs to one account and is never shown to another. */
export interface StoredDraft {
  readonly accountId: string
  readonly candidateId: string
  /** The object of the draft: a decision, a remark, the score of one question. */
  readonly subject: string
  readonly value: unknown
  /** Sent with the submit, so that a retry does not store it twice; a UUID. */
  readonly idempotencyKey: string
  /**
   * Set when a submit did not reach the server: a name for the note, the address to go on at, until when a submit makes
   * sense (epoch milliseconds), and whether it is an opinion on a candidate.
   */
  readonly unsent: {
    readonly name: string
    readonly href: string
    readonly until?: number | undefined
    readonly isEvaluation?: boolean | undefined
  } | null
  /** Epoch milliseconds. */
  readonly savedAt: number
}

/** A draft whose submit did not reach the server. */
export type UnsentDraft = StoredDraft & { readonly unsent: NonNullable<StoredDraft['unsent']> }

export type DraftKey = Pick<StoredDraft, 'accountId' | 'candidateId' | 'subject'>

const keyOf = ({ accountId, candidateId, subject }: DraftKey) => `${accountId} ${candidateId} ${subject}`

type Store = ReturnType<typeof createStore>

let opened: Store | null = null

/** Works on the browser's store; returns `otherwise` where there is none (a private window, a full disk). */
async function kept<Answer>(work: (store: Store) => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    opened ??= createStore('candor-drafts', 'drafts')
    return await work(opened)
  } catch {
    return otherwise
  }
}

const listeners = new Set<() => void>()

/** Calls back whenever a draft was kept or removed on this page. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function changed(work: (store: Store) => Promise<void>): Promise<void> {
  await kept(work, undefined)
  for (const listener of listeners) listener()
}

const isFresh = ({ savedAt }: StoredDraft) => Date.now() - savedAt < draftAgeMs

export async function findDraft(draftKey: DraftKey): Promise<StoredDraft | null> {
  const found = await kept((store) => get<StoredDraft>(keyOf(draftKey), store), undefined)
  return found && isFresh(found) ? found : null
}

export function keepDraft(draft: StoredDraft): Promise<void> {
  return changed((store) => set(keyOf(draft), draft, store))
}

export function removeDraft(draftKey: DraftKey): Promise<void> {
  return changed((store) => del(keyOf(draftKey), store))
}

/**
 * Replaces a draft if it still has the given key (null: if there is none); null for the draft removes it. A draft that
 * was changed meanwhile has another key and stays.
 */
export function replaceDraft(
  draftKey: DraftKey,
  keptKey: string | null,
  draft: StoredDraft | null,
): Promise<void> {
  return changed((store) =>
    // One transaction: nothing is written between the look and the change.
    store('readwrite', async (drafts) => {
      const kept = await promisifyRequest<StoredDraft | undefined>(drafts.get(keyOf(draftKey)))
      const isExpected = (kept?.idempotencyKey ?? null) === keptKey
      if (isExpected && draft) drafts.put(draft, keyOf(draftKey))
      else if (isExpected) drafts.delete(keyOf(draftKey))
      return promisifyRequest(drafts.transaction)
    }),
  )
}

/**
 * Changes a draft in one transaction, so that what a form keeps meanwhile is changed too. `change` takes null where no
 * draft is kept, and returns null where it stays as it is.
 */
export function changeDraft(
  draftKey: DraftKey,
  change: (kept: StoredDraft | null) => StoredDraft | null,
): Promise<void> {
  return changed((store) =>
    store('readwrite', async (drafts) => {
      const kept = await promisifyRequest<StoredDraft | undefined>(drafts.get(keyOf(draftKey)))
      const draft = change(kept && isFresh(kept) ? kept : null)
      if (draft) drafts.put(draft, keyOf(draftKey))
      return promisifyRequest(drafts.transaction)
    }),
  )
}

function allDrafts() {
  return kept((store) => entries<IDBValidKey, StoredDraft | undefined>(store), [])
}

/** The unsent drafts of an account, without those that cannot be submitted any more. */
export async function listUnsent(accountId: string): Promise<UnsentDraft[]> {
  const all = await allDrafts()
  const now = serverTime(Date.now())
  return all.flatMap(([, draft]) => {
    if (draft?.accountId !== accountId || draft.unsent === null) return []
    const { unsent } = draft
    return unsent.until === undefined || unsent.until > now ? [{ ...draft, unsent }] : []
  })
}

/** Removes the unsent marks of an account's drafts about a candidate where `isOver`; the drafts stay. */
export async function unmarkUnsent(
  { accountId, candidateId }: Omit<DraftKey, 'subject'>,
  isOver: (subject: string) => boolean,
): Promise<void> {
  for (const draft of await listUnsent(accountId)) {
    if (draft.candidateId !== candidateId || !isOver(draft.subject)) continue
    await replaceDraft(draft, draft.idempotencyKey, { ...draft, unsent: null })
  }
}

/** Removes every draft of an account, at its sign-out, and old drafts of anybody. */
export async function forgetDrafts(accountId: string | null): Promise<void> {
  const oldest = Date.now() - draftAgeMs
  for (const [key, draft] of await allDrafts()) {
    const isOver = !draft || draft.savedAt < oldest || draft.accountId === accountId
    if (isOver) await changed((store) => del(key, store))
  }
}
