/** A mark at the start by which Excel reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Characters that a spreadsheet skips before it looks for a formula: spaces, quotes, and those without a width. */
const skipped = /^[\s"'`´‘’“”«»\u00A0\u200B-\u200F\u2060\u3000\uFEFF]+/
/** The first character of a formula, in its half and its full width. */
const formula = /^[=+\-@＝＋－＠|%]/

/** Whether a spreadsheet might run a cell as a formula. */
export function looksLikeFormula(text: string): boolean {
  return /^[\t\r]/.test(text) || formula.test(text.replace(skipped, ''))
}

/** Writes a cell. A text that looks like a formula goes out behind an apostrophe. */
export function csvCell(text: string): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes a row with its end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
