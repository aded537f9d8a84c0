import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Unreadable } from '@candor/readers/unreadable'
import { maxColumns, maxHeadRows, maxReadCell, maxTableRows } from '../../contract/table.ts'
import { type ReadRow, readTableRequest, type TableRequest } from './reading-request.ts'

class NoTable extends Error {
  override readonly name = 'NoTable'
}

async function rowsOf({ path, format, sheet, encoding, delimiter }: TableRequest) {
  const bytes = await readFile(path)
  if (format === 'xlsx') {
    const { readWorkbook } = await import('@candor/readers/xlsx')
    const { sheets, sheet: read, rows } = await readWorkbook(bytes, { sheet, headRows: maxHeadRows })
    const readRows = rows.map(({ number, cells }): ReadRow => ({ number, cells, fault: null }))
    return { sheets, sheet: read, encoding: '', delimiter: '', rows: readRows }
  }
  const { decodeTable } = await import('./decode-table.ts')
  const decoded = decodeTable(bytes, encoding)
  if (!decoded) throw new NoTable()
  const { readDelimited } = await import('./delimited.ts')
  const read = readDelimited(decoded.text, delimiter)
  return { sheets: [], sheet: 0, encoding: decoded.encoding, ...read }
}

// A table holds no other control characters, and half a pair is no text of the database.
const unstorable = /(?![\t\n])\p{Cc}|\p{Surrogate}/gu

const cellOf = (text: string) => text.slice(0, maxReadCell).replace(unstorable, '').trim()

/** The rows within the limits. Rows without a word are counted and left out, save those with separators alone. */
function withinLimits(rows: readonly ReadRow[]) {
  const kept = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((row) => ({ ...row, cells: row.cells.map(cellOf) }))
  return { rows: kept.slice(0, maxTableRows + maxHeadRows), all: kept.length }
}

async function read(request: TableRequest): Promise<string> {
  const { rows, ...found } = await rowsOf(request)
  const kept = withinLimits(rows)
  if (kept.rows.some(({ cells }) => cells.slice(maxColumns).some((cell) => cell !== ''))) return 'tooLarge'
  if (kept.all === 0) return 'empty'
  if (kept.all > maxTableRows + maxHeadRows) return 'tooManyRows'
  return JSON.stringify({
    ...found,
    rows: kept.rows.map((row) => ({ ...row, cells: row.cells.slice(0, maxColumns) })),
  })
}

/** The fault that an error of a parser stands for; it is no error of the product. */
function faultOf(error: unknown): string {
  if (error instanceof RangeError && error.message.includes('call stack')) return 'tooLarge'
  if (error instanceof Unreadable) return error.fault === 'locked' ? 'locked' : 'damaged'
  const name = error instanceof Error ? error.name : ''
  if (name === 'NoTable') return 'notATable'
  return name === 'TooMuch' ? 'tooLarge' : 'damaged'
}

const [folder = ''] = process.argv.slice(2)
// Each line is the number of a request in the folder.
for await (const number of createInterface({ input: process.stdin })) {
  const request = readTableRequest(await readFile(join(folder, `${number}.request`), 'utf8'))
  const result = await read(request).catch(faultOf)
  const isRead = result.startsWith('{')
  if (isRead) await writeFile(join(folder, `${number}.out`), result)
  process.stdout.write(`${isRead ? 'done' : result}\n`)
}
process.exit(0)
