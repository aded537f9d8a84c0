import type { Stretch } from './quote.ts'

/** The signs that end a sentence or a part of it (R5-012), in Latin and full-width forms. */
const delimiter = /[,;!.?，；！。？]/u
const delimiters = /[,;!.?，；！。？]+\s*/gu
const digit = /\d/

/** A delimiter between two digits belongs to the number: 99.9, 1,000 (decision N66). */
function isInNumber(text: string, at: number): boolean {
  return digit.test(text[at - 1] ?? '') && digit.test(text[at + 1] ?? '')
}

/**
 * Cuts a text into the stretches between its delimiters (R5-012, N66), in UTF-16 offsets; they join to the text again.
 *
 * Delimiters, and the space after them, close the stretch before them: several in a row close it once.
 */
export function clausesOf(text: string): Stretch[] {
  const clauses: Stretch[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(delimiters)) {
    const to = index + found.length
    if (found.length === 1 && isInNumber(text, index)) continue
    clauses.push({ from, to })
    from = to
  }
  if (from < text.length) clauses.push({ from, to: text.length })
  return clauses
}

export function wordsAround(text: string, { from, to }: Stretch): string {
  const touched = clausesOf(text).filter((clause) => clause.from < to && clause.to > from)
  const start = touched[0]?.from ?? from
  let end = touched.at(-1)?.to ?? to
  while (end > to && (delimiter.test(text[end - 1] ?? '') || /\s/u.test(text[end - 1] ?? ''))) end -= 1
  return text.slice(start, end).trim()
}
