import { offsetAt } from '@candor/kernel/zoned-time'
import type { IcsAttendee, IcsCalendar, IcsEvent, IcsOrganizer, IcsTimezone, IcsTimezoneProp } from 'ts-ics'
import { calendarName, calendarText, calendarTitle, writeCalendar } from './calendar-text.ts'
import { type ClockChange, offsetText, zoneClock } from './zone.ts'
import { dayOfChange, type YearlyChange, yearlyChanges } from './zone-rules.ts'

/** The entry of a planned interview in a calendar. */
interface PlannedEvent {
  readonly planId: string
  /** Makes the event's id unique (RFC 5545, 3.8.4.7). It stays when the address of the product changes. */
  readonly host: string
  readonly sequence: number
  readonly summary: string
  readonly description: string | null
  readonly location: string | null
  readonly startsAt: number
  readonly endsAt: number
  /** The zone that the time is meant in (IANA). */
  readonly zone: string
}

export interface CalendarEvent extends PlannedEvent {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly now: number
  readonly organizer: NamedAddress
  readonly attendees: readonly NamedAddress[]
}

interface NamedAddress {
  /** Null: only the address. */
  readonly name: string | null
  readonly email: string
}

/** The current entry, for any reader. */
export interface CurrentEvent extends PlannedEvent {
  readonly isCancelled: boolean
  readonly changedAt: number
}

const product = { version: '2.0', prodId: '-//Candor//Interviews//EN' } as const
const minuteMs = 60_000
/** How often a calendar program is asked to read a feed. */
const refreshHint = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] as const

/** The year in which the rules of a zone begin, before every interview. */
const ruleYear = 1970
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/**
 * A change of the clock. Its time is read by the clock before it (RFC 5545, 3.6.5); ts-ics adds the offset after it.
 */
const writeChange = (
  local: number,
  { before, after }: Pick<ClockChange, 'before' | 'after'>,
): IcsTimezoneProp => ({
  type: after > before ? 'DAYLIGHT' : 'STANDARD',
  start: new Date(local - after * minuteMs),
  offsetFrom: offsetText(before),
  offsetTo: offsetText(after),
})

const writeYearly = (change: YearlyChange): IcsTimezoneProp => ({
  ...writeChange(dayOfChange(change, ruleYear) + change.minutes * minuteMs, change),
  recurrenceRule: {
    frequency: 'YEARLY',
    byMonth: [change.month],
    byDay: [{ day: weekdays[change.weekday] ?? 'SU', occurrence: change.nth }],
  },
})

/**
 * A zone, so that calendars read each time as it was meant: by two rules where its clock changes each year in the same
 * way, which Outlook and others want, else by each change between the first and the last of the times.
 */
function timezone(zone: string, times: readonly number[]): IcsTimezone {
  const span = { from: Math.min(...times), to: Math.max(...times) }
  const yearly = yearlyChanges(zone, span)
  if (yearly) return { id: zone, props: yearly.map(writeYearly) }
  const { offset, changes } = zoneClock(zone, span)
  const still = writeChange(Date.UTC(ruleYear, 0, 1) + offset * minuteMs, { before: offset, after: offset })
  return {
    id: zone,
    props: [still, ...changes.map((change) => writeChange(change.at + change.before * minuteMs, change))],
  }
}

function writeEvent({ zone, ...event }: PlannedEvent, stamp: number): IcsEvent {
  const local = (ms: number) => {
    const minutes = offsetAt(ms, zone)
    return {
      date: new Date(ms),
      local: { date: new Date(ms + minutes * minuteMs), timezone: zone, tzoffset: offsetText(minutes) },
    }
  }
  return {
    uid: `${event.planId}@${event.host}`,
    stamp: { date: new Date(stamp) },
    summary: calendarText(event.summary),
    ...(event.description !== null && { description: calendarText(event.description) }),
    ...(event.location !== null && { location: calendarText(event.location) }),
    start: local(event.startsAt),
    end: local(event.endsAt),
    sequence: event.sequence,
  }
}

function writeAddress({ name, email }: NamedAddress): IcsOrganizer {
  const writtenName = name === null ? undefined : calendarName(name)
  return { email, ...(writtenName !== undefined && { name: writtenName }) }
}

/**
 * The calendar file of a planned interview (RFC 5545, RFC 5546). Its id stays the same for the life of the plan, so
 * that a later file with a higher sequence changes or cancels the entry in a calendar.
 */
export function calendarFile(event: CalendarEvent): string {
  const { method } = event
  const organizer = writeAddress(event.organizer)
  const attendees = event.attendees.map(
    (attendee): IcsAttendee => ({
      ...writeAddress(attendee),
      role: 'REQ-PARTICIPANT',
      partstat: 'NEEDS-ACTION',
      rsvp: false,
    }),
  )
  const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'
  return writeCalendar({
    ...product,
    method,
    timezones: [timezone(event.zone, [event.startsAt, event.endsAt])],
    events: [{ ...writeEvent(event, event.now), status, organizer, attendees }],
  })
}

const writeCurrent = (event: CurrentEvent): IcsEvent => ({
  ...writeEvent(event, event.changedAt),
  status: event.isCancelled ? 'CANCELLED' : 'CONFIRMED',
})

/**
 * The calendar file of a planned interview for download (RFC 5545). It has the id, sequence and stamp of the mails'
 * entry: a calendar that gets both keeps one, and the next mail changes or cancels it.
 */
export function calendarDownload(event: CurrentEvent): string {
  return writeCalendar({
    ...product,
    method: 'PUBLISH',
    timezones: [timezone(event.zone, [event.startsAt, event.endsAt])],
    events: [writeCurrent(event)],
  })
}

/**
 * A calendar to subscribe to (RFC 5545). The same interviews always give the same text. It asks to be read each hour:
 * RFC 7986 and Apple read the first line, Outlook the second.
 */
export function calendarFeed(name: string, events: readonly CurrentEvent[]): string {
  const zones = Map.groupBy(events, ({ zone }) => zone)
  const calendar: IcsCalendar = {
    ...product,
    name: calendarTitle(name),
    timezones: [...zones].map(([zone, own]) =>
      timezone(
        zone,
        own.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
      ),
    ),
    events: events.map(writeCurrent),
  }
  return writeCalendar(calendar, refreshHint)
}
