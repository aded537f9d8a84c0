import { isAddress } from '@candor/kernel/email-address'
import type { Column, ColumnMeaning } from '../contract/table.ts'
import { readDay } from './day.ts'
import { meaningOfHeader } from './headers.ts'

export interface TableRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The number of the row that is the header: the first with the most known names. 0 where no row has two of them. */
export function findHeaderRow(head: readonly TableRow[]): number {
  let best = { number: 0, count: 1 }
  for (const { number, cells } of head) {
    const count = cells.filter((cell) => meaningOfHeader(cell) !== null).length
    if (count > best.count) best = { number, count }
  }
  if (best.number > 0) return best.number
  const [first] = head
  const isNamed = first?.cells.some((cell) => meaningOfHeader(cell) !== null) ?? false
  return first && isNamed ? first.number : 0
}

const most = 0.6
const phoneForm = /^\+?[\d\s().-]{7,20}$/

/** The meaning of a column without a known name, by what most of its values look like. */
function meaningOfContent(values: readonly string[]): ColumnMeaning | null {
  if (values.length === 0) return null
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length >= most
  if (share(isAddress)) return 'email'
  if (share((value) => phoneForm.test(value) && value.replace(/\D/g, '').length >= 7)) return 'phone'
  if (share((value) => readDay(value, 'dmy') !== null && /\D/.test(value))) return 'appliedAt'
  if (share((value) => /^\p{Script=Han}{2,4}$/u.test(value))) return 'name'
  return null
}

/** Gives each meaning to one column: the first that names it, before a column that only looks like it. */
export function guessColumns(
  headers: readonly string[],
  samples: readonly TableRow[],
): Pick<Column, 'meaning' | 'by'>[] {
  const named = headers.map(meaningOfHeader)
  const taken = new Set(named.filter((meaning) => meaning !== null))
  const given = new Set<ColumnMeaning>()
  return named.map((meaning, index) => {
    if (meaning !== null) {
      const isFirst = !given.has(meaning)
      given.add(meaning)
      return isFirst || meaning === 'notes' ? { meaning, by: 'name' } : { meaning: 'leave', by: 'none' }
    }
    const values = samples.map(({ cells }) => cells[index] ?? '').filter((value) => value !== '')
    const content = meaningOfContent(values)
    const isName = content === 'name' && (taken.has('lastName') || taken.has('firstName'))
    if (content === null || taken.has(content) || isName) return { meaning: 'leave', by: 'none' }
    taken.add(content)
    return { meaning: content, by: 'content' }
  })
}
