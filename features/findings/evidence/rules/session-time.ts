/** A stretch of the session with one recording or answer. A duration of null is unknown. */
export interface SessionPart {
  readonly startMs: number
  readonly durationMs: number | null
}

export interface PartTime {
  readonly index: number
  readonly offsetMs: number
}

/** The session time of a moment in a part, in milliseconds (decision D08). */
export function sessionTimeOf(parts: readonly SessionPart[], { index, offsetMs }: PartTime): number {
  return (parts[index]?.startMs ?? 0) + offsetMs
}

function endsOf(parts: readonly SessionPart[]): number[] {
  return parts.map(({ startMs, durationMs }) => {
    if (durationMs !== null) return startMs + durationMs
    // A part of unknown length lasts until the next one begins.
    return Math.min(...parts.map((part) => part.startMs).filter((start) => start > startMs), Infinity)
  })
}

/**
 * The part of a session time; the inverse of `sessionTimeOf` for every moment inside a part.
 *
 * Where parts overlap, it is in the one that began last. Between parts it is the start of the next, after the last its
 * end, so that every time has a part; null only where there are no parts.
 */
export function partTimeAt(parts: readonly SessionPart[], sessionMs: number): PartTime | null {
  const ends = endsOf(parts)
  const inOrder = parts.map((part, index) => ({ ...part, index })).sort((a, b) => a.startMs - b.startMs)
  const holding = inOrder.findLast(
    ({ startMs, index }) => startMs <= sessionMs && sessionMs < (ends[index] ?? 0),
  )
  if (holding) return { index: holding.index, offsetMs: sessionMs - holding.startMs }
  const next = inOrder.find(({ startMs }) => startMs > sessionMs)
  if (next) return { index: next.index, offsetMs: 0 }
  const last = inOrder.at(-1)
  return last ? { index: last.index, offsetMs: last.durationMs ?? 0 } : null
}

export function sessionEnd(parts: readonly SessionPart[]): number {
  return Math.max(0, ...parts.map(({ startMs, durationMs }) => startMs + (durationMs ?? 0)))
}
