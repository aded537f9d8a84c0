import { generateIcsCalendar, type IcsAttendee } from 'ts-ics'
import { offsetText, zoneOffset } from '../../rules/zone.ts'

export interface CalendarEvent {
  readonly planId: string
  /** Of the host that names it: with it an id is one of a kind (RFC 5545, 3.8.4.7). */
  readonly host: string
  readonly sequence: number
  readonly method: 'REQUEST' | 'CANCEL'
  readonly summary: string
  readonly description: string
  readonly location: string | null
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  /** The zone that the time is meant in (IANA). */
  readonly zone: string
  readonly now: number
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendees: readonly { readonly name: string; readonly email: string }[]
}

/**
 * The calendar file of a planned interview (RFC 5545, RFC 5546). Its id stays the same for the life of the plan, so that a
 * later one with a higher sequence changes or cancels what a calendar took in before.
 */
export function calendarFile(event: CalendarEvent): string {
  const { zone, method } = event
  const offset = zoneOffset(zone, event.startsAt)
  const local = (ms: number) => {
    const minutes = zoneOffset(zone, ms)
    return {
      date: new Date(ms),
      local: { date: new Date(ms + minutes * 60_000), timezone: zone, tzoffset: offsetText(minutes) },
    }
  }
  const attendees = event.attendees.map(
    ({ name, email }): IcsAttendee => ({
      name,
      email,
      role: 'REQ-PARTICIPANT',
      partstat: 'NEEDS-ACTION',
      rsvp: false,
    }),
  )
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//Candor//Interviews//EN',
    method,
    timezones: [
      {
        id: zone,
        props: [
          {
            type: 'STANDARD',
            start: new Date(Date.UTC(1970, 0, 1)),
            offsetFrom: offsetText(offset),
            offsetTo: offsetText(offset),
          },
        ],
      },
    ],
    events: [
      {
        uid: `${event.planId}@${event.host}`,
        stamp: { date: new Date(event.now) },
        summary: event.summary,
        description: event.description,
        ...(event.location !== null && { location: event.location }),
        start: local(event.startsAt),
        end: local(event.endsAt),
        sequence: event.sequence,
        status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
        organizer: event.organizer,
        attendees,
      },
    ],
  })
}
