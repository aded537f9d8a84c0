interface StoredReading {
  readonly shareGrantId: string
  readonly section: string
  readonly viewedMs: string
}

/** The readings of one share, among those of several. */
export function readingsOf(rows: readonly StoredReading[], shareId: string) {
  return rows
    .filter(({ shareGrantId }) => shareGrantId === shareId)
    .map(({ section, viewedMs }) => ({ section, viewedMs: Number(viewedMs) }))
}

interface Reading {
  readonly section: string
  readonly viewedMs: number
}

/** The most sections in the comparison of shares. */
const maxColumns = 6

/**
 * The bars for the readings of several shares: the longest sections, up to six, in the order of the report's tabs, and
 * the longest time of one (milliseconds; 0 without any). `placeOf` gives the place of a tab in the bar.
 */
export function compareReadings(shares: readonly (readonly Reading[])[], placeOf: (tab: number) => number) {
  const indexOf = (section: string) => {
    const [outer = 0, inner = 0] = section.split('.').map(Number)
    return placeOf(outer) + inner / 10
  }
  const sums = new Map<string, number>()
  for (const { section, viewedMs } of shares.flat()) sums.set(section, (sums.get(section) ?? 0) + viewedMs)
  const longest = [...sums].sort(([, a], [, b]) => b - a).slice(0, maxColumns)
  const sections = longest.map(([section]) => section).sort((a, b) => indexOf(a) - indexOf(b))
  const drawn = shares.flat().filter(({ section }) => sections.includes(section))
  return { sections, longestMs: Math.max(0, ...drawn.map(({ viewedMs }) => viewedMs)) }
}

export type ComparedReadings = ReturnType<typeof compareReadings>
