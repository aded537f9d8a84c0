import * as z from 'zod/mini'
import { callsOf } from './define.ts'

/** The most calls of one batch (D27). */
export const maxBatchedCalls = 30

/**
 * Several reads in one request (D27): each passes its own gate and gets its own envelope, in their order.
 *
 * The list of replies ends early where they grow too long or take too long: the client asks for the rest again.
 */
export const batch = callsOf('call')({
  method: 'POST',
  path: '/batch',
  summary:
    'Answers several calls that change nothing in one request, each with its own envelope; a shorter list leaves the rest to ask anew',
  access: 'public',
  sends: 'json',
  input: z.object({
    calls: z
      .array(
        z.object({
          path: z.string().check(z.minLength(1), z.maxLength(200)),
          method: z.enum(['GET', 'POST']),
          input: z.optional(z.record(z.string(), z.unknown())),
          /** etag of the reply that the client already has; '' asks for one. Left out: no etag in the reply. */
          etag: z.optional(z.string().check(z.maxLength(100))),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxBatchedCalls)),
  }),
  reply: z.array(
    z.object({
      code: z.number(),
      msg: z.string(),
      data: z.optional(z.unknown()),
      result: z.optional(z.unknown()),
      /** Sent with a success when the client asked for it. */
      etag: z.optional(z.string()),
      /** Takes the place of the payload: the reply has the etag that was sent. */
      isUnchanged: z.optional(z.literal(true)),
    }),
  ),
})
