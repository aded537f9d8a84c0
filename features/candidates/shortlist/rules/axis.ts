import type { ListCounts, ListedCandidate } from './wire.ts'

/** The scale of the medians that the server sends. */
const sentScale = 5

/** The medians by position, each as a share of the axis from 0 to 1. */
export function mediansOf(counts: ListCounts | undefined): ReadonlyMap<string, number> {
  return new Map(counts?.medians.map(({ positionId, median }) => [positionId, median / sentScale]))
}

export interface Axis {
  /** The end of the axis, in points. */
  readonly outOf: number
  /** The median in points of the axis. */
  readonly median: number | null
}

/** The axis in the head of a list of one position; null where the scores of the rows have several scales. */
export function axisOf(
  rows: readonly Pick<ListedCandidate, 'score'>[],
  medians: ReadonlyMap<string, number>,
  positionId: string | null,
): Axis | null {
  const scales = new Set(rows.flatMap(({ score }) => (score ? [score.outOf] : [])))
  const [outOf = sentScale] = scales
  if (scales.size > 1) return null
  const median = positionId === null ? undefined : medians.get(positionId)
  return { outOf, median: median === undefined ? null : median * outOf }
}
