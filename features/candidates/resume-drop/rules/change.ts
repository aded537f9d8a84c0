import { isAddress } from '@candor/kernel/email-address'
import { type FieldName, fieldNames } from '../contract/row.ts'

/** Changed fields of a row; null gives a field its read value back. */
export type FieldChange = Partial<Record<FieldName, string | null | undefined>>

/** The field whose changed value a candidate could not have; null without one. */
export function faultyField({ email, years }: FieldChange): 'email' | 'years' | null {
  if (email && !isAddress(email)) return 'email'
  return years && !/^\d{1,2}(?:\.\d)?$/.test(years) ? 'years' : null
}

/** The written values of a row after a change. */
export function withChange(
  written: Readonly<Record<string, string | undefined>>,
  change: FieldChange,
): Record<string, string> {
  const next = new Map<string, string>()
  for (const name of fieldNames) {
    const value = change[name] === undefined ? written[name] : change[name]
    if (value !== null && value !== undefined) next.set(name, value)
  }
  return Object.fromEntries(next)
}
