import { offsetAt } from '@candor/kernel/zoned-time'
import type { IcsAttendee, IcsEvent, IcsOrganizer, IcsTimezone } from 'ts-ics'
import { calendarName, calendarText, calendarTitle, writeCalendar } from './calendar-text.ts'
import { offsetText, zoneClock } from './zone.ts'

/** The entry of a planned interview in a calendar. */
interface PlannedEvent {
  readonly planId: string
  /** Makes the event's id unique (RFC 5545, 3.8.4.7). It stays when the address of the product changes. */
  readonly host: string
  readonly sequence: number
  readonly summary: string
  readonly description: string | null
  readonly location: string | null
  /** Epoch milliseconds. */
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

/** The current entry, whoever downloads it. */
export interface CurrentEvent extends PlannedEvent {
  readonly isCancelled: boolean
  /** When it last changed. */
  readonly changedAt: number
}

const product = { version: '2.0', prodId: '-//Candor//Interviews//EN' } as const
const minuteMs = 60_000

/** The clock changes of a zone between the first and the last of some times, so that calendars read each as meant. */
function timezone(zone: string, times: readonly number[]): IcsTimezone {
  const { offset, changes } = zoneClock(zone, { from: Math.min(...times), to: Math.max(...times) })
  const offsetName = offsetText(offset)
  return {
    id: zone,
    props: [
      {
        type: 'STANDARD',
        start: new Date(Date.UTC(1970, 0, 1)),
        offsetFrom: offsetName,
        offsetTo: offsetName,
      },
      ...changes.map(({ at, before, after }) => ({
        type: after > before ? ('DAYLIGHT' as const) : ('STANDARD' as const),
        // ts-ics writes the time by the clock after the change; calendars read it by the one before (RFC 5545, 3.6.5).
        start: new Date(at + (before - after) * minuteMs),
        offsetFrom: offsetText(before),
        offsetTo: offsetText(after),
      })),
    ],
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

/** A calendar to subscribe to (RFC 5545). The same interviews always give the same text. */
export function calendarFeed(name: string, events: readonly CurrentEvent[]): string {
  const zones = Map.groupBy(events, ({ zone }) => zone)
  return writeCalendar({
    ...product,
    name: calendarTitle(name),
    timezones: [...zones].map(([zone, own]) =>
      timezone(
        zone,
        own.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
      ),
    ),
    events: events.map(writeCurrent),
  })
}
