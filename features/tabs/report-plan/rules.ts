import { type Plan, sortTime } from '../../meetings/candidate-plans/rules/plans.ts'
import type { FeedbackEntry } from '../../meetings/feedback/rules/feedback.ts'
import { endOf } from '../../meetings/planning/rules/times.ts'

/**
 * The entry by which a reader who plans interviews gives feedback on one without interviewers; null if it has any, if
 * they have given it, or if it was cancelled.
 */
export function unnamedEntry(
  plan: Plan,
  reader: { readonly id: string; readonly name: string },
): FeedbackEntry | null {
  const { id: planId, roundName, isCancelled, interviewers, others, startsAt, endsAt } = plan
  const hasGiven = others.some(({ interviewer }) => interviewer.id === reader.id)
  if (isCancelled || interviewers.length > 0 || hasGiven) return null
  return {
    planId,
    roundName,
    isCancelled,
    startsAt,
    endsAt,
    interviewer: reader,
    isOfColleague: false,
    feedback: null,
    hiddenBy: null,
    // Only interviewers know whether the round has a form; once loaded, it may turn out to have none.
    hasForm: true,
  }
}

/** Whether an interview takes place: not cancelled, and the candidate has not declined. */
const stands = ({ isCancelled, response }: Plan): boolean =>
  !isCancelled && (response === null || response === 'accepted')

/**
 * The plan that matters now: the running one, else the next one; null when none is ahead.
 *
 * `now` is in epoch milliseconds.
 */
export function currentPlan(plans: readonly Plan[], now: number): Plan | null {
  const ahead = plans.filter(
    (plan) => stands(plan) && plan.startsAt !== null && endOf(plan.startsAt, plan.endsAt) > now,
  )
  return ahead.reduce<Plan | null>(
    (next, plan) => (next === null || sortTime(plan) < sortTime(next) ? plan : next),
    null,
  )
}

/** Whether the reader still has to hold a plan: not over, not cancelled, and not declined by them. */
export function isToHold({ isOwn, isCancelled, startsAt, endsAt, interviewers }: Plan, now: number): boolean {
  const hasRefused = interviewers.some(
    ({ feedback, answer }) => !feedback.isOfColleague && answer === 'refused',
  )
  return isOwn && !isCancelled && !hasRefused && startsAt !== null && endOf(startsAt, endsAt) > now
}

interface Reading {
  readonly now: number
  /** The day of `now` where the reader is, as `2026-03-14`. */
  readonly today: string
}

/**
 * Whether the reader may still answer that they hold an interview: until it begins, its day is over, or they have given
 * feedback.
 */
function isToAnswer(plan: Plan, { now, today }: Reading): boolean {
  const { isOwn, startsAt, day, interviewers } = plan
  const hasGiven = interviewers.some(({ feedback }) => !feedback.isOfColleague && feedback.feedback !== null)
  const isPast = startsAt === null ? day !== null && day < today : startsAt <= now
  return isOwn && stands(plan) && !hasGiven && !isPast
}

/**
 * The interviews that the reader is asked about (R4-030): the one in the address, then all their own that can still be
 * answered, the soonest first. Answered ones stay, so that the answer can be changed.
 */
export function plansToReceive(
  plans: readonly Plan[],
  { askedId, ...reading }: Reading & { readonly askedId: string | undefined },
): string[] {
  const own = plans.filter((plan) => isToAnswer(plan, reading) && plan.id !== askedId)
  const soonestFirst = own.toSorted((a, b) => sortTime(a) - sortTime(b)).map(({ id }) => id)
  return askedId ? [askedId, ...soonestFirst] : soonestFirst
}
