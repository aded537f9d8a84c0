import { candidateFields } from '../contract.ts'

export type CandidateField = (typeof candidateFields)[number]
export type FieldValue = string | number | null

/** Fields that tell who an anonymous candidate is. */
const identifyingFields: readonly CandidateField[] = ['name', 'nameLatin', 'phone', 'email']

export function isIdentifying(field: CandidateField): boolean {
  return identifyingFields.includes(field)
}

export function isCandidateField(text: string): text is CandidateField {
  return candidateFields.some((field) => field === text)
}
