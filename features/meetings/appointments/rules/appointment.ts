import { hourMs } from '@candor/kernel/durations'
import type { Span } from '@candor/kernel/span'
import type { CandidateResponse } from '../../../candidates/interviews/rules/response.ts'

export interface OfferedTime extends Span {
  readonly state: 'open' | 'chosen' | 'left'
  /** Whether an interviewer has a conflict by now. */
  readonly isTaken: boolean
}

/** A time that a candidate is shown: open, whether somebody else has taken it or not. */
export type Slot = Omit<OfferedTime, 'state'>

export interface AppointmentFacts {
  readonly startsAt: number | null
  readonly response: CandidateResponse | null
  readonly times: readonly OfferedTime[]
  /** How long before its start an interview may still be moved; null if it may not. */
  readonly moveHours: number | null
}

/**
 * The state of an appointment: a time is to be chosen, or a set one to be answered; it is reserved; the candidate said
 * that none suits; they cancelled; or there is nothing to choose from yet.
 */
export type Stage = 'choosing' | 'answering' | 'reserved' | 'told' | 'cancelled' | 'waiting'

function openTimes({ times }: Pick<AppointmentFacts, 'times'>, now: number): readonly OfferedTime[] {
  return times.filter(({ state, isTaken, startsAt }) => state === 'open' && !isTaken && startsAt > now)
}

export function stageOf(facts: AppointmentFacts, now: number): Stage {
  const { startsAt, response } = facts
  if (response === 'cancelled') return 'cancelled'
  if (response === 'rejected') return 'told'
  if (startsAt !== null) return response === 'accepted' ? 'reserved' : 'answering'
  return openTimes(facts, now).length > 0 ? 'choosing' : 'waiting'
}

/**
 * Until when a reserved interview may be moved, or why it may not.
 *
 * Once, to another of the offered times, until some hours before it starts.
 */
export function moveUntil(
  facts: AppointmentFacts,
  now: number,
): { readonly until: number } | { readonly refusal: 'movedAlready' | 'tooLateToMove' | 'noOtherTime' } {
  const { startsAt, times, moveHours } = facts
  if (times.some(({ state }) => state === 'left')) return { refusal: 'movedAlready' }
  if (startsAt === null || moveHours === null) return { refusal: 'tooLateToMove' }
  const until = startsAt - moveHours * hourMs
  if (now >= until) return { refusal: 'tooLateToMove' }
  return openTimes(facts, now).length > 0 ? { until } : { refusal: 'noOtherTime' }
}

export type ReserveRefusal =
  | 'timeTaken'
  | 'notOffered'
  | 'cancelledAlready'
  | 'movedAlready'
  | 'tooLateToMove'

/** The effect of choosing a time: none where it was chosen before, a first time, or a move. */
export function decideReserve(
  facts: AppointmentFacts,
  chosen: Span,
  now: number,
):
  | { readonly kind: 'same' | 'first' | 'moved' }
  | { readonly kind: 'refused'; readonly refusal: ReserveRefusal } {
  const stage = stageOf(facts, now)
  const refused = (refusal: ReserveRefusal) => ({ kind: 'refused', refusal }) as const
  if (stage === 'cancelled') return refused('cancelledAlready')
  const time = facts.times.find(
    ({ startsAt, endsAt }) => startsAt === chosen.startsAt && endsAt === chosen.endsAt,
  )
  if (!time || (time.state !== 'chosen' && time.startsAt <= now)) return refused('notOffered')
  if (stage === 'reserved' && time.state === 'chosen') return { kind: 'same' }
  if (stage === 'reserved') {
    const move = moveUntil(facts, now)
    if ('refusal' in move && move.refusal !== 'noOtherTime') return refused(move.refusal)
  }
  if (time.state === 'left') return refused('notOffered')
  if (time.isTaken) return refused('timeTaken')
  return { kind: stage === 'reserved' ? 'moved' : 'first' }
}

/** Whether a candidate may give this answer in their state; `same`: they gave it before, in the same words. */
export function decideResponse(
  facts: AppointmentFacts & { readonly responseReason: string | null },
  { response, reason }: { readonly response: CandidateResponse; readonly reason: string | null },
  now: number,
): 'same' | 'done' | 'refused' {
  const stage = stageOf(facts, now)
  const isOver = facts.startsAt !== null && facts.startsAt <= now
  switch (response) {
    case 'accepted':
      if (stage === 'reserved') return 'same'
      return stage === 'answering' && !isOver ? 'done' : 'refused'
    case 'rejected':
      if (stage === 'told' && reason === facts.responseReason) return 'same'
      return (stage === 'choosing' || stage === 'waiting' || stage === 'answering' || stage === 'told') &&
        !isOver
        ? 'done'
        : 'refused'
    case 'cancelled':
      if (stage === 'cancelled') return 'same'
      return stage === 'reserved' && !isOver ? 'done' : 'refused'
  }
}
