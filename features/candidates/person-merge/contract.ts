import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { candidateFields } from '../candidate-facts/contract.ts'
import { Application, SamePerson } from '../persons/contract.ts'

const defineCall = callsOf('person-merge')

/** Chosen field by field. A resume comes with its fields; both files stay. */
export const mergeFields = [...candidateFields, 'photo', 'resume'] as const
export type MergeField = (typeof mergeFields)[number]

/** What a candidate brings along, as counts. */
export const countedKinds = [
  'interviews',
  'evaluations',
  'remarks',
  'recommendations',
  'plans',
  'offline',
  'thirdParty',
  'shares',
  'consents',
  'moves',
  'labels',
  'files',
] as const
export type CountedKind = (typeof countedKinds)[number]

export const eventKinds = ['applied', 'moved', 'interview', 'plan', 'evaluation', 'remark', 'ended'] as const

const Kind = z.enum(['person', 'candidate'])
const Value = z.nullable(z.union([z.string(), z.number()]))
const Counts = z.record(z.enum(countedKinds), z.int())

const Side = z.object({
  ...Application.shape,
  appliedAt: z.number(),
  /** The number of changes so far; a merge names the number that its caller saw. */
  revision: z.int(),
  source: z.string(),
  labels: z.array(z.string()),
  consents: z.int(),
  counts: Counts,
  /** The newest events of the history, newest first; `count` counts all. */
  events: z.array(
    z.object({ id: z.string(), at: z.number(), kind: z.enum(eventKinds), subject: z.string() }),
  ),
  eventCount: z.int(),
})

const pairRefusals = {
  mayNotMerge: codes.noPermission,
  sameCandidate: codes.invalidInput,
  /** One went into another candidate already. */
  mergedBefore: codes.changedMeanwhile,
  hiddenNames: codes.noPermission,
  alreadyOne: codes.invalidInput,
  otherPosition: codes.invalidInput,
  /** An order to erase one of both is not finished. */
  erasureWaits: codes.invalidInput,
} as const

/** Other applications that may be of the same person, and those that a search finds. */
export const listMergeChoices = defineCall({
  method: 'GET',
  path: '/candidate/merge/choices',
  summary: 'Candidates with whom one may be merged',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'edit' },
  input: z.object({
    jobseekerChannelId: WireId,
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    name: z.string(),
    nameLatin: z.nullable(z.string()),
    /** With the same phone or e-mail. */
    same: z.array(SamePerson),
    /** Of the search by name, phone or e-mail; at most 20. */
    found: z.array(Application),
  }),
  refusals: { mayNotMerge: codes.noPermission, hiddenNames: codes.noPermission },
})

/** Two candidates side by side, and what a merge would do. */
export const compareCandidates = defineCall({
  method: 'GET',
  path: '/candidate/merge/compare',
  summary: 'Two candidates side by side, before they are merged',
  access: { user: {}, needs: 'candidate' },
  input: z.object({ jobseekerChannelId: WireId, otherId: WireId }),
  reply: z.object({
    kind: Kind,
    by: z.array(z.enum(['phone', 'email'])),
    kept: Side,
    other: Side,
    fields: z.array(
      z.object({
        field: z.enum(mergeFields),
        kept: Value,
        other: Value,
        likeness: z.enum(['same', 'writtenOtherwise', 'one', 'differs']),
        at: z.nullable(z.enum(['kept', 'other'])),
      }),
    ),
    /** How many applications the person has afterwards. */
    applications: z.int(),
    /** Labels that both have. */
    sharedLabels: z.int(),
  }),
  refusals: pairRefusals,
})

/** Merges two persons, or two candidates of one position. All that one brings moves to the kept one. */
export const mergeCandidates = defineCall({
  method: 'POST',
  path: '/candidate/merge/do',
  summary: 'Merges two persons, or two candidates of one position',
  access: { user: {}, needs: 'candidate' },
  sends: 'json',
  input: z.object({
    /** The candidate that stays. */
    jobseekerChannelId: WireId,
    otherId: WireId,
    kind: Kind,
    /** The revisions that the caller saw. */
    revision: z.int(),
    otherRevision: z.int(),
    /** Fields that the kept candidate takes from the other one. */
    fromOther: z.array(z.enum(mergeFields)).check(z.maxLength(mergeFields.length)),
  }),
  reply: z.object({ mergeId: z.string(), jobseekerChannelId: z.string() }),
  refusals: { ...pairRefusals, changedByColleague: codes.changedMeanwhile },
})

/** The merges of a candidate's person that are in force, newest first. */
export const listMerges = defineCall({
  method: 'GET',
  path: '/candidate/merge/list',
  summary: 'Merges of a candidate that can be undone',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'edit' },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    mayMerge: z.boolean(),
    /** How many other applications have the same phone or e-mail. */
    hints: z.int(),
    merges: z.array(
      z.object({
        mergeId: z.string(),
        kind: Kind,
        name: z.string(),
        nameLatin: z.nullable(z.string()),
        positionName: z.string(),
        positionNameLatin: z.nullable(z.string()),
        byName: z.nullable(z.string()),
        mergedAt: z.number(),
        /** How much goes back, and how much of later days stays. */
        goesBack: Counts,
        stays: Counts,
        /** Whether a later merge of the person must be undone first. */
        isBuiltOn: z.boolean(),
      }),
    ),
  }),
})

/** Undoes a merge: everything that moved goes back. Later rows stay with the kept candidate. */
export const unmergeCandidates = defineCall({
  method: 'POST',
  path: '/candidate/merge/undo',
  summary: 'Undoes a merge',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'edit' },
  input: z.object({ jobseekerChannelId: WireId, mergeId: WireId }),
  reply: z.object({
    /** The candidate that is there again. */
    jobseekerChannelId: z.string(),
    stays: Counts,
  }),
  refusals: {
    mayNotMerge: codes.noPermission,
    noMerge: codes.notFound,
    builtOn: codes.invalidInput,
    nothingLeft: codes.invalidInput,
    erasureWaits: codes.invalidInput,
  },
})
