import { dayOfSerial } from './dates.ts'
import type { Workbook } from './workbook.ts'
import { readPart } from './xml.ts'

/** A row with its number in the sheet, from 1. */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The most columns that are read. */
export const maxColumns = 1_000

/** The column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

const rowOf = (reference: string) => Number(/\d{1,7}$/.exec(reference)?.[0] ?? 0)

/** A number as people write it: never with an exponent, where it is a whole one. */
function plainNumber(text: string): string {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return text
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)))
}

interface Cell {
  readonly type: string
  readonly style: number
  value: string
}

function textOf({ type, style, value }: Cell, { texts, isDate, epoch }: Workbook): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'inlineStr' || type === 'str') return value
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type === 'd') return value.slice(0, 10)
  const day = isDate[style] ? dayOfSerial(Number(value), epoch) : null
  return day ?? plainNumber(value)
}

/** Gives the cells of a merged area the text of its first cell, in the head of the sheet alone. */
function spread(rows: Map<number, string[]>, reference: string, headRows: number): void {
  const [from = '', to = from] = reference.split(':')
  const text = rows.get(rowOf(from))?.[columnOf(from)] ?? ''
  if (text === '' || rowOf(to) > headRows) return
  for (let row = rowOf(from); row <= rowOf(to); row += 1)
    for (let column = columnOf(from); column <= Math.min(columnOf(to), maxColumns - 1); column += 1) {
      // A row without a cell of its own is no second row of the header.
      const cells = rows.get(row)
      if (cells) cells[column] ||= text
    }
}

/** Reads the rows of a sheet, without those that are blank. `headRows` may hold a header with merged cells. */
export function readSheet(bytes: Buffer, workbook: Workbook, headRows: number): SheetRow[] {
  const rows = new Map<number, string[]>()
  const merged: string[] = []
  let number = 0
  let column = -1
  let cell: Cell | null = null
  let isValue = false
  let isReading = false
  readPart(bytes, {
    open(element, attributes) {
      if (element === 'row') {
        number = Number(attributes.r ?? number + 1)
        column = -1
      } else if (element === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' }
      } else if (element === 'rPh') isReading = true
      else if (element === 'mergeCell' && attributes.ref) merged.push(attributes.ref)
      isValue = element === 'v' || (element === 't' && !isReading)
    },
    text(piece) {
      if (cell && isValue) cell.value += piece
    },
    close(element) {
      isValue = false
      if (element === 'rPh') isReading = false
      if (element !== 'c' || !cell) return
      const text = textOf(cell, workbook)
      cell = null
      if (text.trim() === '' || column < 0 || column >= maxColumns) return
      const cells = rows.get(number) ?? []
      cells[column] = text
      rows.set(number, cells)
    },
  })
  for (const reference of merged.slice(0, 1_000)) spread(rows, reference, headRows)
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, cells]) => ({ number: row, cells: Array.from(cells, (text) => text ?? '') }))
}
