import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { CompanyLabel, listedPerson } from '../candidates/contract.ts'
import { countFields, filterFields, itemFields } from './contract/neighbours.ts'

const defineCall = callsOf('shortlist')

/**
 * State of the newest interview: not held, under way, finished without an analysis, with a running or a stopped one,
 * scored.
 */
const InterviewState = z.enum(['none', 'underWay', 'withoutAnalysis', 'analysing', 'stopped', 'scored'])
export type InterviewState = z.output<typeof InterviewState>

const ShortListItem = z.object({
  ...itemFields,
  ...listedPerson,
  positionName: z.string(),
  positionNameLatin: z.nullable(z.string()),
  labels: z.array(CompanyLabel),
  interviewState: InterviewState,
  /** Out of `scoreOutOf`; null while analysing, and where it was not held, was stopped, or is hidden. */
  overallScore: z.nullable(z.number()),
  scoreOutOf: z.number(),
  /** Whether the viewer may read scores of this position at all. */
  isScoreShown: z.boolean(),
  /** Epoch milliseconds. The list is ordered by it, newest first. */
  appliedAt: z.number(),
  /** Epoch milliseconds: the newest act of a person on the candidate, views left out, or the newest import. */
  lastActiveAt: z.number(),
})

/** The most items of one page. */
export const pageSize = 50

export const queryShortList = defineCall({
  method: 'POST',
  path: '/candidate/shortList/query',
  isRead: true,
  summary: 'The candidates that the caller steps through, with counts',
  access: 'user',
  sends: 'json',
  onFailure: ['signIn'],
  input: z.object({ ...filterFields, cursor: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    list: z.array(ShortListItem),
    ...countFields,
    /** How many candidates are in each list. The counts hold those too whose report an interviewer may no longer open. */
    listed: z.object({ all: z.number(), waiting: z.number(), operated: z.number() }),
    /** Cursor of the next page; null at the end. */
    nextCursor: z.nullable(z.string()),
  }),
})

export const listShortListPositions = defineCall({
  method: 'POST',
  path: '/candidate/shortList/positions',
  isRead: true,
  summary: 'The positions of the caller’s shortlists, with the number of candidates',
  access: 'user',
  sends: 'json',
  onFailure: ['signIn'],
  input: z.object({}),
  reply: z.array(
    z.object({
      positionId: z.string(),
      name: z.string(),
      nameLatin: z.nullable(z.string()),
      count: z.number(),
      noOperateCount: z.number(),
    }),
  ),
})
