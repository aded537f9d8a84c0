import { localTime, momentsOf, offsetAt } from '@candor/kernel/zoned-time'
import { formatDateTime } from './dates.ts'
import { htmlLang, type Locale } from './locale.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // British English: the day comes before the month, as on all pages.
  const language = locale === 'en' ? 'en-GB' : htmlLang(locale)
  const key = JSON.stringify([language, options])
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  formatters.set(key, known)
  return known
}

function zonePart(ms: number, locale: Locale, options: Intl.DateTimeFormatOptions): string | undefined {
  const parts = formatter(locale, options).formatToParts(ms)
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}

/** The day of a moment (epoch milliseconds) in a zone, as YYYY-MM-DD. */
export function dayOf(ms: number, timeZone: string): string {
  return formatDateTime(ms, timeZone).slice(0, 10)
}

const two = (value: number) => String(value).padStart(2, '0')

/** The offset of a zone from UTC at a moment: `UTC+01:00`. */
export function offsetName(ms: number, timeZone: string): string {
  const minutes = offsetAt(ms, timeZone)
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Whether the clocks of a zone show a time twice, because they are put back. */
function isShownTwice(ms: number, timeZone: string): boolean {
  const { day, minutes } = localTime(ms, timeZone)
  return momentsOf(day, minutes, timeZone).length > 1
}

/** A time of day as HH:mm, with its offset where the clocks show it twice. */
export function clockOf(ms: number, timeZone: string): string {
  const text = formatDateTime(ms, timeZone).slice(11, 16)
  return isShownTwice(ms, timeZone) ? `${text} (${offsetName(ms, timeZone)})` : text
}

/** A day in full: Wednesday 25 November. */
export function dayName(ms: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(ms)
}

/** A day with its year: 25 November 2026. */
export function dayWithYear(ms: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(ms)
}

/** A day in short, without its month: Thu 26. */
export function shortDayName(ms: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, weekday: 'short', day: 'numeric' }).format(ms)
}

/** A day with its weekday, for plans: 2026-11-26 Thu. */
export function plannedDay(ms: number, timeZone: string, locale: Locale): string {
  return `${dayOf(ms, timeZone)} ${formatter(locale, { timeZone, weekday: 'short' }).format(ms)}`
}

/** A day of the calendar (YYYY-MM-DD) with its weekday. */
export function plannedDate(day: string, locale: Locale): string {
  return plannedDay(Date.parse(`${day}T12:00:00Z`), 'UTC', locale)
}

/** A planned moment with its weekday, without seconds: 2026-11-26 Thu 10:00. */
export function plannedTime(ms: number, timeZone: string, locale: Locale): string {
  return `${plannedDay(ms, timeZone, locale)} ${clockOf(ms, timeZone)}`
}

/** The end of a planned time: only its clock where it is on the day of the start. */
export function plannedEnd(
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  timeZone: string,
  locale: Locale,
): string {
  const isSameDay = dayOf(startsAt, timeZone) === dayOf(endsAt, timeZone)
  return isSameDay ? clockOf(endsAt, timeZone) : plannedTime(endsAt, timeZone, locale)
}

/** A range of days with their year: 23–27 November 2026. */
export function dayRange(fromMs: number, toMs: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    fromMs,
    toMs,
  )
}

/** The parts of a day, separately. */
export function dayParts(ms: number, timeZone: string, locale: Locale) {
  return {
    weekday: formatter(locale, { timeZone, weekday: 'long' }).format(ms),
    date: formatter(locale, { timeZone, day: 'numeric', month: 'long' }).format(ms),
    shortWeekday: formatter(locale, { timeZone, weekday: 'short' }).format(ms),
    number: Number(dayOf(ms, timeZone).slice(8)),
  }
}

/** Whether the name of a zone is only an offset. */
const isOffset = (name: string) => /^(GMT|UTC)[+−-]/.test(name)

/** The city of a zone. Etc/GMT+5 keeps its whole name: GMT+5 alone would be the wrong way round. */
function cityOf(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return isOffset(city) ? timeZone : city
}

/** Browsers name some zones in Chinese by a city in Latin letters. */
const isLatin = (name: string) => /\p{Script=Latin}/u.test(name)

/** The place of a zone in the language: its city in English, its country or city in Chinese. */
function placeOf(ms: number, timeZone: string, locale: Locale): string {
  if (locale === 'en') return cityOf(timeZone)
  const place = zonePart(ms, locale, { timeZone, timeZoneName: 'shortGeneric' })
  return place && !isLatin(place) ? place : zoneName(ms, timeZone, locale)
}

/**
 * A zone in a list of all: by its place first, as several places share the Chinese name of their time. `city` is the
 * name of its city in the language, where one is known.
 */
export function zoneChoice(ms: number, timeZone: string, locale: Locale, city?: string): string {
  const place = city ?? placeOf(ms, timeZone, locale)
  const name = zoneName(ms, timeZone, locale)
  const isTold = name === place || (locale !== 'en' && isLatin(name)) || name === cityOf(timeZone)
  return isTold ? place : `${place} · ${name}`
}

/** The common name of a zone: its city in English, its time in Chinese. */
export function zoneName(ms: number, timeZone: string, locale: Locale): string {
  const city = cityOf(timeZone)
  if (locale === 'en') return city
  const names = (['longGeneric', 'long'] as const).map((timeZoneName) =>
    zonePart(ms, locale, { timeZone, timeZoneName }),
  )
  return names.find((name) => name !== undefined && !isOffset(name)) ?? city
}

/** Text in which a zone is searched: its id and its names, in lower case. */
export function zoneSearchText(ms: number, timeZone: string, locale: Locale): string {
  const short = zonePart(ms, locale, { timeZone, timeZoneName: 'shortGeneric' }) ?? ''
  return `${timeZone.replaceAll('_', ' ')} ${zoneName(ms, timeZone, locale)} ${short}`.toLowerCase()
}

/** The common name of a zone and its offset at a moment, for sentences with a time. */
export function zoneWords(ms: number, timeZone: string, locale: Locale): { zone: string; offset: string } {
  return { zone: zoneName(ms, timeZone, locale), offset: offsetName(ms, timeZone) }
}
