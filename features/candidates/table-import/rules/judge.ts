import { comparedAddress, isAddress } from '@candor/kernel/email-address'
import { comparedPhone } from '../../persons/rules/compared-phone.ts'
import type { ColumnMeaning, DateOrder, RowFault, TableField, ValueFault } from '../contract/table.ts'
import { openPair, readDay } from './day.ts'

/** Stands for the position that a person wants made. */
export const newPosition = 'new'

export type Values = Partial<Record<TableField, string>>

/** What the rows of a table are judged by. */
export interface JudgedBy {
  readonly headers: readonly string[]
  readonly columns: readonly ColumnMeaning[]
  readonly dateOrder: DateOrder | 'ask' | null
  /** The position of all rows; null where a column names them. */
  readonly positionId: string | null
  /** Positions by their compared names. `new`: a position that will be made; null: its rows are wrong. */
  readonly positions: ReadonlyMap<string, string | null>
  /** The stage of rows that name none, by position. */
  readonly firstStages: ReadonlyMap<string, string>
  /** Stages by position and compared name. */
  readonly stages: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Today as `2026-03-04`. */
  readonly today: string
}

export interface JudgedRow {
  readonly found: Values
  readonly faults: readonly RowFault[]
  /** Compared contacts: `phone +8613800000001`, `email a@b.example`. */
  readonly contacts: readonly string[]
  readonly positionId: string | null
  readonly stageId: string | null
}

/** A name as it is compared with those of positions and stages. */
export const comparedName = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const hanForm = /\p{Script=Han}/u

/** The name of a person, from one column or from two. */
function nameOf({ name = '', lastName = '', firstName = '' }: Values): string {
  if (name !== '') return name
  const isHan = hanForm.test(lastName + firstName)
  return (isHan ? `${lastName}${firstName}` : `${firstName} ${lastName}`).trim()
}

/** A longer value is told by its beginning. */
const maxToldValue = 300

const damagedForm = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i
const decimalForm = /^(\+?\d{6,})\.0+$/

function phoneFault(phone: string): Pick<RowFault, 'fault' | 'suggestion'> | null {
  const decimal = decimalForm.exec(phone)
  if (decimal) return { fault: 'damagedNumber', suggestion: decimal[1] ?? null }
  if (damagedForm.test(phone)) return { fault: 'damagedNumber', suggestion: null }
  if (phone.length > 40 || comparedPhone(phone) === null) return { fault: 'phone', suggestion: null }
  return null
}

function emailFault(email: string): Pick<RowFault, 'fault' | 'suggestion'> | null {
  if (isAddress(email)) return null
  const meant = email
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[#＃]|\(at\)|\[at\]/i, '@')
    .replace(/,/g, '.')
  return { fault: 'email', suggestion: isAddress(meant) ? meant : null }
}

const yearsForm = /^(\d{1,2}(?:\.\d)?)\s*(?:年|years?|yrs?|\+|年以上)?$/i
/** The years of work as a number; null for a text that is none. */
export function readYears(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  if (/^(?:应届|應屆|无|無|none|应届生|應屆生)/i.test(plain)) return 0
  const match = yearsForm.exec(plain)
  return match ? Number(match[1]) : null
}

function dateFault(value: string, { dateOrder, today }: JudgedBy): ValueFault | null {
  const order = dateOrder === 'mdy' ? 'mdy' : 'dmy'
  if (dateOrder === 'ask' && openPair(value) && (readDay(value, 'dmy') ?? readDay(value, 'mdy')))
    return 'dateOrder'
  const day = readDay(value, order)
  if (day === null) return 'date'
  return day > today ? 'future' : null
}

type Found = Pick<RowFault, 'field' | 'value' | 'fault' | 'suggestion'>

function valueFaultsOf(values: Values, by: JudgedBy): Found[] {
  const faults: Found[] = []
  const tell = (field: TableField, fault: ValueFault | null, suggestion: string | null = null) => {
    if (fault) faults.push({ field, value: values[field] ?? '', fault, suggestion })
  }
  const name = nameOf(values)
  if (name === '') tell('name', 'noName')
  if ([...name].length > 60) tell('name', 'tooLong')
  const { email, phone, years, appliedAt } = values
  const wrongPhone = phone ? phoneFault(phone) : null
  if (wrongPhone) tell('phone', wrongPhone.fault, wrongPhone.suggestion)
  const wrongEmail = email ? emailFault(email) : null
  if (wrongEmail) tell('email', wrongEmail.fault, wrongEmail.suggestion)
  if (years && readYears(years) === null) tell('years', 'years')
  if (appliedAt) tell('appliedAt', dateFault(appliedAt, by))
  for (const field of ['city', 'employer', 'title', 'school', 'degree', 'major'] as const)
    if ((values[field]?.length ?? 0) > 200) tell(field, 'tooLong')
  if ((values.source?.length ?? 0) > 100) tell('source', 'tooLong')
  return faults
}

function placeOf(
  values: Values,
  by: JudgedBy,
): { positionId: string | null; stageId: string | null; faults: Found[] } {
  const { position = '', stage = '' } = values
  const named = by.positions.get(comparedName(position))
  const positionId = by.positionId ?? (position === '' ? null : (named ?? null))
  if (positionId === null) {
    const fault = position === '' ? 'noPosition' : 'unknownPosition'
    return {
      positionId,
      stageId: null,
      faults: [{ field: 'position', value: position, fault, suggestion: null }],
    }
  }
  const first = by.firstStages.get(positionId) ?? '1'
  if (stage === '') return { positionId, stageId: first, faults: [] }
  const stageId = by.stages.get(positionId)?.get(comparedName(stage)) ?? null
  const faults: Found[] =
    stageId === null ? [{ field: 'stage', value: stage, fault: 'unknownStage', suggestion: null }] : []
  return { positionId, stageId, faults }
}

/** The texts of a row by field: the written ones, else those of the columns. */
export function valuesOf(
  cells: readonly string[],
  columns: readonly ColumnMeaning[],
  written: Values,
): Values {
  const values: Values = {}
  for (const [index, meaning] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (meaning !== 'leave' && meaning !== 'notes' && cell !== '') values[meaning] = cell
  }
  return { ...values, ...written }
}

function contactsOf({ phone, email }: Values, faults: readonly Found[]): string[] {
  const isRight = (field: TableField) => !faults.some((fault) => fault.field === field)
  const number = phone && isRight('phone') ? comparedPhone(phone) : null
  const address = email && isRight('email') ? comparedAddress(email) : ''
  return [...(number ? [`phone ${number}`] : []), ...(address ? [`email ${address}`] : [])]
}

/** Judges a row: its values, its faults, its position and stage. */
export function judgeRow(
  row: { readonly cells: readonly string[]; readonly written: Values; readonly readFault: string | null },
  by: JudgedBy,
): JudgedRow {
  const values = valuesOf(row.cells, by.columns, row.written)
  const place = placeOf(values, by)
  const open: Found = { field: 'name', value: row.cells[0] ?? '', fault: 'quote', suggestion: null }
  const faults = row.readFault === 'quote' ? [open] : [...valueFaultsOf(values, by), ...place.faults]
  const { appliedAt } = values
  const day = appliedAt ? readDay(appliedAt, by.dateOrder === 'mdy' ? 'mdy' : 'dmy') : null
  return {
    found: { ...values, name: nameOf(values), ...(day === null ? {} : { appliedAt: day }) },
    faults: faults.map((fault) => ({
      ...fault,
      value: fault.value.slice(0, maxToldValue),
      column: (by.headers[by.columns.indexOf(fault.field)] ?? '').slice(0, maxToldValue),
    })),
    contacts: contactsOf(values, faults),
    positionId: place.positionId,
    stageId: place.stageId,
  }
}
