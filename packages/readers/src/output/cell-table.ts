import { styleOf } from './runs.ts'

/** A cell between two edges of its row, in any unit that the whole table shares. */
export interface EdgedCell {
  readonly html: string
  readonly left: number
  readonly right: number
  /** Whether cells below belong to it, or it belongs to the cell above or to its left. */
  readonly merge: 'start' | 'continue' | 'left' | null
  readonly background: string | null
}

export interface EdgedRow {
  readonly cells: readonly EdgedCell[]
  readonly hasBorders: boolean
}

// Edges of hand-drawn rows differ by less than a letter (twips).
const tolerance = 120

/** Numbers the columns between all edges of a table; edges that nearly meet count as one. */
function columnsOf(rows: readonly EdgedRow[]): { at: (edge: number) => number; widths: number[] } {
  const edges = rows.flatMap(({ cells }) => cells.flatMap(({ left, right }) => [left, right]))
  const sorted = [...new Set(edges)].sort((a, b) => a - b)
  const column = new Map<number, number>()
  const kept: number[] = []
  for (const edge of sorted) {
    const last = kept.at(-1)
    if (last === undefined || edge - last > tolerance) kept.push(edge)
    column.set(edge, kept.length - 1)
  }
  const widths = kept.slice(1).map((edge, index) => edge - (kept[index] ?? edge))
  return { at: (edge) => column.get(edge) ?? 0, widths }
}

interface GridCell {
  readonly cell: EdgedCell
  readonly column: number
  readonly span: number
  rows: number
}

/** Writes a table whose rows need not have the same columns: the edges tell what a cell spans. */
export function writeTable(rows: readonly EdgedRow[]): string {
  const { at, widths } = columnsOf(rows)
  const open = new Map<number, GridCell>()
  const grid = rows.map(({ cells }) =>
    cells.flatMap((cell): GridCell[] => {
      const column = at(cell.left)
      const above = open.get(column)
      if (cell.merge === 'continue' && above) {
        above.rows += 1
        return []
      }
      const gridCell = { cell, column, span: Math.max(1, at(cell.right) - column), rows: 1 }
      if (cell.merge === 'start') open.set(column, gridCell)
      else open.delete(column)
      return [gridCell]
    }),
  )
  const hasBorders = rows.some((row) => row.hasBorders)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const columns = widths.map((width) => `<col style="width:${((width * 100) / total).toFixed(2)}%">`)
  const body = grid.map((cells) => `<tr>${cells.map((cell) => writeCell(cell, hasBorders)).join('')}</tr>`)
  return `<table>${columns.length > 1 ? `<colgroup>${columns.join('')}</colgroup>` : ''}<tbody>${body.join('')}</tbody></table>`
}

function writeCell({ cell, span, rows }: GridCell, hasBorders: boolean): string {
  const spans = `${span > 1 ? ` colspan="${Math.min(span, 1000)}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`
  const style = styleOf({ 'background-color': cell.background, border: hasBorders ? null : 'none' })
  return `<td${spans}${style}>${cell.html}</td>`
}
