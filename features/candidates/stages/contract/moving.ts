import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { UndoId } from '../../../platform/undo/contract.ts'

const defineCall = callsOf('stages')

/** The most candidates that one call moves. */
export const maxMoved = 100

const Outcome = z.nullable(z.enum(['hired', 'rejected', 'withdrew']))

/** A move is made by accounts that may move candidates (`mayChangeCandidates`); each candidate passes the gate. */
export const lookAtMove = defineCall({
  method: 'POST',
  path: '/candidate/stage/lookAtMove',
  sends: 'json',
  isRead: true,
  summary: 'What a move of candidates would leave behind: open recommendations and planned interviews',
  access: { user: {}, needs: 'candidate' },
  input: z.object({ candidateIds: z.array(WireId).check(z.minLength(1), z.maxLength(maxMoved)) }),
  reply: z.object({
    /** Recommendations without an answer in the present stages; a move makes them invalid (D14). */
    openRecommendations: z.number(),
    /** Interviews that are still to come; they stay. */
    plans: z.array(
      z.object({
        jobseekerChannelId: z.string(),
        name: z.string(),
        round: z.string(),
        /** Epoch milliseconds; null without a time. */
        startsAt: z.nullable(z.number()),
      }),
    ),
  }),
})

/**
 * Moves candidates of one position to a stage, ends their applications, or reopens them. Each names where it stood when
 * the caller looked: a candidate that somebody moved meanwhile is refused by name.
 */
export const moveCandidates = defineCall({
  method: 'POST',
  path: '/candidate/stage/move',
  sends: 'json',
  canBeUndone: true,
  summary: 'Moves candidates to a stage, or ends their applications',
  access: { user: {}, needs: 'candidate' },
  input: z.object({
    moves: z
      .array(
        z.object({
          jobseekerChannelId: WireId,
          /** Wire id of the stage at which the caller saw the candidate. */
          fromStageId: z.string().check(z.minLength(1), z.maxLength(128)),
          fromOutcome: Outcome,
        }),
      )
      .check(z.minLength(1), z.maxLength(maxMoved)),
    /** Wire id of the stage to move to; null or missing: each candidate stays at its stage, as with an outcome. */
    toStageId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(128))), null),
    /** Null or missing: the application goes on, or is reopened. */
    outcome: z._default(Outcome, null),
    reason: z.string().check(z.maxLength(2_000)),
    /** Reasons of a rejection, from the company's list; left out of every other move. */
    reasons: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(30))),
    /** Whether open recommendations go along to the new stage instead of becoming invalid. */
    carriesRecommendations: z.boolean(),
  }),
  reply: z.object({
    moved: z.array(z.string()),
    /** How many recommendations went along. */
    carried: z.number(),
    undoId: UndoId,
    refused: z.array(
      z.object({
        jobseekerChannelId: z.string(),
        name: z.string(),
        /** `movedMeanwhile`: by another person or a bundle, who is named below; `noSuchStage`: not in this position. */
        why: z.enum(['movedMeanwhile', 'noSuchStage']),
        /** Where the candidate stands now, in the caller's language. */
        stageName: z.string(),
        outcome: Outcome,
        byName: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {
    severalPositions: codes.invalidInput,
    twoTargets: codes.invalidInput,
    noReason: codes.invalidInput,
    unknownReason: codes.invalidInput,
  },
})

/** The moves of a candidate, newest first (at most 100). */
export const listMoves = defineCall({
  method: 'GET',
  path: '/candidate/stage/moves',
  summary: 'Who moved a candidate, when and why',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.array(
    z.object({
      id: z.string(),
      /** Epoch milliseconds. */
      movedAt: z.number(),
      /** Null for a bundle. */
      byName: z.nullable(z.string()),
      fromStage: z.string(),
      fromOutcome: Outcome,
      toStage: z.string(),
      toOutcome: Outcome,
      reason: z.string(),
      /** Reasons of a rejection, from the company's list. */
      reasons: z.optional(z.array(z.string())),
      /** Whether the move took another one back. */
      isUndo: z.optional(z.boolean()),
      /** Whole days that the candidate had been in the stage that it left. */
      days: z.number(),
    }),
  ),
})

/** The stages to which candidates may move, in order: those of the company, then those of single positions. */
export const listMoveTargets = defineCall({
  method: 'GET',
  path: '/candidate/stage/targets',
  summary: 'The stages of the company and its positions, to move candidates to',
  access: { user: {}, needs: 'candidate' },
  input: z.object({}),
  reply: z.array(z.object({ stageId: z.string(), name: z.string() })),
})
