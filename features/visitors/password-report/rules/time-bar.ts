/** Whether the time of an interview was used too quickly, normally, or up. */
export const paces = ['fast', 'normal', 'long'] as const
export type Pace = (typeof paces)[number]

/** Start of each pace, in percent of the allowed time (P4-034 to P4-036). */
export const paceStarts: Readonly<Record<Pace, number>> = { fast: 0, normal: 30, long: 90 }

/** The pace for a percentage of the time. */
export function paceOf(percent: number): Pace {
  if (percent >= paceStarts.long) return 'long'
  return percent >= paceStarts.normal ? 'normal' : 'fast'
}

/** The share of the time that was used, in percent, at most 100 (P4-037); null where either is unknown. */
export function usedPercent(usedMs: number | null, limitMs: number | null): number | null {
  if (usedMs === null || limitMs === null || limitMs <= 0) return null
  return Math.min((usedMs / limitMs) * 100, 100)
}
