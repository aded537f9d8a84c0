import { localTime } from '@candor/kernel/zoned-time'
import { conflictsOf, type RoundInterviewer } from '../../planning/rules/interviewers.ts'
import { isSameSpan, overlaps, type Span } from '../../planning/rules/spans.ts'
import { maxTimes } from '../contract/offering.ts'
import type { OfferedTime } from './appointment.ts'

export interface Slot extends Span {
  /** Chosen although somebody cannot: a time with a conflict is left out until it is chosen again. */
  readonly isKept: boolean
}

const inOrder = (slots: readonly Slot[]) => slots.toSorted((a, b) => a.startsAt - b.startsAt)

/**
 * Adds a time to the offer, or removes it if it is there.
 *
 * Times of one offer do not overlap, or a candidate would choose between the halves of one hour: a new time replaces
 * those that it overlaps. Past `maxTimes` nothing is added.
 */
export function toggleSlot(slots: readonly Slot[], time: Span): readonly Slot[] {
  if (slots.some((slot) => isSameSpan(slot, time))) return leaveOut(slots, time)
  const others = slots.filter((slot) => !overlaps(slot, time))
  const { startsAt, endsAt } = time
  return others.length < maxTimes ? inOrder([...others, { startsAt, endsAt, isKept: false }]) : slots
}

export function keepSlot(slots: readonly Slot[], time: Span): readonly Slot[] {
  return slots.map((slot) => (isSameSpan(slot, time) ? { ...slot, isKept: true } : slot))
}

export function leaveOut(slots: readonly Slot[], time: Span): readonly Slot[] {
  return slots.filter((slot) => !isSameSpan(slot, time))
}

export interface NumberedSlot extends Slot {
  /** From 1, by time; null for one that is not sent. */
  readonly number: number | null
  readonly takenNames: readonly string[]
  /** When the first conflict begins; null where everybody can. */
  readonly takenFrom: number | null
  readonly isPast: boolean
}

/** The times of an offer in order. Those that are sent have numbers: not past, and without conflict or kept. */
export function numberSlots(
  slots: readonly Slot[],
  interviewers: readonly RoundInterviewer[],
  now: number,
): readonly NumberedSlot[] {
  let sent = 0
  return inOrder(slots).map((slot) => {
    const conflicts = conflictsOf(slot, interviewers)
    const isPast = slot.startsAt <= now
    const isSent = !isPast && (conflicts.length === 0 || slot.isKept)
    if (isSent) sent += 1
    return {
      ...slot,
      isPast,
      number: isSent ? sent : null,
      takenNames: conflicts.map(({ interviewer }) => interviewer.name),
      takenFrom: conflicts.length > 0 ? Math.min(...conflicts.map(({ span }) => span.startsAt)) : null,
    }
  })
}

/**
 * Whether the stored offer is exactly what would be sent. Times that are past by `now` do not count, and a time with a
 * conflict may be in it or not: everybody may have been free when it was sent.
 */
export function isStoredOffer(
  slots: readonly NumberedSlot[],
  times: readonly OfferedTime[],
  now: number,
): boolean {
  const isListed = (slot: Span) => times.some((time) => isSameSpan(slot, time))
  const isMeant = (time: Span) => slots.some((slot) => isSameSpan(slot, time))
  return (
    slots.every((slot) => slot.number === null || isListed(slot)) &&
    times.every((time) => time.state !== 'open' || time.startsAt <= now || isMeant(time)) &&
    (slots.some(isListed) || slots.every(({ isPast }) => isPast))
  )
}

export function countByDay(
  slots: readonly NumberedSlot[],
  zone: string,
): readonly { readonly day: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { startsAt, number } of slots) {
    if (number === null) continue
    const { day } = localTime(startsAt, zone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}
