import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { optionalWireNumber, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { retentionMonths } from '../../../platform/company/contract/retention.ts'
import { Outcome } from '../../persons/contract.ts'
import { retentionLists } from './lists.ts'

const defineCall = callsOf('retention')

const { min, max } = retentionMonths

/** The company's rule, and how many candidates it reaches with its own months or with others. */
export const readRetention = defineCall({
  method: 'GET',
  path: '/admin/config/retention',
  summary: 'How long the company keeps candidates after their outcome, and how many that reaches',
  access: 'admin',
  /** Months to try out; left out: those of the company. */
  input: z.object({ months: optionalWireNumber(min, max) }),
  reply: z.object({
    months: z.number(),
    /** UTC day of the first run after a wait; null where nothing waits. */
    waitsUntil: z.nullable(z.string()),
    /** UTC day of the first run after a shorter time that would be set now. */
    wouldWaitUntil: z.string(),
    /** By the months that were asked for. `now`, `soon` and `later` are all candidates with an outcome. */
    counts: z.object({
      now: z.number(),
      soon: z.number(),
      later: z.number(),
      kept: z.number(),
      undecided: z.number(),
    }),
  }),
})

/** One list of the rule, page by page. */
export const listRetention = defineCall({
  method: 'GET',
  path: '/admin/config/retention/list',
  summary: 'Whom the company’s time erases today or soon, who is kept longer, and who has no outcome',
  access: 'admin',
  input: z.object({
    show: z.enum(retentionLists),
    months: optionalWireNumber(min, max),
    /** Part of a candidate's name; masked names are not searched. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        candidateId: z.string(),
        /** Masked for an anonymous candidate. */
        name: z.string(),
        nameLatin: z.nullable(z.string()),
        positionName: z.string(),
        positionNameLatin: z.nullable(z.string()),
        outcome: Outcome,
        /** UTC day of the outcome; of the last activity without one. */
        day: z.string(),
        /** UTC day of the erasure; null without an outcome. */
        eraseDay: z.nullable(z.string()),
        kept: z.nullable(z.object({ until: z.string(), byName: z.string(), reason: z.string() })),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

/** Changes the time. A shorter one erases nobody for 7 days. */
export const saveRetention = defineCall({
  method: 'POST',
  path: '/admin/config/retention/save',
  summary: 'Changes how long the company keeps candidates after their outcome',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    /** The months that the caller saw. */
    from: wireNumber(min, max),
    months: wireNumber(min, max),
  }),
  reply: z.object({ months: z.number(), waitsUntil: z.nullable(z.string()) }),
  /** `data` holds the present months. */
  refusals: { changedByColleague: codes.changedMeanwhile },
  onFailure: ['toast'],
})
