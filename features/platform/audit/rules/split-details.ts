import { isRecord } from '@candor/kernel/is-record'
import { isAuditAction } from './entry.ts'
import { pathsOf } from './private-fields.ts'

type Fields = Readonly<Record<string, unknown>>

export interface SplitDetails {
  /** Hashed as they stand; they stay. */
  readonly open: unknown
  /** The private fields in the same places; null where there are none. */
  readonly kept: Fields | null
}

function without(fields: Fields, key: string): Fields {
  const { [key]: _taken, ...rest } = fields
  return rest
}

/** Takes the private fields of an action out of an entry's details. */
export function splitDetails(action: string, details: unknown): SplitDetails {
  if (!isAuditAction(action) || !isRecord(details)) return { open: details, kept: null }
  let open: Fields = details
  let kept: Fields = {}
  for (const path of pathsOf(action)) {
    const [key = '', inner] = path.split('.')
    const value = open[key]
    if (inner === undefined) {
      if (value === undefined || value === null) continue
      open = without(open, key)
      kept = { ...kept, [key]: value }
    } else if (isRecord(value) && value[inner] !== undefined && value[inner] !== null) {
      const before = kept[key]
      open = { ...open, [key]: without(value, inner) }
      kept = { ...kept, [key]: { ...(isRecord(before) ? before : {}), [inner]: value[inner] } }
    }
  }
  return { open, kept: Object.keys(kept).length === 0 ? null : kept }
}

/** Puts private fields back into their places. */
export function joinDetails(open: unknown, kept: unknown): unknown {
  if (!isRecord(open) || !isRecord(kept)) return kept ?? open
  const joined: Record<string, unknown> = { ...open }
  for (const [key, value] of Object.entries(kept)) joined[key] = joinDetails(open[key], value)
  return joined
}
