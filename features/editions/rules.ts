/** What companies buy, least first. */
export const editions = ['standard', 'advanced', 'business'] as const
export type Edition = (typeof editions)[number]

export function isEdition(value: string): value is Edition {
  return editions.some((edition) => edition === value)
}

/** The mails that a company may send in a year of its edition. */
export const mailsPerYear: Readonly<Record<Edition, number>> = {
  standard: 2_000,
  advanced: 10_000,
  business: 20_000,
}

/** When the year of an edition began that `now` lies in: on the day of the year on which the edition did (UTC). */
export function editionYearStart(since: Date, now: Date): Date {
  const start = new Date(since)
  const inYear = (year: number) => {
    start.setTime(since.getTime())
    start.setUTCFullYear(year)
    return start
  }
  const thisYear = now.getUTCFullYear()
  return new Date(inYear(thisYear) <= now ? start : inYear(thisYear - 1))
}

/** How many mails a company may send, and how many it may still send. */
export interface MailQuota {
  readonly most: number
  readonly left: number
}

/** What of a year's mails is left once some were sent; never less than none. */
export function mailQuota(edition: Edition, sent: number): MailQuota {
  const most = mailsPerYear[edition]
  return { most, left: Math.max(0, most - sent) }
}
