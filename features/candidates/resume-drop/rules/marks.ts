import type { Place, ReadField, ReadFields } from '../../resume-reading/rules/read-resume.ts'
import type { DropMark } from '../contract/row.ts'
import { lastWork } from './summary.ts'

/** Number of a field on the page; education and skills come after the fields of the list. */
export const markNumbers = {
  name: 1,
  phone: 2,
  email: 3,
  years: 4,
  employer: 5,
  education: 6,
  skills: 7,
} as const

function marksOfField<Value>(number: number, field: ReadField<Value> | null): DropMark[] {
  if (!field) return []
  if (field.sureness === 'sure') return [{ number, isSure: true, places: [...field.places] }]
  return field.candidates.map(({ places }) => ({ number, isSure: false, places: [...places] }))
}

/** The places of all that was read, by the number of the field. */
export function marksOf({ name, phone, email, years, work, education, skills }: ReadFields): DropMark[] {
  const last = lastWork(work)
  const schools = education.flatMap(({ school, begin, end }) => [
    ...(school?.places ?? []),
    ...(begin?.places ?? []),
    ...(end?.places ?? []),
  ])
  const mark = (number: number, places: readonly Place[], isSure = true): DropMark[] =>
    places.length > 0 ? [{ number, isSure, places: [...places] }] : []
  return [
    ...marksOfField(markNumbers.name, name),
    ...marksOfField(markNumbers.phone, phone),
    ...marksOfField(markNumbers.email, email),
    ...marksOfField(markNumbers.years, years),
    ...last.flatMap(({ employer }) => mark(markNumbers.employer, employer?.places ?? [], last.length === 1)),
    ...mark(markNumbers.education, schools.slice(0, 60)),
    ...mark(markNumbers.skills, skills.flatMap(({ places }) => places).slice(0, 60)),
  ]
}
