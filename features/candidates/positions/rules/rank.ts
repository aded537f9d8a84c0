/** What a position is ordered by. */
export interface Ranked {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly closedAt: Date | null
  /** Days past a limit of the person who is furthest past it; null without a limit or without anybody in play. */
  readonly over: number | null
  /** Since when the longest waiting person waits. */
  readonly since: Date | null
}

const time = (date: Date | null, without: number) => date?.getTime() ?? without

/** Orders positions: furthest past a limit first, then the longest wait, then by name. */
export function compareByWait(a: Ranked, b: Ranked): number {
  const byLimit = (b.over ?? Number.NEGATIVE_INFINITY) - (a.over ?? Number.NEGATIVE_INFINITY)
  // Without a limit on both sides the difference is no number.
  if (byLimit > 0 || byLimit < 0) return byLimit
  const byWait = time(a.since, Number.MAX_SAFE_INTEGER) - time(b.since, Number.MAX_SAFE_INTEGER)
  return byWait || a.name.localeCompare(b.name) || a.id.localeCompare(b.id)
}

/** Orders closed positions by when they were closed, and drafts by when they were begun; the newest come first. */
export function compareByAge(a: Ranked, b: Ranked): number {
  return time(b.closedAt ?? b.createdAt, 0) - time(a.closedAt ?? a.createdAt, 0) || a.id.localeCompare(b.id)
}

/** The most people in one stage that bars show at full scale. */
const fullScale = 14

/** The height of one person in a bar, as a share of the full height: above 14 people all bars halve. */
export function barScale(most: number): number {
  let scale = 1
  for (let people = fullScale; most > people; people *= 2) scale /= 2
  return scale
}
