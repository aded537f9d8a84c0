import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { maxNameLength } from '../../rules/candidate-name.ts'
import type { CandidateField, FieldValue } from '../../rules/field-names.ts'
import { decideField, type FieldRefusal } from '../../rules/fields.ts'

/** Returns the form in which a value is stored; throws the refusal of a wrong one, which names its field. */
export function requireValue(
  call: RefusalSource<FieldRefusal>,
  field: CandidateField,
  given: FieldValue,
): FieldValue {
  const decision = decideField(field, given)
  if (decision.allowed) return decision.value
  throw new Refusal(call, decision.refusal, { values: { field, most: maxNameLength }, data: { field } })
}

/** Names of the base fields in a bundle, where they differ. */
const bundleNames: Partial<Record<CandidateField, string>> = { nativePlace: 'native_place' }

/** The base fields of a bundle's candidate, without those that are empty. */
export function bundleFields(
  values: Partial<Readonly<Record<CandidateField, FieldValue>>>,
): Record<string, string | number> {
  const filled: Record<string, string | number> = {}
  for (const [field, value] of Object.entries(values))
    if (value !== null && field !== 'source') filled[nameInBundle(field)] = value
  return filled
}

function nameInBundle(field: string): string {
  return new Map(Object.entries(bundleNames)).get(field) ?? field
}
