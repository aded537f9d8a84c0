import { parse } from 'csv-parse/sync'
import type { ReadRow } from './reading-request.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** The sign between the columns: the sign that parts the first lines into most columns, alike in each. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 64_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  let best: { delimiter: string; points: number } = { delimiter: ',', points: 0 }
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
    const alike = counts.filter((count) => count === usual).length / Math.max(1, counts.length)
    const points = usual === 0 ? 0 : alike * 100 + usual
    if (points > best.points) best = { delimiter, points }
  }
  return best.delimiter
}

/** Excel writes the sign between the columns into a first line of its own. */
const sepLine = /^sep=(.)\n/i

interface Parsed {
  readonly records: { readonly cells: string[]; readonly endLine: number }[]
  /** Whether a quote stays open at the end. */
  readonly isOpen: boolean
}

function parseRecords(text: string, delimiter: string): Parsed {
  const records: Parsed['records'] = []
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: '\n',
      on_record(cells: string[], { lines }) {
        records.push({ cells, endLine: lines })
        return null
      },
    })
    return { records, isOpen: false }
  } catch {
    return { records, isOpen: true }
  }
}

/**
 * A quote that is not closed swallows the rows after it, up to the next quote: then a line within a cell has the
 * separators of a row. A cell keeps its first quote where a letter follows the second one, and needs one separator.
 */
function hasSwallowed(cells: readonly string[], delimiter: string): boolean {
  return cells.some((cell) => {
    const most = cell.startsWith('"') ? 0 : 2
    return cell
      .split('\n')
      .slice(1)
      .some((line) => line.split(delimiter).length - 1 > most)
  })
}

/** After so many, quotes mean nothing in a table. */
const maxOpenQuotes = 200

/** Parts a text into rows. A row whose quote is not closed is told, and the rows after it are read on their own. */
export function readDelimited(whole: string, asked: string | null): { rows: ReadRow[]; delimiter: string } {
  const sep = sepLine.exec(whole)
  const text = sep ? whole.slice(sep[0].length) : whole
  const delimiter = asked ?? sep?.[1] ?? guessDelimiter(text)
  const lines = text.split('\n')
  const rows: ReadRow[] = []
  let from = 0
  let number = sep ? 1 : 0
  for (let tries = 0; from < lines.length && tries <= maxOpenQuotes; tries += 1) {
    const { records, isOpen } = parseRecords(lines.slice(from).join('\n'), delimiter)
    const swallowed = records.findIndex(({ cells }) => hasSwallowed(cells, delimiter))
    const good = swallowed < 0 ? records : records.slice(0, swallowed)
    rows.push(
      ...good.map(({ cells }, index): ReadRow => ({ number: number + index + 1, cells, fault: null })),
    )
    number += good.length + 1
    if (swallowed < 0 && !isOpen) return { rows, delimiter }
    from += good.at(-1)?.endLine ?? 0
    const line = lines[from] ?? ''
    from += 1
    rows.push({ number, cells: line.split(delimiter), fault: 'quote' })
  }
  const rest = lines.slice(from).map((line, index): ReadRow => {
    const fault = line.includes('"') ? 'quote' : null
    return { number: number + index + 1, cells: line.split(delimiter), fault }
  })
  return { rows: [...rows, ...rest], delimiter }
}
