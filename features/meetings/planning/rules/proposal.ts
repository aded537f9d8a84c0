import { addDays, localTime, momentMeant } from '@candor/kernel/zoned-time'
import { moveSpan, resizeSpan, type Span } from './spans.ts'
import { weekday } from './week.ts'

export interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** The same clock time on another day. The length stays, also over a night in which clocks change. */
function moveByDays({ startsAt, endsAt }: Span, days: number, zone: string): Span {
  const { day, minutes } = localTime(startsAt, zone)
  const moved = momentMeant(addDays(day, days), minutes, zone)
  return { startsAt: moved, endsAt: moved + endsAt - startsAt }
}

/**
 * The proposal after a key; null for a key without a meaning.
 *
 * Up and down move it by a quarter of an hour, left and right by a day; with Shift up and down change its length.
 */
export function pressed(proposal: Span, { key, shiftKey }: PressedKey, zone: string): Span | null {
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? resizeSpan(proposal, -1) : moveSpan(proposal, -1)
    case 'ArrowDown':
      return shiftKey ? resizeSpan(proposal, 1) : moveSpan(proposal, 1)
    case 'ArrowLeft':
      return shiftKey ? null : moveByDays(proposal, -1, zone)
    case 'ArrowRight':
      return shiftKey ? null : moveByDays(proposal, 1, zone)
    default:
      return null
  }
}

const hourMs = 60 * 60_000
const tenOClock = 10 * 60

/** The first proposal: the plan's own time while that is ahead, else an hour from 10:00 of the next working day. */
export function firstProposal(planned: Span | null, now: number, zone: string): Span {
  if (planned && planned.startsAt > now) return planned
  let day = addDays(localTime(now, zone).day, 1)
  while (weekday(day) > 5) day = addDays(day, 1)
  const startsAt = momentMeant(day, tenOClock, zone)
  return { startsAt, endsAt: startsAt + hourMs }
}

/** A typed part of the proposal: a day, or a clock time in minutes from midnight. */
export type Typed = { readonly day: string } | { readonly from: number } | { readonly to: number }

/** The proposal with a typed part. A new start keeps the length; an end before the start is on the next day. */
export function typedInto(proposal: Span, typed: Typed, zone: string): Span {
  const { day, minutes } = localTime(proposal.startsAt, zone)
  const length = proposal.endsAt - proposal.startsAt
  if ('to' in typed) {
    const endsAt = momentMeant(typed.to > minutes ? day : addDays(day, 1), typed.to, zone)
    return { startsAt: proposal.startsAt, endsAt }
  }
  const startsAt = momentMeant('day' in typed ? typed.day : day, 'from' in typed ? typed.from : minutes, zone)
  return { startsAt, endsAt: startsAt + length }
}
