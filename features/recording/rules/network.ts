/** What a browser tells of the connection. What it does not tell is left out. */
interface Connection {
  readonly effectiveType?: string
  /** Megabits per second. */
  readonly downlink?: number
}

/** How long the hint of a slow network shows, in milliseconds (R9-052). */
export const slowHintMs = 5_000

/** Where a browser tells nothing of the connection, a stall of this many milliseconds does (decision N51). */
export const stallMs = 2_000

/** From here on, in milliseconds, waiting is no longer a matter of patience. */
export const stuckMs = 10_000

const poorTypes = ['slow-2g', '2g', '3g']

/** Reads what a browser tells of the speed of its connection; null where it tells nothing of it. */
export function readConnection(told: unknown): Connection | null {
  if (typeof told !== 'object' || told === null) return null
  const connection = {
    ...('effectiveType' in told &&
      typeof told.effectiveType === 'string' && { effectiveType: told.effectiveType }),
    ...('downlink' in told && typeof told.downlink === 'number' && { downlink: told.downlink }),
  }
  return Object.keys(connection).length === 0 ? null : connection
}

/** Whether a video is likely to keep its viewer waiting: on 3g and slower, or under 1 Mbit/s (decision N51). */
export function isPoor({ effectiveType = '', downlink = Infinity }: Connection): boolean {
  return poorTypes.includes(effectiveType) || downlink < 1
}
