import { openArchive } from './archive.ts'
import { Unreadable } from './unreadable.ts'
import { readSheet, type SheetRow } from './xlsx/sheet.ts'
import { openWorkbook } from './xlsx/workbook.ts'

/** Past this, a workbook with 5,000 rows holds something else than a table. */
const unpacked = { maxBytes: 96 * 1024 * 1024, maxEntries: 5_000 }

export interface WorkbookTable {
  /** The names of the visible sheets, in their order. */
  readonly sheets: readonly string[]
  readonly rows: readonly SheetRow[]
}

/**
 * Reads one sheet of a workbook as texts: numbers without exponents, days as `2026-03-04`, formulas by their last value.
 *
 * Throws `TooMuch` for a workbook that unpacks to too much, and `Unreadable` for a damaged one. Sheets without rows are
 * passed over where no sheet is asked for.
 */
export async function readWorkbook(
  bytes: Buffer,
  { sheet, headRows }: { readonly sheet: number | null; readonly headRows: number },
): Promise<WorkbookTable & { readonly sheet: number }> {
  const archive = await openArchive(bytes, unpacked)
  const workbook = await openWorkbook(archive)
  const sheets = workbook.sheets.map(({ name }) => name)
  if (sheets.length === 0) throw new Unreadable('cutShort')
  const wanted = sheet === null ? sheets.map((_, index) => index) : [sheet]
  for (const index of wanted) {
    const part = workbook.sheets[index]
    const rows = part ? readSheet(await archive.read(part.path), workbook, headRows) : []
    if (rows.length > 0) return { sheets, sheet: index, rows }
  }
  return { sheets, sheet: sheet ?? 0, rows: [] }
}
