import * as z from 'zod/mini'

/** A colleague named in a stored text. The first load of a report has no more of this feature. */
export const Mention = z.object({ userId: z.string(), name: z.string(), isSelf: z.boolean() })
