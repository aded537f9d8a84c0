import { dayMs } from '@candor/kernel/durations'

/** How long a browser keeps a draft that was abandoned, or not sent; it may be sent that long (milliseconds). */
export const draftAgeMs = 7 * dayMs

/** How long the server keeps what a draft names: the answer to its key, and uploads. It outlives every draft. */
export const namedByDraftAgeMs = draftAgeMs + dayMs
