interface StoredReading {
  readonly shareGrantId: string
  readonly section: string
  readonly viewedMs: string
}

/** Of the readings of several shares, what was in view by one. */
export function readingsOf(rows: readonly StoredReading[], shareId: string) {
  return rows
    .filter(({ shareGrantId }) => shareGrantId === shareId)
    .map(({ section, viewedMs }) => ({ section, viewedMs: Number(viewedMs) }))
}
