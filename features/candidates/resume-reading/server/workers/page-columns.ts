import { headingKind } from '../../rules/headings.ts'
import type { Fragment } from './page-fragments.ts'

/** Least fragments of a column, and the least share of them that begins at its left edge. */
const minFragments = 5
const minAligned = 0.45
/** Least width of the empty strip between two columns, in points. */
const minGutter = 7
/** The largest share of fragments that may cross the strip, such as a name above both columns. */
const maxCrossing = 0.25
/** With more rows that both sides share, the sides are a table and no columns. */
const maxShared = 0.65

interface Split {
  readonly x: number
  readonly left: readonly Fragment[]
  readonly right: readonly Fragment[]
}

const isHeading = ({ texts }: Fragment) => headingKind(texts.map(({ text }) => text).join('')) !== null

/** Share of the smaller side's fragments that stand in a row with one of the other side. */
function sharedRows(left: readonly Fragment[], right: readonly Fragment[]): number {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  const baselines = more.map(({ baseline }) => baseline)
  const shared = fewer.filter(({ baseline }) => baselines.some((other) => Math.abs(other - baseline) < 2))
  return shared.length / Math.max(1, fewer.length)
}

function splitAt(fragments: readonly Fragment[], x: number): Split | null {
  const left = fragments.filter(({ right }) => right <= x - minGutter)
  const right = fragments.filter((fragment) => fragment.x >= x - 1)
  const crossing = fragments.length - left.length - right.length
  if (left.length < minFragments || right.length < minFragments) return null
  if (crossing > maxCrossing * fragments.length) return null
  const aligned = right.filter((fragment) => fragment.x - x < 3).length
  if (aligned < minAligned * right.length) return null
  const headingCounts = [left, right].map((side) => side.filter(isHeading).length)
  const bothHaveHeadings =
    Math.min(...headingCounts) >= 1 && (headingCounts[0] ?? 0) + (headingCounts[1] ?? 0) >= 3
  return bothHaveHeadings || sharedRows(left, right) <= maxShared ? { x, left, right } : null
}

/** The strip between two columns; null for a page of one column. */
function findSplit(fragments: readonly Fragment[]): Split | null {
  const edges = new Map<number, number>()
  for (const { x } of fragments) edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1)
  const frequent = [...edges].filter(([, count]) => count >= 3).toSorted(([, one], [, other]) => other - one)
  for (const [edge] of frequent.slice(0, 12)) {
    const split = splitAt(fragments, edge)
    if (split) return split
  }
  return null
}

export interface OrderedFragment {
  readonly fragment: Fragment
  /** Whether it is the first one of a column beside those before. */
  readonly startsColumn: boolean
}

/**
 * Puts the fragments of a page in reading order: column after column, where it has two. Fragments across both columns
 * part the page into bands.
 */
export function inReadingOrder(fragments: readonly Fragment[], depth = 0): OrderedFragment[] {
  const split = depth < 2 ? findSplit(fragments) : null
  if (!split) return fragments.map((fragment) => ({ fragment, startsColumn: false }))
  const sides = new Set([...split.left, ...split.right])
  const crossing = fragments.filter((fragment) => !sides.has(fragment))
  const ordered: OrderedFragment[] = []
  let top = Number.NEGATIVE_INFINITY
  for (const bottom of [...crossing.map(({ baseline }) => baseline), Number.POSITIVE_INFINITY]) {
    const isInBand = ({ baseline }: Fragment) => baseline > top && baseline <= bottom
    ordered.push(...inReadingOrder(split.left.filter(isInBand), depth + 1))
    const [first, ...rest] = inReadingOrder(split.right.filter(isInBand), depth + 1)
    if (first) ordered.push({ ...first, startsColumn: true }, ...rest)
    for (const fragment of crossing.filter(({ baseline }) => baseline === bottom))
      ordered.push({ fragment, startsColumn: false })
    top = bottom
  }
  return ordered
}
