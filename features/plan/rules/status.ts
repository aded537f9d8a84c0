import { dayMs, minuteMs } from '@candor/kernel/durations'

/** The status of a plan that is cancelled (P4-017). */
export const cancelledPlan = 3

/** The codes of a candidate's answer: they come, they cannot, or they cancelled what they had confirmed. */
export const [comingAnswer, unableAnswer, cancellingAnswer] = [1, 2, 3] as const

/** The answers of a candidate who does not come. */
export const notComing: readonly number[] = [unableAnswer, cancellingAnswer]

/** Whether a candidate answered that they do not come. */
export const isNotComing = (responseStatus: number): boolean => notComing.includes(responseStatus)

/**
 * How many times a day a candidate or an interviewer may say that they do not come to an interview: who planned it is
 * mailed each time.
 */
export const refusalLimit = { max: 5, perMinutes: dayMs / minuteMs } as const

/** The result of an interview that was not held; anybody with the right to the plan may still give feedback. */
export const notHeld = 4
