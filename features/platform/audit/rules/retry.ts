import { dayMs } from '@candor/kernel/durations'

/** How long a browser keeps a draft that was abandoned, or not sent; it may be sent that long (milliseconds). */
export const draftAgeMs = 7 * dayMs

/** How long the server keeps reply keys and uploads that a draft may name: longer than any draft. */
export const namedByDraftAgeMs = draftAgeMs + dayMs
