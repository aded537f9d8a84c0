import type { ReadingLine } from './line.ts'

/** The most of a resume that is read; the rest is left out. */
export const maxSigns = 100_000
export const maxLines = 4_000
export const maxPages = 30
/** A longer line is read in pieces, so that no line takes long. */
export const maxLineLength = 1_000

/** The lines of a resume within the limits, and whether some are left out. */
export function withinLimits(lines: readonly ReadingLine[]): { lines: ReadingLine[]; isCut: boolean } {
  const kept: ReadingLine[] = []
  let signs = 0
  for (const line of lines) {
    signs += line.text.length
    if (signs > maxSigns || kept.length >= maxLines) return { lines: kept, isCut: true }
    kept.push(line)
  }
  return { lines: kept, isCut: false }
}
