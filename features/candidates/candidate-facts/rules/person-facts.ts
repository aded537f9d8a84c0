import type { UserType } from '../../../platform/access/rules/permissions.ts'
import { candidateFields } from '../contract.ts'
import type { CandidateField, FieldValue } from './field-names.ts'

/** Whether a reader sees the record: who added the candidate, and who changed which field. Interviewers do not. */
export function readsRecord(userType: UserType): boolean {
  return userType !== 'interviewer'
}

/** Fields that only the record shows. */
const recordFields: readonly CandidateField[] = ['source']

/** Contacts, which nobody sees of an anonymous candidate. The name is shown masked. */
const contactFields: readonly CandidateField[] = ['nameLatin', 'phone', 'email']

/** The fields that a reader sees, in the order of the page. */
export function shownFields(reader: {
  readonly isAnonymous: boolean
  readonly userType: UserType
}): CandidateField[] {
  return candidateFields.filter(
    (field) =>
      !(reader.isAnonymous && contactFields.includes(field)) &&
      (readsRecord(reader.userType) || !recordFields.includes(field)),
  )
}

/** The fields that a person changed: the last bundle has another value for them than the candidate. */
export function sentFields(
  last: { readonly [Field in CandidateField]?: FieldValue | undefined } | null,
  stored: Readonly<Record<CandidateField, FieldValue>>,
): Map<CandidateField, FieldValue> {
  if (last === null) return new Map()
  const differing = candidateFields.flatMap((field): [CandidateField, FieldValue][] => {
    const sent = last[field]
    return sent === undefined || sent === stored[field] ? [] : [[field, sent]]
  })
  return new Map(differing)
}

/** What people build on a candidate, by which it can no longer be removed. */
export const foundations = [
  'interviews',
  'plans',
  'evaluations',
  'remarks',
  'recommendations',
  'offline',
  'thirdParty',
  'shares',
  'links',
] as const
export type Foundation = (typeof foundations)[number]
