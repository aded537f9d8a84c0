import { dayMs, hourMs, minuteMs } from '@candor/kernel/durations'

/** The most bytes of a copy: videos of a person with a dozen interviews. */
export const maxCopyBytes = 20 * 1024 ** 3

/** The most applications of one person in a copy. */
export const mostApplications = 50

/** How long a copy can be downloaded. */
export const copyKeptMs = 7 * dayMs

/** How long a link works. */
const linkDays = 14
export const linkMs = linkDays * dayMs

/** How many copies one account orders in an hour, and one link in a day. */
export const orderLimit = { max: 30, perMinutes: hourMs / minuteMs } as const
export const ownOrderLimit = { max: 5, perMinutes: dayMs / minuteMs } as const

/** So many wrong answers end a link. */
export const mostMisses = 8

/** How long an address of a finished copy opens, and the answer to the question of a link holds. */
export const addressMs = 10 * minuteMs
export const passMs = 2 * hourMs

/** How long a server works on a copy without a sign of life, before another one begins it again. */
export const leaseMs = 2 * minuteMs
/** A copy that has stopped servers this often is given up. */
export const mostTries = 3
