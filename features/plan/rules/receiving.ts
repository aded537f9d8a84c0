import { cancelledPlan } from './status.ts'

/** How an interviewer stands to an interview that they are to hold (R4-030, R4-031). */
export const [notAnswered, accepted, refused] = [0, 1, 2] as const

/** Why an interview is not answered any more: it was cancelled, or it has begun; null while it can be. */
export function answerRefusal(
  { status, startsAt }: { readonly status: number; readonly startsAt: Date | null },
  now: Date,
): 'cancelled' | 'interviewOver' | null {
  if (status === cancelledPlan) return 'cancelled'
  return startsAt !== null && startsAt <= now ? 'interviewOver' : null
}
