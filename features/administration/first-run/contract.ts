import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { firstSteps } from '../../platform/company/contract/first-steps.ts'

const defineCall = callsOf('first-run')

/** The first steps of the company that the account has the right to, and how far each is. */
export const findFirstSteps = defineCall({
  method: 'GET',
  path: '/admin/firstSteps/find',
  summary: 'The first steps of a company and how far it is',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    /** Whether people are led here after they sign in. */
    isLed: z.boolean(),
    companyName: z.string(),
    steps: z.array(
      z.object({
        step: z.enum(firstSteps),
        state: z.enum(['open', 'done', 'skipped']),
        /** Who skipped it and when, in epoch milliseconds; null unless it is skipped. */
        skippedBy: z.nullable(z.string()),
        skippedAt: z.nullable(z.number()),
      }),
    ),
    /** The latest position; null without one. */
    position: z.nullable(
      z.object({
        positionId: z.string(),
        name: z.string(),
        nameLatin: z.nullable(z.string()),
        grade: z.string(),
        place: z.string(),
      }),
    ),
    positions: z.number(),
    candidates: z.number(),
    accounts: z.number(),
    /** The candidate of the sample that an administrator sent; null without one. */
    sampleCandidateId: z.nullable(z.string()),
    /** Whether the server sends mail, by which colleagues are invited. */
    hasMail: z.boolean(),
    /** The public address of the server. */
    address: z.string(),
  }),
})

export const skipFirstStep = defineCall({
  method: 'POST',
  path: '/admin/firstSteps/skip',
  summary: 'Skips a first step of the company, or takes it up again',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ step: z.enum(firstSteps), isSkipped: z.boolean() }),
  reply: Nothing,
  onFailure: ['toast'],
})

/** Hidden steps stay on their page, but nobody is led there after a sign-in. */
export const hideFirstSteps = defineCall({
  method: 'POST',
  path: '/admin/firstSteps/hide',
  summary: 'Hides the first steps of the company, or shows them again',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ isHidden: z.boolean() }),
  reply: Nothing,
  onFailure: ['toast'],
})
