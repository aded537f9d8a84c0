import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { billings, editions, quotas } from '../editions/contract.ts'

const defineCall = callsOf('usage')

export const readUsage = defineCall({
  method: 'GET',
  path: '/admin/config/usage',
  summary: 'What the company’s edition holds, and what of it is used',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    /** Null where the company has no edition: nothing is limited then. */
    purchase: z.nullable(
      z.object({
        edition: z.enum(editions),
        billing: z.enum(billings),
        /** Epoch milliseconds: when the period began, and when the next one begins. */
        periodStart: z.number(),
        periodEnd: z.number(),
      }),
    ),
    quotas: z.array(
      z.object({
        quota: z.enum(quotas),
        used: z.number(),
        /** Null where there is none. */
        limit: z.nullable(z.number()),
        /** Uses in a year that were bought beside those of the edition; part of the limit. */
        extra: z.number(),
        state: z.enum(['unlimited', 'none', 'fine', 'near', 'usedUp']),
      }),
    ),
  }),
})
