import type { Purchase } from './editions.ts'

export interface Period {
  readonly start: Date
  readonly end: Date
}

/** A time some months later (UTC): on the same day of the month, or on its last where it has none. */
function monthsAfter(since: Date, months: number): Date {
  const time = new Date(since)
  time.setUTCMonth(time.getUTCMonth() + months)
  if (time.getUTCDate() !== since.getUTCDate()) time.setUTCDate(0)
  return time
}

/** The period of a purchase that `now` lies in: a year or a month, from the day on which it was made. */
export function periodAt({ since, billing }: Pick<Purchase, 'since' | 'billing'>, now: Date): Period {
  const step = billing === 'year' ? 12 : 1
  const months =
    12 * (now.getUTCFullYear() - since.getUTCFullYear()) + now.getUTCMonth() - since.getUTCMonth()
  const begun = Math.max(0, Math.floor(months / step))
  const index = begun > 0 && monthsAfter(since, begun * step) > now ? begun - 1 : begun
  return { start: monthsAfter(since, index * step), end: monthsAfter(since, (index + 1) * step) }
}
