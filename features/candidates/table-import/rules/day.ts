import type { DateOrder } from '../contract/table.ts'

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')

/** A day as `2026-03-04`; null for a day that no calendar has. */
function dayOf(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, day))
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day && year >= 1950 && year <= 2100
  return isReal ? time.toISOString().slice(0, 10) : null
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** No date with its time of day is written longer. */
const maxDay = 100

/** A text without the time of day and the remark after its date. */
const withoutTime = (text: string) =>
  text
    .slice(0, maxDay)
    .normalize('NFKC')
    .replace(/[T\s](?:上午|下午)?\d{1,2}[:时時]\d{1,2}.*/su, '')
    .replace(/\(.*/su, '')
    .trim()

const yearFirst = /^(\d{4})\s{0,9}[-/.年\s]\s{0,9}(\d{1,2})\s{0,9}[-/.月\s]\s{0,9}(\d{1,2})\s{0,9}[日号號]?$/u
const compact = /^(\d{4})(\d{2})(\d{2})$/
const named = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4}|\d{2})$/i
const monthFirst = /^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i
const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/

/** The two numbers whose order is open, such as 3 and 4 of `03/04/2026`; null where a text leaves nothing open. */
export function openPair(text: string): { first: number; second: number } | null {
  const match = numbers.exec(withoutTime(text))
  return match ? { first: Number(match[1]), second: Number(match[2]) } : null
}

/** Reads a date as people write it. `order` says what stands first in `03/04/2026`; null for a text that is no day. */
export function readDay(text: string, order: DateOrder): string | null {
  const plain = withoutTime(text)
  const full = yearFirst.exec(plain) ?? compact.exec(plain)
  if (full) return dayOf(Number(full[1]), Number(full[2]), Number(full[3]))
  const words = named.exec(plain)
  if (words)
    return dayOf(
      fullYear(words[3] ?? ''),
      months.indexOf((words[2] ?? '').toLowerCase()) + 1,
      Number(words[1]),
    )
  const american = monthFirst.exec(plain)
  if (american)
    return dayOf(
      Number(american[3]),
      months.indexOf((american[1] ?? '').toLowerCase()) + 1,
      Number(american[2]),
    )
  const match = numbers.exec(plain)
  if (!match) return null
  const first = Number(match[1])
  const second = Number(match[2])
  const year = fullYear(match[3] ?? '')
  return order === 'dmy' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/**
 * What stands first in the dates of a column: a number past 12 can only be a day. `ask` where no row decides, or two
 * rows differ; null where no date leaves it open.
 */
export function decideDateOrder(texts: readonly string[]): DateOrder | 'ask' | null {
  const pairs = texts.flatMap((text) => openPair(text) ?? [])
  if (pairs.length === 0) return null
  const isDayFirst = pairs.some(({ first, second }) => first > 12 && second <= 12)
  const isMonthFirst = pairs.some(({ first, second }) => second > 12 && first <= 12)
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dmy' : 'mdy'
  const isSame = pairs.every(({ first, second }) => first === second)
  return isSame ? null : 'ask'
}
