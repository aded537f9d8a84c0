import { localTime, momentsOf, offsetAt } from '@candor/kernel/zoned-time'
import { formatDateTime } from './dates.ts'
import { htmlLang, type Locale } from './locale.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // British English: the day stands before the month, as the pages have it.
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

/** Whether the clocks of a zone show a time twice, as they are set back. */
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

/** A day in short, without its month: Thu 26. */
export function shortDayName(ms: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, weekday: 'short', day: 'numeric' }).format(ms)
}

/** From one day to another with their year: 23–27 November 2026. */
export function dayRange(fromMs: number, toMs: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    fromMs,
    toMs,
  )
}

/** The parts of a day, apart. */
export function dayParts(ms: number, timeZone: string, locale: Locale) {
  return {
    weekday: formatter(locale, { timeZone, weekday: 'long' }).format(ms),
    date: formatter(locale, { timeZone, day: 'numeric', month: 'long' }).format(ms),
    shortWeekday: formatter(locale, { timeZone, weekday: 'short' }).format(ms),
    number: Number(dayOf(ms, timeZone).slice(8)),
  }
}

/** Whether what a zone is called is no more than an offset. */
const isOffset = (name: string) => /^(GMT|UTC)[+−-]/.test(name)

/** The city of a zone. Etc/GMT+5 keeps its whole name: by itself GMT+5 would be the wrong way round. */
function cityOf(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return isOffset(city) ? timeZone : city
}

/** A zone among all of them: by its city first, as several cities share what Chinese calls their time. */
export function zoneChoice(ms: number, timeZone: string, locale: Locale): string {
  const [city, name] = [cityOf(timeZone), zoneName(ms, timeZone, locale)]
  return name === city ? city : `${city} · ${name}`
}

/** How people call a zone: by its city in English, by its time in Chinese. */
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

/** A zone as people call it, and its offset at a moment: for words in which a time stands. */
export function zoneWords(ms: number, timeZone: string, locale: Locale): { zone: string; offset: string } {
  return { zone: zoneName(ms, timeZone, locale), offset: offsetName(ms, timeZone) }
}
