import { clockOf, dayOf, dayParts, dayWithYear, offsetName, zoneName } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { words } from './words.ts'

/** When an interview is held, in epoch milliseconds. */
export interface HeldAt {
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
}

/** Zones whose everyday name is not the one of the language's data. */
const namedZones = ['Asia/Shanghai', 'Asia/Taipei', 'Asia/Hong_Kong'] as const

function zoneText(locale: Locale, ms: number, zone: string): string {
  const named = namedZones.find((each) => each === zone)
  return named ? translate(words, locale, `mail.zones.${named}`) : zoneName(ms, zone, locale)
}

/** UTC+8 for UTC+08:00. */
const shortOffset = (offset: string) => offset.replace(/([+−])0?(\d+):(\d\d)$/, '$1$2:$3').replace(/:00$/, '')

/** A day with its weekday, and with its year where it is not the year of `now`. */
function dayText(locale: Locale, ms: number, zone: string, now: number): string {
  const { date, weekday, shortWeekday } = dayParts(ms, zone, locale)
  const isThisYear = dayOf(ms, zone).slice(0, 4) === dayOf(now, zone).slice(0, 4)
  const day = isThisYear ? date : dayWithYear(ms, zone, locale)
  // Chinese writes the short name: 周一.
  const named = locale === 'en' ? weekday : shortWeekday
  return translate(words, locale, 'mail.day', { date: day, weekday: named })
}

/** The time of a planned interview as people say it, with the common name of its zone and without seconds. */
export function timeText(locale: Locale, { startsAt, endsAt, zone }: HeldAt, now: number): string {
  const isOneDay = dayOf(startsAt, zone) === dayOf(endsAt, zone)
  const end = clockOf(endsAt, zone)
  return translate(words, locale, 'mail.time', {
    day: dayText(locale, startsAt, zone, now),
    from: clockOf(startsAt, zone),
    to: isOneDay ? end : `${dayText(locale, endsAt, zone, now)} ${end}`,
    zone: zoneText(locale, startsAt, zone),
    offset: shortOffset(offsetName(startsAt, zone)),
  })
}
