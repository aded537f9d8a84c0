import { type Plan, sortTime } from '../../meetings/candidate-plans/rules/plans.ts'
import type { FeedbackEntry } from '../../meetings/feedback/rules/feedback.ts'
import { endOf } from '../../meetings/planning/rules/times.ts'

/** The feedback entry of a planner on a plan without interviewers; null once given or cancelled. */
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

const stands = ({ isCancelled, response }: Plan): boolean =>
  !isCancelled && (response === null || response === 'accepted')

/** The running plan, else the next one; null for none. `now` is in epoch milliseconds. */
export function currentPlan(plans: readonly Plan[], now: number): Plan | null {
  const ahead = plans.filter(
    (plan) => stands(plan) && plan.startsAt !== null && endOf(plan.startsAt, plan.endsAt) > now,
  )
  return ahead.reduce<Plan | null>(
    (next, plan) => (next === null || sortTime(plan) < sortTime(next) ? plan : next),
    null,
  )
}

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

/** Whether the reader may still answer: not begun, its day not over, no feedback given. */
function isToAnswer(plan: Plan, { now, today }: Reading): boolean {
  const { isOwn, startsAt, day, interviewers } = plan
  const hasGiven = interviewers.some(({ feedback }) => !feedback.isOfColleague && feedback.feedback !== null)
  const isPast = startsAt === null ? day !== null && day < today : startsAt <= now
  return isOwn && stands(plan) && !hasGiven && !isPast
}

/** Plans that ask the reader (R4-030): that of the address first. Answered ones stay, so that the answer can change. */
export function plansToReceive(
  plans: readonly Plan[],
  { askedId, ...reading }: Reading & { readonly askedId: string | undefined },
): string[] {
  const own = plans.filter((plan) => isToAnswer(plan, reading) && plan.id !== askedId)
  const soonestFirst = own.toSorted((a, b) => sortTime(a) - sortTime(b)).map(({ id }) => id)
  return askedId ? [askedId, ...soonestFirst] : soonestFirst
}
