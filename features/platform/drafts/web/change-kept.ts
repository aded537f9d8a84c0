import { v4 } from 'uuid'
import { type DraftKey, findDraft, keepDraft } from './draft-store.ts'
import { valueOfKept } from './use-draft.ts'

/**
 * Changes a draft whose form is not on this page: the form shows it once it opens. `change` returns null where nothing is
 * to be kept.
 *
 * Resolves to whether the draft was changed.
 */
export async function changeKept<Value extends object>(
  draftKey: DraftKey,
  empty: Value,
  change: (value: Value) => Value | null,
): Promise<boolean> {
  const kept = await findDraft(draftKey)
  const value = change(kept ? valueOfKept(empty, kept.value) : empty)
  if (value === null) return false
  // A changed draft needs another key: the old key belongs to the sent value.
  await keepDraft({ ...draftKey, value, idempotencyKey: v4(), unsent: null, savedAt: Date.now() })
  return true
}
