import { dayMs, minuteMs } from '@candor/kernel/durations'

/** The status of a plan that is cancelled (P4-017). */
export const cancelledPlan = 3

/**
 * How many times a day a candidate or an interviewer may say that they do not come to an interview: who planned it is
 * mailed each time.
 */
export const refusalLimit = { max: 5, perMinutes: dayMs / minuteMs } as const

/** The result of an interview that was not held; anybody with the right to the plan may still give feedback. */
export const notHeld = 4
