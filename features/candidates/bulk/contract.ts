import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, optionalWireNumber, WireBoolean, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { chipFields } from '../shortlist/contract/filter.ts'
import { filterFields } from '../shortlist/contract/neighbours.ts'
import { orderFields } from '../shortlist/contract/order.ts'
import {
  maxChosen,
  maxChosenBytes,
  maxColleagues,
  maxNamed,
  maxReason,
  maxReasons,
  maxWords,
} from './contract/limits.ts'

const defineCall = callsOf('bulk')

const access = { user: {}, needs: 'candidate' } as const

export const bulkKinds = ['move', 'reject', 'label', 'recommend'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The chosen candidates: by their ids, or all of a filter of the list but some. */
export const ChosenCandidates = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('some'),
    ids: z.array(WireId).check(z.minLength(1), z.maxLength(maxChosen)),
  }),
  z.object({
    kind: z.literal('all'),
    filter: z.object({ ...filterFields, ...chipFields, ...orderFields }),
    except: z.array(WireId).check(z.maxLength(maxChosen)),
  }),
])
export type ChosenCandidates = z.output<typeof ChosenCandidates>

/** The kind of an act on many, with its target. The words of the act follow later. */
export const BulkTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), toStageId: WireId }),
  z.object({ kind: z.literal('reject') }),
  z.object({
    kind: z.literal('label'),
    labelId: optionalWireNumber(0, 2_000_000_000),
    /** A name without an id: a label of the company, or a new one. */
    labelName: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    isRemoved: WireBoolean,
  }),
  z.object({
    kind: z.literal('recommend'),
    accountIds: z.array(WireId).check(z.minLength(1), z.maxLength(maxColleagues)),
  }),
])
export type BulkTerms = z.output<typeof BulkTerms>

/** The words with which an act on many begins. */
export const BulkWords = z.object({
  /** Of a rejection: reasons of the company's list. */
  reasons: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReason)))
      .check(z.maxLength(maxReasons)),
  ),
  /** The text of a rejection, or the remark to the colleagues. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(maxWords))),
  /** Accounts that the remark to the colleagues names. */
  mentioned: z.optional(z.array(WireId).check(z.maxLength(maxNamed))),
  /** Of a move: whether open recommendations go along. */
  carriesRecommendations: z.optional(WireBoolean),
})
export type BulkWords = z.output<typeof BulkWords>

/** Why an act does not reach a candidate. */
export const bulkFaults = [
  /** Erased, or out of the caller's reach. */
  'gone',
  'noRight',
  /** The candidate is as the act would make it. */
  'already',
  'ended',
  'noSuchStage',
  'movedMeanwhile',
  'tooManyLabels',
  /** Somebody has built on the act that was to be undone. */
  'builtOn',
  'failed',
] as const
export type BulkFault = (typeof bulkFaults)[number]

const Group = z.object({
  why: z.enum(bulkFaults),
  count: z.number(),
  /** The first of them. */
  names: z.array(z.string()),
})

/**
 * Looks what an act on many would do, and keeps the list of its candidates as the caller sees them. Nothing is done
 * before `startBulk`, which has an hour.
 */
export const lookAtBulk = defineCall({
  method: 'POST',
  path: '/candidate/bulk/look',
  sends: 'json',
  maxBodyBytes: maxChosenBytes,
  summary: 'What an act on many candidates would do, to whom not, and why',
  access,
  input: z.object({ chosen: ChosenCandidates, terms: BulkTerms }),
  reply: z.object({
    bulkId: z.string(),
    /** How many the act reaches, and the first of them. */
    count: z.number(),
    names: z.array(z.string()),
    /** The others, by the reason. */
    left: z.array(Group),
    /** Of a move and a rejection: recommendations without an answer, which it would end. */
    openRecommendations: z.number(),
  }),
  refusals: {
    unknownColleague: codes.notFound,
    noLabel: codes.invalidInput,
    tooManyNames: codes.invalidInput,
    /** The filter holds more than 5,000. */
    tooManyChosen: codes.invalidInput,
  },
})

/** Begins an act on many, in the background. A second call for the same one changes nothing. */
export const startBulk = defineCall({
  method: 'POST',
  path: '/candidate/bulk/start',
  sends: 'json',
  summary: 'Begins an act on many candidates',
  access,
  input: z.object({ bulkId: WireId, words: BulkWords }),
  reply: Nothing,
  refusals: {
    noReason: codes.invalidInput,
    /** Not in the company's list of reasons. */
    unknownReason: codes.invalidInput,
    /** Other acts of the caller still run. */
    tooManyRunning: codes.tooMany,
  },
})

const State = z.enum(['running', 'ended'])

/** An act on many and how far it is. */
const Progress = z.object({
  bulkId: z.string(),
  kind: z.enum(bulkKinds),
  state: State,
  /** Whether it takes its done candidates back. */
  isUndoing: z.boolean(),
  /** The name of the stage or the label. */
  target: z.nullable(z.string()),
  isRemoved: z.boolean(),
  all: z.number(),
  waiting: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Candidates that the caller left out by stopping. */
  left: z.number(),
  undone: z.number(),
  /** Epoch milliseconds; null while it runs. */
  endedAt: z.nullable(z.number()),
  /** Until when it can be undone; null: not any more, or not yet. */
  undoUntil: z.nullable(z.number()),
})

/** The caller's acts on many that run, or have ended within the last hour; newest first. */
export const listBulk = defineCall({
  method: 'GET',
  path: '/candidate/bulk/list',
  summary: 'The caller’s acts on many candidates, and how far they are',
  access: 'user',
  input: z.object({}),
  reply: z.object({ now: z.number(), acts: z.array(Progress) }),
})

/** Each candidate that an act on many did not reach, or could not take back, by name (at most 5,000). */
export const listBulkFaults = defineCall({
  method: 'GET',
  path: '/candidate/bulk/faults',
  summary: 'The candidates at whom an act on many failed, with the reasons',
  access: 'user',
  input: z.object({ bulkId: WireId }),
  reply: z.array(
    z.object({
      jobseekerChannelId: z.string(),
      name: z.string(),
      why: z.enum(bulkFaults),
      /** The colleague who came first. */
      byName: z.nullable(z.string()),
    }),
  ),
})

/** Leaves out the candidates at whom nothing was done yet. */
export const stopBulk = defineCall({
  method: 'POST',
  path: '/candidate/bulk/stop',
  sends: 'json',
  summary: 'Stops an act on many candidates; what is done stays',
  access: 'user',
  input: z.object({ bulkId: WireId }),
  reply: Nothing,
})

/** Takes a whole act back, in the background, within ten minutes of its end. What somebody built on stays and is named. */
export const undoBulk = defineCall({
  method: 'POST',
  path: '/candidate/bulk/undo',
  sends: 'json',
  summary: 'Takes an act on many candidates back',
  access: 'user',
  input: z.object({ bulkId: WireId }),
  reply: Nothing,
  refusals: { stillRuns: codes.changedMeanwhile, tooLate: codes.changedMeanwhile },
})

/** Keeps the list of an export, and gives the address of its CSV file. The address opens for some minutes. */
export const exportChosen = defineCall({
  method: 'POST',
  path: '/candidate/bulk/export',
  sends: 'json',
  maxBodyBytes: maxChosenBytes,
  summary: 'Exports candidates of the list as a CSV file, as the caller sees them',
  access,
  input: z.object({ chosen: ChosenCandidates }),
  reply: z.object({ address: z.string(), count: z.number() }),
  refusals: { tooManyRows: codes.invalidInput, nobody: codes.invalidInput },
})
