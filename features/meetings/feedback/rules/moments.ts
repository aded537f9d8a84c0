import { endOf } from '../../planning/rules/times.ts'

/** The time of an interview in epoch milliseconds; null while none is set. */
export interface InterviewTime {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** Why feedback comes too early: nothing is known before the start, and until the end the interview may still be held. */
export type TooEarly = 'notBegun' | 'notOver'

/** From when feedback is taken, and from when an interview can be marked as not held; null: at any time. */
export function momentsOf({ startsAt, endsAt }: InterviewTime) {
  return { feedbackFrom: startsAt, notHeldFrom: startsAt === null ? null : endOf(startsAt, endsAt) }
}

/** Whether something that is taken from a moment on is taken at `now`. */
export const isDue = (from: number | null, now: number): boolean => from === null || from <= now

/** Why feedback is not taken at `now` (epoch milliseconds), or null (decision S92). */
export function earlyRefusal(
  time: InterviewTime,
  { isHeld, now }: { readonly isHeld: boolean; readonly now: number },
): TooEarly | null {
  const { feedbackFrom, notHeldFrom } = momentsOf(time)
  if (!isDue(feedbackFrom, now)) return 'notBegun'
  return isHeld || isDue(notHeldFrom, now) ? null : 'notOver'
}
