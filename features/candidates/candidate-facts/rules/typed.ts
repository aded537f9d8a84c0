import { decideName } from './candidate-name.ts'

/** What a person types of a new candidate, as texts. */
export interface TypedCandidate {
  readonly name: string
  readonly nameLatin: string
  readonly phone: string
  readonly email: string
  readonly source: string
  readonly gender: string
  readonly age: string
  readonly education: string
  readonly nativePlace: string
  readonly workYears: string
}

export const emptyCandidate: TypedCandidate = {
  name: '',
  nameLatin: '',
  phone: '',
  email: '',
  source: '',
  gender: '',
  age: '',
  education: '',
  nativePlace: '',
  workYears: '',
}

/** Reads a figure; null for an empty text, undefined for a text that is none. */
export function readFigure(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return null
  return /^\d{1,3}([.,]\d)?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined
}

/** The first field that keeps a candidate from being sent, with the reason; null where none does. */
export function faultOf(typed: TypedCandidate): {
  readonly field: keyof TypedCandidate
  readonly refusal: 'noName' | 'longName' | 'oddName' | 'wrongValue'
} | null {
  const name = decideName(typed.name)
  if (!name.allowed) return { field: 'name', refusal: name.refusal }
  for (const field of ['age', 'workYears'] as const)
    if (readFigure(typed[field]) === undefined) return { field, refusal: 'wrongValue' }
  return null
}

/** Writes the typed values as the call takes them. */
export function writeTyped({ gender, age, education, workYears, ...texts }: TypedCandidate) {
  return {
    ...texts,
    gender: readFigure(gender) ?? null,
    age: readFigure(age) ?? null,
    education: readFigure(education) ?? null,
    workYears: readFigure(workYears) ?? null,
  }
}
