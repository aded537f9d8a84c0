import { canonicalText } from './canonical.ts'
import { type AuditEntry, storedTime } from './entry.ts'

/** The form in which entries are written now; an entry says its own. */
export const entryForm = 2

/** A time of the first form: whole milliseconds since 1970, which is all that was ever stored in it. */
function wholeMilliseconds(at: string): number | null {
  const ms = Date.parse(at)
  return Number.isNaN(ms) || storedTime(new Date(ms)) !== at ? null : ms
}

/** The text whose sha256 is the entry's hash: all that is stored of it, in the form in which it was written. */
export function entryText(entry: AuditEntry, form: number): string {
  return canonicalText(form === 1 ? { ...entry, at: wholeMilliseconds(entry.at) } : { ...entry, form })
}
