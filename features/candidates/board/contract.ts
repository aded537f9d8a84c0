import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { standingFields } from '../shortlist/contract/standing.ts'

const defineCall = callsOf('board')

/** The most people of one reply; a filter reaches the others. */
export const maxPeople = 2_000
/** The most ended applications of one stage and outcome in a reply, newest first. */
export const maxEnded = 200

const StageId = z.string().check(z.minLength(1), z.maxLength(128))
const Outcome = z.enum(['hired', 'rejected', 'withdrew'])

const named = {
  jobseekerChannelId: z.string(),
  /** The newest interview, which opens first in the report; null before there is one. */
  interviewId: z.nullable(z.string()),
  name: z.string(),
  nameLatin: z.nullable(z.string()),
}

const Person = z.object({
  ...named,
  workYears: z.nullable(z.number()),
  source: z.string(),
  stageId: z.string(),
  /** When the candidate came to the stage, in epoch milliseconds. */
  since: z.number(),
  /** Epoch milliseconds: the newest act of a person on the candidate, views left out, or the newest import. */
  lastActiveAt: z.number(),
  ...standingFields,
})

export const readBoard = defineCall({
  method: 'GET',
  path: '/candidate/board/read',
  summary: 'The stages of a position with their people, as far as the caller reaches them',
  access: 'user',
  onFailure: ['signIn'],
  mayLag: true,
  input: z.object({
    positionId: WireId,
    /** Wire id of a stage: only its people. */
    stageId: z.optional(StageId),
    /** Part of a name. It finds no anonymous candidate. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: z.object({
    /** Text that changes with every move of a candidate of the position. */
    version: z.string(),
    /** The server's time, in epoch milliseconds. */
    now: z.number(),
    /** Whether the caller may move candidates. */
    mayMove: z.boolean(),
    stages: z.array(
      z.object({
        stageId: z.string(),
        name: z.string(),
        /** Days after which a candidate is late; null without a limit. */
        limitDays: z.nullable(z.number()),
        /** Whether candidates may come to it: a removed or left-out stage takes none. */
        isListed: z.boolean(),
        /** How many people are in it, without any filter. */
        count: z.number(),
      }),
    ),
    /** At most 2,000, those that came to their stage last. */
    people: z.array(Person),
    /** How many more there are. */
    leftOut: z.number(),
    closed: z.array(
      z.object({ outcome: Outcome, stageId: z.string(), stageName: z.string(), count: z.number() }),
    ),
  }),
})

/** The version of a board alone, for a page that looks whether somebody moved a candidate. */
export const readBoardVersion = defineCall({
  method: 'GET',
  path: '/candidate/board/version',
  summary: 'Whether a board changed',
  access: 'user',
  input: z.object({ positionId: WireId }),
  reply: z.object({ version: z.string() }),
})

export const listEnded = defineCall({
  method: 'GET',
  path: '/candidate/board/ended',
  summary: 'The applications that ended in one stage with one outcome, newest first',
  access: 'user',
  input: z.object({ positionId: WireId, stageId: StageId, outcome: Outcome }),
  reply: z.array(
    z.object({
      ...named,
      /** Epoch milliseconds. */
      endedAt: z.nullable(z.number()),
      /** Why; empty for callers who may not move candidates. */
      reason: z.string(),
    }),
  ),
})
