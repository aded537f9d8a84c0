import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { billings, editions, quotas } from '../../platform/editions/contract.ts'

const defineCall = callsOf('usage')

export const readUsage = defineCall({
  method: 'GET',
  path: '/admin/config/usage',
  summary: 'What the company’s edition holds, and what of it is used',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    /** Null for a company without an edition, which has no limits. */
    purchase: z.nullable(
      z.object({
        edition: z.enum(editions),
        billing: z.enum(billings),
        /** Begin of the period, and of the next one (epoch milliseconds). */
        periodStart: z.number(),
        periodEnd: z.number(),
      }),
    ),
    quotas: z.array(
      z.object({
        quota: z.enum(quotas),
        used: z.number(),
        /** Null without a limit. */
        limit: z.nullable(z.number()),
        /** Extra uses of the year, which are part of the limit. */
        extra: z.number(),
        state: z.enum(['unlimited', 'none', 'fine', 'near', 'usedUp']),
      }),
    ),
  }),
})
