import { isRecord } from '@candor/kernel/is-record'
import { canonicalText } from './canonical.ts'
import { type AuditEntry, type ErasedValues, storedTime } from './entry.ts'

/** The form in which new entries are written; each entry names its own. */
export const entryForm = 3

/** The first form whose text holds hashes in place of names and private values. */
export const sealedForm = 3

/** A time of form 1, which only ever had whole milliseconds since 1970. */
function wholeMilliseconds(at: string): number | null {
  const ms = Date.parse(at)
  return Number.isNaN(ms) || storedTime(new Date(ms)) !== at ? null : ms
}

/**
 * The text whose sha256 is the entry's hash, in the entry's own form.
 *
 * Before form 3 the text holds the account's name and the whole details. An entry of such a form must be whole again
 * before it comes here.
 */
export function entryText(entry: AuditEntry, form: number): string {
  const { accountName, nameHash, valuesHash, ...rest } = entry
  if (form >= sealedForm) return canonicalText({ ...rest, nameHash, valuesHash, form })
  const named = { ...rest, accountName }
  return canonicalText(form === 1 ? { ...named, at: wholeMilliseconds(entry.at) } : { ...named, form })
}

/** The text of all that stays of an entry without its values. An erasure names the entry by its hash. */
export function remainderText(entry: AuditEntry & { readonly form: number; readonly hash: string }): string {
  return canonicalText(entry)
}

export interface KeptValues {
  readonly nonce: string
  readonly details: unknown
}

/** The text whose sha256 is an entry's `valuesHash`. */
export const valuesText = ({ nonce, details }: KeptValues): string => `${nonce}${canonicalText(details)}`

export interface KeptName {
  readonly nonce: string
  readonly name: string
}

/** The text whose sha256 is an entry's `nameHash`. */
export const nameText = ({ nonce, name }: KeptName): string => `${nonce}${name}`

function readErasedEntry(value: unknown) {
  if (!isRecord(value)) return []
  const { sequence, hash } = value
  return typeof sequence === 'number' && typeof hash === 'string' ? [{ sequence, hash }] : []
}

/** Reads what an entry says was erased; nothing for an entry about something else. */
export function readErased(details: unknown): Required<ErasedValues> {
  const erased = isRecord(details) && isRecord(details.erased) ? details.erased : {}
  const entries: unknown[] = Array.isArray(erased.entries) ? erased.entries : []
  const names: unknown[] = Array.isArray(erased.names) ? erased.names : []
  return {
    entries: entries.flatMap(readErasedEntry),
    names: names.filter((name) => typeof name === 'string'),
  }
}
