import { canonicalText } from '../../audit/rules/canonical.ts'

/** The details of an entry as a page reads them: whatever else was stored is shown as it is. */
export interface ReadDetails {
  readonly subject: string | null
  /** As short text; null where there was nothing. */
  readonly from: string | null
  readonly to: string | null
  /** What the person had seen; null where the entry does not say. */
  readonly seen: { readonly aiScore: boolean; readonly sections: readonly string[] } | null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of an entry in few words: fields as `name: value`, nothing for nothing. */
export function shortText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map(shortText).filter(Boolean).join(', ') || null
  if (!isObject(value)) return String(value)
  const fields = Object.entries(value).map(([key, field]) => {
    const text = isObject(field) ? canonicalText(field) : shortText(field)
    return text === null ? null : `${key}: ${text}`
  })
  return fields.filter(Boolean).join('; ') || null
}

function readSeen(value: unknown): ReadDetails['seen'] {
  if (!isObject(value)) return null
  const sections: unknown[] = Array.isArray(value.sections) ? value.sections : []
  return {
    aiScore: value.aiScore === true,
    sections: sections.filter((section) => typeof section === 'string'),
  }
}

/** Reads what an entry says beside who, when and what. */
export function readDetails(details: unknown): ReadDetails {
  const known = isObject(details) ? details : {}
  return {
    subject: shortText(known.subject),
    from: shortText(known.from),
    to: shortText(known.to),
    seen: readSeen(known.seen),
  }
}
