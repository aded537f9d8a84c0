import { styleOf } from '../output/runs.ts'
import type { OdtStyles } from './styles.ts'
import { childrenNamed, isElement, numberOf, type XmlElement } from './xml-tree.ts'

const maxColumns = 1000
const maxRows = 65_000

interface TableSources {
  readonly styles: OdtStyles
  /** Writes what stands in a cell. */
  writeCell(cell: XmlElement): string
  spend(length: number): void
}

function writeColumns(table: XmlElement, styles: OdtStyles): string {
  const widths = elementsOutsideCells(table, 'table:table-column').flatMap(({ attributes }) => {
    const times = numberOf(attributes['table:number-columns-repeated'], maxColumns)
    return Array.from({ length: times }, () => styles.columnWidth(attributes['table:style-name']) ?? 0)
  })
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (widths.length < 2 || widths.length > maxColumns || total === 0) return ''
  const columns = widths.map((width) => `<col style="width:${((width * 100) / total).toFixed(2)}%">`)
  return `<colgroup>${columns.join('')}</colgroup>`
}

/** Writes a cell, as often as it is repeated. */
function writeCells(element: XmlElement, { styles, writeCell, spend }: TableSources): string {
  const { attributes } = element
  const { background, hasBorder } = styles.cell(attributes['table:style-name'])
  const spans = [
    ['colspan', numberOf(attributes['table:number-columns-spanned'], maxColumns)],
    ['rowspan', numberOf(attributes['table:number-rows-spanned'], maxRows)],
  ] as const
  const written = spans.filter(([, span]) => span > 1).map(([name, span]) => ` ${name}="${span}"`)
  const style = styleOf({ 'background-color': background, border: hasBorder ? null : 'none' })
  const html = `<td${written.join('')}${style}>${writeCell(element)}</td>`
  const times = numberOf(attributes['table:number-columns-repeated'], maxColumns)
  spend(html.length * times)
  return html.repeat(times)
}

/** Writes a table; what its cells hold is written by `writeCell`. */
export function writeTable(table: XmlElement, sources: TableSources): string {
  const rows = elementsOutsideCells(table, 'table:table-row').map((row) => {
    const cells = childrenNamed(row, 'table:table-cell').map((cell) => writeCells(cell, sources))
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table>${writeColumns(table, sources.styles)}<tbody>${rows.join('')}</tbody></table>`
}

/** Elements of a table that are not within one of its cells, where tables of their own may be. */
function elementsOutsideCells(table: XmlElement, name: string): XmlElement[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (child.name === name) return [child]
    return /^table:table-(header-|row-|column-)?(rows|columns|group|row-group|column-group)$/.test(child.name)
      ? elementsOutsideCells(child, name)
      : []
  })
}
