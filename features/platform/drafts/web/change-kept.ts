import { v4 } from 'uuid'
import { tellChanged } from './changed-drafts.ts'
import { changeDraft, type DraftKey } from './draft-store.ts'
import { valueOfKept } from './use-draft.ts'

/**
 * Changes a draft outside its form. An open form of any tab takes the change in; another one shows it once it opens.
 * `change` returns null where nothing is to be kept.
 *
 * Resolves to whether the draft was changed.
 */
export async function changeKept<Value extends object>(
  draftKey: DraftKey,
  empty: Value,
  change: (value: Value) => Value | null,
): Promise<boolean> {
  // A changed draft needs another key: the old key belongs to the sent value.
  const key = v4()
  let isChanged = true
  await changeDraft(draftKey, (kept) => {
    const value = change(kept ? valueOfKept(empty, kept.value) : empty)
    isChanged = value !== null
    return value && { ...draftKey, value, idempotencyKey: key, unsent: null, savedAt: Date.now() }
  })
  if (isChanged) tellChanged({ ...draftKey, key })
  return isChanged
}
