import type { EvidenceKind, Mark } from './evidence.ts'

export interface Run {
  readonly from: number
  readonly text: string
  /** The kind of the innermost mark over it; null where none is. */
  readonly kind: EvidenceKind | null
  readonly evidenceIds: readonly string[]
  readonly isSpoken: boolean
}

/**
 * Cuts a sentence's text where a mark or the word being said begins or ends; the runs join to the text again.
 *
 * Marks may overlap and hold one another: a run has the kind of the shortest mark over it, so that a key point inside
 * another stays visible. `said` and the marks are UTF-16 offsets; what lies outside the text is left out.
 */
export function cutIntoRuns(
  text: string,
  marks: readonly Mark[],
  spoken: { readonly from: number; readonly to: number } | null = null,
): Run[] {
  if (text === '') return []
  const inside = (at: number) => Math.min(text.length, Math.max(0, at))
  const edges = [...marks, ...(spoken ? [spoken] : [])].flatMap(({ from, to }) => [inside(from), inside(to)])
  const cuts = [...new Set([0, ...edges, text.length])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length
    const over = marks
      .filter((mark) => mark.from <= from && mark.to >= to)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from))
    return {
      from,
      text: text.slice(from, to),
      kind: over[0]?.kind ?? null,
      evidenceIds: over.flatMap(({ evidenceIds }) => evidenceIds),
      isSpoken: spoken !== null && spoken.from <= from && spoken.to >= to,
    }
  })
}
