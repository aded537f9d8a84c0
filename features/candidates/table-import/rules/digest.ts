import type { ColumnMeaning } from '../contract/table.ts'
import { findHeaderRow, guessColumns, type TableRow } from './columns.ts'
import { decideDateOrder } from './day.ts'
import { vendorOf } from './headers.ts'
import { comparedName, type JudgedRow } from './judge.ts'
import type { Digest, Setup } from './stored.ts'

/** A longer cell is shown by its beginning. */
export const maxShown = 200

/** The headers of a table; for one without a header row, empty texts. */
export function headersOf(head: readonly TableRow[], headerRow: number, width: number): string[] {
  const cells = head.find(({ number }) => number === headerRow)?.cells ?? []
  return Array.from({ length: width }, (_, index) => (cells[index] ?? '').slice(0, maxShown))
}

/** A first reading of a table: its header and columns by their names. */
export function firstSetup(
  rows: readonly TableRow[],
  read: Pick<Setup, 'sheet' | 'encoding' | 'delimiter'>,
  source: string,
): Setup {
  const headerRow = findHeaderRow(rows.slice(0, 20))
  const columns = columnsFor(rows, headerRow)
  const own = { dateOrder: null, stageId: '', source, positions: {}, stages: {} }
  return { ...read, headerRow, ...columns, ...own }
}

/** The columns of a table by its header. */
export function columnsFor(rows: readonly TableRow[], headerRow: number): Pick<Setup, 'columns' | 'by'> {
  const data = rows.filter(({ number }) => number > headerRow)
  const width = widthOf(rows.filter(({ number }) => number >= headerRow))
  const guessed = guessColumns(headersOf(rows, headerRow, width), data.slice(0, 200))
  return { columns: guessed.map(({ meaning }) => meaning), by: guessed.map(({ by }) => by) }
}

export const widthOf = (rows: readonly TableRow[]) => Math.max(0, ...rows.map(({ cells }) => cells.length))

const textsOf = (rows: readonly TableRow[], columns: readonly ColumnMeaning[], meaning: ColumnMeaning) => {
  const index = columns.indexOf(meaning)
  return index < 0 ? [] : rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '')
}

/** What stands in a table, before its rows are judged. */
export function digestOf(
  all: readonly TableRow[],
  { headerRow, columns }: Pick<Setup, 'headerRow' | 'columns'>,
  sheets: readonly string[],
): Digest {
  const rows = all.filter(({ number }) => number > headerRow)
  const headers = headersOf(all, headerRow, columns.length)
  const vendor = vendorOf(headers)
  const share = (index: number) =>
    rows.length === 0 ? 0 : Math.round((rows.filter(({ cells }) => cells[index]).length * 100) / rows.length)
  return {
    sheets: [...sheets],
    head: all.slice(0, 20).map(({ number, cells }) => ({
      number,
      cells: cells.map((cell) => cell.slice(0, maxShown)),
    })),
    headers,
    filled: columns.map((_, index) => share(index)),
    rows: rows.length,
    vendor: vendor?.vendor ?? null,
    vendorHeaders: vendor?.headers ?? 0,
    dateOrder: decideDateOrder(textsOf(rows, columns, 'appliedAt')),
    unknownPositions: [],
    unknownStages: [],
  }
}

const mostNames = 200

/** Names that nobody knows, the most frequent ones first. */
function countNames(names: readonly string[]): { name: string; count: number }[] {
  const groups = Map.groupBy(names, comparedName)
  return [...groups.values()]
    .map((same) => ({ name: same[0] ?? '', count: same.length }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostNames)
}

/** Names of positions and stages among the faults of the rows, and those whose meaning a person chose. */
export function unknownNames(
  judged: readonly JudgedRow[],
  setup: Pick<Setup, 'positions' | 'stages'>,
): Pick<Digest, 'unknownPositions' | 'unknownStages'> {
  const namesOf = (field: 'position' | 'stage', chosen: Setup['positions']) =>
    judged.flatMap(({ found, faults }) => {
      const name = found[field] ?? ''
      const isFaulty = faults.some(
        ({ fault }) => fault === (field === 'position' ? 'unknownPosition' : 'unknownStage'),
      )
      return name !== '' && (isFaulty || Object.hasOwn(chosen, comparedName(name))) ? [name] : []
    })
  return {
    unknownPositions: countNames(namesOf('position', setup.positions)),
    unknownStages: countNames(namesOf('stage', setup.stages)),
  }
}
