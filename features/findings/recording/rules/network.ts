/** The browser's facts about its connection; unknown ones are left out. */
interface Connection {
  readonly effectiveType?: string
  /** Megabits per second. */
  readonly downlink?: number
}

/** How long the hint of a slow network shows, in milliseconds (R9-052). */
export const slowHintMs = 5_000

/** Where a browser does not know its connection, a stall of this many milliseconds counts as slow (decision N51). */
export const stallMs = 2_000

/** From this many milliseconds on, waiting counts as stuck. */
export const stuckMs = 10_000

const poorTypes = ['slow-2g', '2g', '3g']

export function readConnection(value: unknown): Connection | null {
  if (typeof value !== 'object' || value === null) return null
  const connection = {
    ...('effectiveType' in value &&
      typeof value.effectiveType === 'string' && { effectiveType: value.effectiveType }),
    ...('downlink' in value && typeof value.downlink === 'number' && { downlink: value.downlink }),
  }
  return Object.keys(connection).length === 0 ? null : connection
}

/** Whether a video is likely to keep its viewer waiting: on 3g and slower, or under 1 Mbit/s (decision N51). */
export function isPoor({ effectiveType = '', downlink = Infinity }: Connection): boolean {
  return poorTypes.includes(effectiveType) || downlink < 1
}
