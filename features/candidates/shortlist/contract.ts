import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { CompanyLabel, listedPerson } from '../candidates/contract.ts'

const defineCall = callsOf('shortlist')

const SearchText = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** The filters of a shortlist; an empty field does not filter. */
const filter = {
  name: SearchText,
  phone: SearchText,
  email: SearchText,
  minWorkAge: optionalWireNumber(0, 60),
  maxWorkAge: optionalWireNumber(0, 60),
  positionId: OptionalWireId,
  recommendStatus: optionalWireNumber(0, 1),
  /** 1: only operated ones, 0: only those that are not operated, without the invalid. */
  haveOperate: optionalWireNumber(0, 1),
  recommendStageId: OptionalWireId,
}

const CellState = z.enum(['pass', 'wait', 'reject', 'notOperated', 'invalid'])

/**
 * State of the newest interview: not held, under way, finished without an analysis, with a running or a stopped one,
 * scored.
 */
const InterviewState = z.enum(['none', 'underWay', 'withoutAnalysis', 'analysing', 'stopped', 'scored'])
export type InterviewState = z.output<typeof InterviewState>

const item = {
  jobSeekerChannelId: z.string(),
  operateStatus: z.nullable(z.number()),
  stageId: z.string(),
  stageTypeKind: z.number(),
  state: CellState,
  interviewId: z.nullable(z.string()),
  recommendStageId: z.nullable(z.string()),
}

const ShortListItem = z.object({
  ...item,
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

const counts = {
  haveOperateCount: z.number(),
  noOperateCount: z.number(),
  invalidCount: z.number(),
}

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
  input: z.object({ ...filter, cursor: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    list: z.array(ShortListItem),
    ...counts,
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

const Neighbour = z.object(item)

/** A candidate's place in a shortlist, with its neighbours and the states around it. */
export const findNeighbours = defineCall({
  method: 'POST',
  path: '/candidate/shortList/neighbours',
  isRead: true,
  summary: 'The candidates before and after one in a shortlist',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({
    ...filter,
    jobSeekerChannelId: WireId,
    /** 1: without a `positionId` the list is that of the candidate's own position. */
    samePosition: optionalWireNumber(0, 1),
  }),
  reply: z.object({
    /** From 1; null where the filter excludes the candidate. The neighbours are then those of its date. */
    place: z.nullable(z.number()),
    total: z.number(),
    previous: z.nullable(Neighbour),
    next: z.nullable(Neighbour),
    /** States around the candidate in the list's order, and the candidate's index among them. */
    cells: z.array(CellState),
    current: z.number(),
    ...counts,
  }),
})
