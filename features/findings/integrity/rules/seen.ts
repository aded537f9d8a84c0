import { type Amount, type Flag, numberOf } from './results.ts'

/** A check that is still at work is on. */
export const isSwitchedOn = (flag: Flag | undefined) => (flag == null ? null : flag !== false)

/**
 * How often something was seen: the count, else the length of the list. While the count is unfinished, an empty list is
 * not 0.
 */
export function seenTimes(count: Amount | undefined, listed: number | undefined): number | null {
  return numberOf(count) ?? (count === 'generating' ? listed || null : (listed ?? null))
}

/** How long all times took together; null unless each that was counted is listed with its length. */
export function totalOf(lengths: readonly (number | null)[], count: number): number | null {
  const known = lengths.filter((length) => length !== null)
  if (lengths.length !== count || known.length !== count) return null
  return known.reduce((sum, length) => sum + length, 0)
}
