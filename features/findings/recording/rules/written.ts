import { clausesOf } from '../../evidence/rules/clauses.ts'
import type { Mark } from '../../evidence/rules/evidence.ts'

export interface Paragraph {
  /** Start of the paragraph in the answer, in UTF-16 offsets. */
  readonly from: number
  readonly text: string
  readonly marks: readonly Mark[]
}

/** The parts within the stretch that begins at `start`, in offsets of the stretch (UTF-16 units). */
export function partsWithin<Part extends { readonly from: number; readonly to: number }>(
  parts: readonly Part[],
  start: number,
  length: number,
): Part[] {
  return parts.flatMap((part) => {
    const from = Math.max(0, part.from - start)
    const to = Math.min(length, part.to - start)
    return from < to ? [{ ...part, from, to }] : []
  })
}

/**
 * The paragraphs of a typed answer, blank lines left out.
 *
 * Evidence is kept by clause here, as it is by sentence in a spoken answer; a clause may go over the end of a line.
 */
export function paragraphsOf(text: string, marks: ReadonlyMap<number, readonly Mark[]>): Paragraph[] {
  const whole = clausesOf(text).flatMap(({ from }, index) =>
    (marks.get(index) ?? []).map((mark) => ({ ...mark, from: from + mark.from, to: from + mark.to })),
  )
  return [...text.matchAll(/[^\r\n]+/g)]
    .filter(([line]) => line.trim() !== '')
    .map(({ index, 0: line }) => ({ from: index, text: line, marks: partsWithin(whole, index, line.length) }))
}
