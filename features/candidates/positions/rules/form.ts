import type { ReplyOf, SentInputOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import { reservedPrefix } from '../../../platform/imports/rules/reserved-id.ts'
import type { addPosition } from '../contract/editing.ts'
import { type Description, maxSalary, maxSeats, type positionLanguages } from '../contract/fields.ts'
import type { getPosition } from '../contract.ts'
import { noDescription } from './fields.ts'

export type Position = ReplyOf<typeof getPosition>
type Sent = SentInputOf<typeof addPosition>['fields']
export type Language = (typeof positionLanguages)[number]

export interface PartAccount {
  readonly accountId: string
  readonly name: string
}

/** What stands in the editor; figures are texts until they are sent. */
export interface PositionForm {
  readonly name: string
  readonly nameLatin: string
  readonly nameTw: string
  readonly grade: string
  readonly place: string
  readonly seats: string
  readonly recruits: readonly PartAccount[]
  readonly interviews: readonly PartAccount[]
  readonly description: Description
  readonly languages: readonly Language[]
  readonly salaryMin: string
  readonly salaryMax: string
  readonly currency: string
  readonly per: 'month' | 'year'
  /** Empty while Candor's own id holds. */
  readonly externalId: string
}

export const emptyForm: PositionForm = {
  name: '',
  nameLatin: '',
  nameTw: '',
  grade: '',
  place: '',
  seats: '1',
  recruits: [],
  interviews: [],
  description: noDescription,
  languages: [],
  salaryMin: '',
  salaryMax: '',
  currency: '',
  per: 'month',
  externalId: '',
}

/** A stored position as the editor shows it. A Chinese name that only repeats another one is left empty. */
export function formOf(position: Position): PositionForm {
  const { name, nameLatin, nameTw, grade, place, seats, recruits, interviews } = position
  const { description, languages, salary, externalId } = position
  return {
    name: name === nameTw || name === nameLatin ? '' : name,
    nameLatin: nameLatin ?? '',
    nameTw: nameTw ?? '',
    grade,
    place,
    seats: String(seats),
    recruits,
    interviews,
    description,
    languages,
    salaryMin: salary ? String(salary.min) : '',
    salaryMax: salary ? String(salary.max) : '',
    currency: salary?.currency ?? '',
    per: salary?.per ?? 'month',
    externalId: externalId.startsWith(reservedPrefix) ? '' : externalId,
  }
}

function readWhole(text: string, min: number, max: number): number | null {
  if (!/^\d{1,12}$/.test(text.trim())) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

const hasSalary = ({ salaryMin, salaryMax }: PositionForm) =>
  salaryMin.trim() !== '' || salaryMax.trim() !== ''

/** What keeps a form from being sent, as the field and the key of its words. */
export type FormFault = {
  readonly field: keyof PositionForm
  readonly words: 'nameMissing' | 'wrongSeats' | 'wrongAmount' | 'wrongCurrency' | 'salaryOrder'
}

export function findFault(form: PositionForm, showsSalary: boolean): FormFault | null {
  if ([form.name, form.nameLatin, form.nameTw].every((name) => name.trim() === ''))
    return { field: 'name', words: 'nameMissing' }
  if (readWhole(form.seats, 1, maxSeats) === null) return { field: 'seats', words: 'wrongSeats' }
  if (!showsSalary || !hasSalary(form)) return null
  const min = readWhole(form.salaryMin, 0, maxSalary)
  const max = readWhole(form.salaryMax, 0, maxSalary)
  if (min === null) return { field: 'salaryMin', words: 'wrongAmount' }
  if (max === null) return { field: 'salaryMax', words: 'wrongAmount' }
  if (max < min) return { field: 'salaryMax', words: 'salaryOrder' }
  return /^[A-Z]{3}$/.test(form.currency.trim().toUpperCase())
    ? null
    : { field: 'currency', words: 'wrongCurrency' }
}

/** The form as it is sent; call it for a form without a fault. */
export function sentFields(form: PositionForm, showsSalary: boolean): Sent {
  const { name, nameLatin, nameTw, grade, place, seats, recruits, interviews } = form
  const salary = hasSalary(form)
    ? {
        min: Number(form.salaryMin),
        max: Number(form.salaryMax),
        currency: form.currency.trim().toUpperCase(),
        per: form.per,
      }
    : null
  return {
    name: name.trim(),
    nameLatin: nameLatin.trim(),
    nameTw: nameTw.trim(),
    grade: grade.trim(),
    place: place.trim(),
    seats: Number(seats),
    recruits: recruits.map(({ accountId }) => accountId),
    interviews: interviews.map(({ accountId }) => accountId),
    description: form.description,
    languages: [...form.languages],
    ...(showsSalary && { salary }),
    ...(form.externalId.trim() !== '' && { externalId: form.externalId.trim() }),
  }
}

const salaryFields: Readonly<Record<string, keyof PositionForm>> = {
  min: 'salaryMin',
  max: 'salaryMax',
  currency: 'currency',
}

/** The path that the data of a refusal names, by itself or as the first fault of the input. */
function pathIn(data: unknown): unknown {
  if (!isRecord(data)) return null
  const faults: unknown[] = Array.isArray(data.faults) ? data.faults : []
  const [first] = faults
  return data.field ?? (isRecord(first) ? first.path : null)
}

/** The field of the form that the data of a refusal names: `fields.recruits[0]` is `recruits`. */
export function fieldOfRefusal(data: unknown): keyof PositionForm | null {
  const named = pathIn(data)
  const [, field = '', part = ''] = /^fields\.(\w+)(?:\.([\w-]+))?/.exec(String(named)) ?? []
  if (field === 'salary') return salaryFields[part] ?? 'salaryMin'
  return formKeys.find((key) => key === field) ?? null
}

const formKeys: readonly (keyof PositionForm)[] = [
  'name',
  'nameLatin',
  'nameTw',
  'grade',
  'place',
  'seats',
  'recruits',
  'interviews',
  'description',
  'languages',
  'salaryMin',
  'salaryMax',
  'currency',
  'per',
  'externalId',
]

/** The fields in which a form differs from the stored position. */
export function differingFields(form: PositionForm, stored: PositionForm): (keyof PositionForm)[] {
  return formKeys.filter((key) => JSON.stringify(form[key]) !== JSON.stringify(stored[key]))
}
