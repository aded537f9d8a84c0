import type { Description, Salary } from '../../../candidates/positions/contract/fields.ts'
import type { PositionNames } from '../../../candidates/positions/rules/names.ts'

/** The person whom a candidate can ask. */
export interface Contact {
  readonly name: string
  readonly email: string
}

export interface JobCompany {
  readonly name: string
  readonly nameLatin: string | null
  readonly slug: string
  readonly timeZone: string
  readonly isFindable: boolean
}

/** A position as its public page shows it. */
export interface Job extends PositionNames {
  readonly slug: string
  readonly grade: string
  readonly place: string
  readonly seats: number
  readonly description: Description
  /** Null where the company shows none. */
  readonly salary: Salary | null
  readonly applyUntil: string
  readonly answerDays: number
  readonly decisionDays: number
  readonly contact: Contact
  readonly rounds: readonly string[]
  readonly publishedAt: Date
}

/** The day of a moment in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return parts.format(now)
}

interface Openness {
  readonly positionState: string
  readonly isPublished: boolean
  readonly applyUntil: string
  readonly timeZone: string
}

/** Whether people can apply: the position is open, its page published, and its last day not over. */
export function isOpenToApply(
  { positionState, isPublished, applyUntil, timeZone }: Openness,
  now: Date,
): boolean {
  if (positionState !== 'open' || !isPublished) return false
  return applyUntil === '' || dayIn(timeZone, now) <= applyUntil
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The contact of a page: its own one, else that of the company. A contact needs an e-mail. */
export function contactOf(own: Contact, company: Contact): Contact | null {
  if (own.email !== '') return own
  return company.email === '' ? null : company
}

/** The text in a language, else in the nearest language that has one. */
export function textIn(
  locale: string,
  { cn, en, 'zh-TW': zhTW }: Description,
): { text: string; locale: string } {
  const chinese = [
    { text: cn, locale: 'cn' },
    { text: zhTW, locale: 'zh-TW' },
  ]
  const english = { text: en, locale: 'en' }
  const order =
    locale === 'en'
      ? [english, ...chinese]
      : locale === 'cn'
        ? [...chinese, english]
        : [...chinese.toReversed(), english]
  return order.find(({ text }) => text.trim() !== '') ?? { text: '', locale }
}
