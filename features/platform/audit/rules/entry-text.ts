import { canonicalText } from './canonical.ts'
import { type AuditEntry, storedTime } from './entry.ts'

/** The form in which new entries are written; each entry names its own. */
export const entryForm = 2

/** A time of form 1, which only ever had whole milliseconds since 1970. */
function wholeMilliseconds(at: string): number | null {
  const ms = Date.parse(at)
  return Number.isNaN(ms) || storedTime(new Date(ms)) !== at ? null : ms
}

/** The text whose sha256 is the entry's hash: everything that is stored of it, in its own form. */
export function entryText(entry: AuditEntry, form: number): string {
  return canonicalText(form === 1 ? { ...entry, at: wholeMilliseconds(entry.at) } : { ...entry, form })
}
