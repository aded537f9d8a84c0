import type { DropMark } from '../contract/row.ts'

/** A part of a line, with the mark of the value that stands there. */
export interface LinePart {
  readonly text: string
  readonly at: number
  readonly mark: Pick<DropMark, 'number' | 'isSure'> | null
}

/** Cuts a line into its marked and its other parts. Of two marks at one place the first counts. */
export function partsOfLine(line: string, index: number, marks: readonly DropMark[]): LinePart[] {
  const found = marks
    .flatMap(({ number, isSure, places }) =>
      places.flatMap(({ line: at, quote }) => {
        const start = at === index && quote !== '' ? line.indexOf(quote) : -1
        return start < 0 ? [] : [{ start, end: start + quote.length, mark: { number, isSure } }]
      }),
    )
    .toSorted((one, other) => one.start - other.start)
  const parts: LinePart[] = []
  let from = 0
  for (const { start, end, mark } of found) {
    if (start < from) continue
    if (start > from) parts.push({ text: line.slice(from, start), at: from, mark: null })
    parts.push({ text: line.slice(start, end), at: start, mark })
    from = end
  }
  if (from < line.length) parts.push({ text: line.slice(from), at: from, mark: null })
  return parts
}
