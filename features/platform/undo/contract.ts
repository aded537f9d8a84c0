import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import { undoObstacles } from '@candor/kernel/services/undoing'
import * as z from 'zod/mini'

const defineCall = callsOf('undo')

/** The kinds of acts that can be undone. */
export const undoKinds = [
  'move',
  'decision',
  'decisionWithdrawal',
  'recommendation',
  'declining',
  'withdrawing',
  'label',
  'remark',
  'remarkChange',
  'remarkDeletion',
  'attachment',
  'candidate',
  'share',
  'position',
] as const

/** The field by which the reply of an act names itself; null or missing where it cannot be undone. */
export const UndoId = z.optional(z.nullable(z.string()))

/** The most acts of one list: the newest. */
export const maxListed = 100

/** An act that can still be undone. */
export const UndoableAct = z.object({
  undoId: z.string(),
  kind: z.enum(undoKinds),
  /** The part of the sentence that names the kind more closely, such as a decision; null without one. */
  variant: z.nullable(z.string()),
  /** What the act led to, such as the name of a stage in the caller's language. */
  target: z.nullable(z.string()),
  /** Name of the first candidate, masked where the report masks it; null where the act is about none. */
  name: z.nullable(z.string()),
  jobseekerChannelId: z.nullable(z.string()),
  /** How many candidates the act is about. */
  count: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** Milliseconds for which it can still be undone, by the clock of the server. */
  leftMs: z.number(),
  isOwn: z.boolean(),
  byName: z.string(),
  accountId: z.string(),
  /** What the acts of one bulk act share. */
  bulkId: z.nullable(z.string()),
  /** Ids of the rows in the records that show it, such as a move (at most 100). */
  refs: z.array(z.string()),
})
export type UndoableAct = z.output<typeof UndoableAct>

/** The acts that can still be undone, newest first. Administrators may ask for those of the whole company. */
export const listUndoable = defineCall({
  method: 'GET',
  path: '/candidate/undo/list',
  summary: 'What the caller did and can still undo',
  access: 'user',
  input: z.object({ scope: z._default(z.enum(['own', 'company']), 'own') }),
  reply: z.array(UndoableAct),
})

/** The same about one candidate: own acts, and for administrators those of everybody. */
export const listUndoableOf = defineCall({
  method: 'GET',
  path: '/candidate/undo/listOf',
  summary: 'What was done about a candidate and can still be undone by the caller',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.array(UndoableAct),
})

/**
 * Takes an act back within ten minutes: by the account that did it, and by administrators. Candidates on which somebody
 * built stay as they are and are named. Where all are refused, the act can still be undone.
 */
export const undoAct = defineCall({
  method: 'POST',
  path: '/candidate/undo/undo',
  sends: 'json',
  summary: 'Takes an act back',
  access: 'user',
  input: z.object({ undoId: WireId }),
  reply: z.object({
    kind: z.enum(undoKinds),
    /** How many candidates, or other items, are as they were before. */
    done: z.number(),
    refused: z.array(
      z.object({
        /** Empty where the act is about no candidate. */
        jobseekerChannelId: z.string(),
        name: z.string(),
        /** The obstacle: a later move, decision, answer or other change; `gone`: its object is not there any more. */
        why: z.enum(undoObstacles),
        byName: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: { undoneAlready: codes.changedMeanwhile, tooLate: codes.changedMeanwhile },
})
