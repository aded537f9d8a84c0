import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { CompanyLabel, listedPerson } from '../../candidates/contract.ts'
import { chipFields, waitingValues } from './filter.ts'
import { filterFields, itemFields } from './neighbours.ts'
import { orderFields } from './order.ts'
import { Decision, standingFields } from './standing.ts'

const defineCall = callsOf('shortlist')

/** Whom a candidate waits for, and for what. */
const Waiting = z.object({
  for: z.enum(waitingValues),
  /**
   * opinion: asked in the present stage. feedback: an interview is over. time: the candidate chooses one. interview:
   * the AI interview is not finished. Null for nobody.
   */
  what: z.nullable(z.enum(['opinion', 'feedback', 'time', 'interview'])),
  /** Colleagues that are waited for; empty unless for a colleague. */
  who: z.array(z.string()),
  /** Epoch milliseconds; null for nobody. */
  since: z.nullable(z.number()),
})

/** The newest act on a candidate, views left out. */
const Activity = z.object({
  /** Epoch milliseconds. */
  at: z.number(),
  /** An action of the audit log; null: an import. */
  action: z.nullable(z.string()),
  /** Null: Candor itself, or a colleague whose acts are covered. */
  actor: z.nullable(z.string()),
})

export const ListRow = z.object({
  ...itemFields,
  ...listedPerson,
  ...standingFields,
  positionId: z.string(),
  positionName: z.string(),
  positionNameLatin: z.nullable(z.string()),
  stageName: z.string(),
  /** When the candidate came to the stage, in epoch milliseconds. */
  stageSince: z.number(),
  /** Days after which a candidate is late in the stage; null without a limit. */
  limitDays: z.nullable(z.number()),
  /** Null: the application goes on. */
  outcome: z.nullable(z.enum(['hired', 'rejected', 'withdrew'])),
  /** Why the application ended, as its history says: reasons of the company's list, then own words. */
  outcomeWhy: z.array(z.string()),
  labels: z.array(CompanyLabel),
  waiting: Waiting,
  /** The viewer's own result; null without one. */
  own: z.nullable(Decision),
  lastActivity: Activity,
  /** Epoch milliseconds. */
  appliedAt: z.number(),
})
export type ListRow = z.output<typeof ListRow>

/** One page of the list in an order. Its counts come by `countList`. */
export const readList = defineCall({
  method: 'POST',
  path: '/candidate/shortList/list',
  isRead: true,
  summary: 'A page of the candidates of a filter in an order',
  access: 'user',
  sends: 'json',
  onFailure: ['signIn'],
  mayLag: true,
  input: z.object({
    ...filterFields,
    ...chipFields,
    ...orderFields,
    cursor: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: z.object({
    /** The server's time, in epoch milliseconds. */
    now: z.number(),
    /** At most 50. */
    list: z.array(ListRow),
    /** Cursor of the next page; null at the end. */
    nextCursor: z.nullable(z.string()),
  }),
})

/** Counts of one filter, all by the rights of the viewer. */
export const countList = defineCall({
  method: 'POST',
  path: '/candidate/shortList/count',
  isRead: true,
  summary: 'How many candidates a filter keeps and leaves out',
  access: 'user',
  sends: 'json',
  onFailure: ['signIn'],
  mayLag: true,
  input: z.object({ ...filterFields, ...chipFields }),
  reply: z.object({
    /** The candidates of the filter. */
    total: z.number(),
    /** The candidates without any filter. `total`, `leftOut`, `byFind` and `byFields` add up to it. */
    base: z.number(),
    /** How many each chip leaves out, in the order of the chips: each of those that the earlier ones keep. */
    leftOut: z.array(z.number()),
    /** How many of the rest the text leaves out. */
    byFind: z.number(),
    /** How many the older fields leave out, before the chips. */
    byFields: z.number(),
    /** The candidates of the filter by state; they add up to `total`. */
    states: z.object({
      pass: z.number(),
      wait: z.number(),
      reject: z.number(),
      notOperated: z.number(),
      invalid: z.number(),
    }),
    /** The candidates of the position chip alone, or of all positions, for the fixed tabs. */
    tabs: z.object({ all: z.number(), mine: z.number(), notOperated: z.number(), operated: z.number() }),
    /** Medians of the scores that the viewer sees, by position, without the filter; on a scale of five. */
    medians: z.array(z.object({ positionId: z.string(), median: z.number(), count: z.number() })),
  }),
})

/** The ids of a filter in its order, for choosing all of them. */
export const listIds = defineCall({
  method: 'POST',
  path: '/candidate/shortList/ids',
  isRead: true,
  summary: 'The ids of all candidates of a filter',
  access: 'user',
  sends: 'json',
  input: z.object({ ...filterFields, ...chipFields, ...orderFields }),
  reply: z.object({
    /** At most 5,000. */
    candidateIds: z.array(WireId),
    /** How many more there are. */
    leftOut: z.number(),
  }),
})
