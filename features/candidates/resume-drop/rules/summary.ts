import * as z from 'zod/mini'
import { comparedPhone } from '../../persons/rules/compared-phone.ts'
import type { ReadField, ReadFields, ReadPhone, ReadWork } from '../../resume-reading/rules/read-resume.ts'
import { choiceReasons, type FieldName } from '../contract/row.ts'

const Part = z.object({
  value: z.string(),
  options: z.array(z.string()),
  why: z.nullable(z.enum(choiceReasons)),
})
export type SummaryPart = z.output<typeof Part>

/** The fields of the list as they are stored beside a row. */
export const Summary = z.object({
  name: Part,
  phone: Part,
  email: Part,
  years: Part,
  employer: Part,
  nameFromFile: z.nullable(z.string()),
})
export type Summary = z.output<typeof Summary>

const nothing: SummaryPart = { value: '', options: [], why: null }

/** The most values that a person is asked to choose among. */
const maxOptions = 9

const distinct = (texts: readonly string[]) => [...new Set(texts)].slice(0, maxOptions)

function partOf<Value>(field: ReadField<Value> | null, textOf: (value: Value) => string): SummaryPart {
  if (!field) return nothing
  if (field.sureness === 'sure') return { value: textOf(field.value), options: [], why: null }
  const options = distinct(field.candidates.map(({ value }) => textOf(value)))
  return { value: '', options, why: field.why }
}

/** The work of a resume that lasts until today, else the last one. Several of them are left to a person. */
export function lastWork(work: readonly ReadWork[]): readonly ReadWork[] {
  const named = work.filter(({ employer }) => employer !== null)
  const present = named.filter(({ end }) => end?.value === 'present')
  if (present.length > 0) return present
  const lastTime = ({ end, begin }: ReadWork) => end?.value ?? begin?.value ?? ''
  const [last] = named.toSorted((one, other) => lastTime(other).localeCompare(lastTime(one)))
  return last ? [last] : []
}

function employerOf(work: readonly ReadWork[]): SummaryPart {
  const options = distinct(lastWork(work).flatMap(({ employer }) => employer?.value ?? []))
  return options.length > 1
    ? { value: '', options, why: 'present' }
    : { value: options[0] ?? '', options: [], why: null }
}

/** A phone number as the resume writes it; with its country code where it would be compared as another number. */
const phoneText = ({ written, compared }: ReadPhone) =>
  comparedPhone(written) === compared ? written : compared

/** The fields of the list, from the read fields. */
export function summaryOf(fields: ReadFields): Summary {
  return {
    name: partOf(fields.name, (name) => name),
    phone: partOf(fields.phone, phoneText),
    email: partOf(fields.email, (email) => email),
    years: partOf(fields.years, String),
    employer: employerOf(fields.work),
    nameFromFile: fields.nameFromFile,
  }
}

/** The fields of a file without a read text. */
export function emptySummary(nameFromFile: string | null): Summary {
  const parts: Record<FieldName, SummaryPart> = {
    name: nothing,
    phone: nothing,
    email: nothing,
    years: nothing,
    employer: nothing,
  }
  return { ...parts, nameFromFile }
}
