import { cancelledPlan } from './status.ts'

/** The codes of an interviewer's answer to an interview that they are to hold (R4-030, R4-031). */
export const notAnswered = 0
export const accepted = 1
export const refused = 2

export const answerCodes = { accepted, refused } as const
export type Answer = keyof typeof answerCodes

const answers = new Map<number | null, Answer>([
  [accepted, 'accepted'],
  [refused, 'refused'],
])

/** The answer of a code; null for none. */
export function answerOf(code: number | null): Answer | null {
  return answers.get(code) ?? null
}

/** Why an interview can no longer be answered: it was cancelled, or has begun; null while it can be. */
export function answerRefusal(
  { status, startsAt }: { readonly status: number; readonly startsAt: Date | null },
  now: Date,
): 'cancelled' | 'interviewOver' | null {
  if (status === cancelledPlan) return 'cancelled'
  return startsAt !== null && startsAt <= now ? 'interviewOver' : null
}
