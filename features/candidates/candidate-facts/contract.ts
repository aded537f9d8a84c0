import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Application, Outcome, PersonApart, SamePerson } from '../persons/contract.ts'

/** The ways in which a candidate is added here. */
export const addingWays = ['hand', 'drop', 'position', 'table', 'application'] as const

const defineCall = callsOf('candidate-facts')

/** Fields of a candidate that people change here, in the order of the page. Bundles send all but the source. */
export const candidateFields = [
  'name',
  'nameLatin',
  'phone',
  'email',
  'gender',
  'age',
  'education',
  'nativePlace',
  'referee',
  'workYears',
  'source',
] as const

const Typed = z.optional(z.string().check(z.maxLength(400)))
const Figure = z.optional(z.nullable(z.number()))
const Value = z.nullable(z.union([z.string().check(z.maxLength(400)), z.number()]))

/** Refusals of a value that a person typed; each names its field. */
const valueRefusals = {
  noName: codes.invalidInput,
  longName: codes.invalidInput,
  oddName: codes.invalidInput,
  wrongPhone: codes.invalidInput,
  wrongEmail: codes.invalidInput,
  wrongValue: codes.invalidInput,
} as const

const placeRefusals = {
  noPosition: codes.notFound,
  closedPosition: codes.invalidInput,
  noStage: codes.invalidInput,
  /** The importer refused the candidate; the text of its first fault follows. */
  refused: codes.invalidInput,
} as const

/** The open positions to which a candidate can be added, with their stages in order. */
export const listOpenPositions = defineCall({
  method: 'GET',
  path: '/candidate/person/positions',
  summary: 'Open positions, to which candidates can be added',
  access: { user: {}, needs: 'candidate' },
  input: z.object({}),
  reply: z.array(
    z.object({
      positionId: z.string(),
      name: z.string(),
      nameLatin: z.nullable(z.string()),
      /** In the caller's language. */
      stages: z.array(z.object({ stageId: z.string(), name: z.string() })),
    }),
  ),
  refusals: { mayNotAdd: codes.noPermission },
})

/** Adds a candidate by hand. A retry with the same idempotency key answers with the same candidate. */
export const addCandidate = defineCall({
  method: 'POST',
  path: '/candidate/person/add',
  summary: 'Adds a candidate by hand',
  access: { user: {}, needs: 'candidate' },
  sends: 'json',
  input: z.object({
    positionId: WireId,
    /** Left out: the first stage of the position. */
    stageId: OptionalWireId,
    name: z.string().check(z.maxLength(400)),
    nameLatin: Typed,
    phone: Typed,
    email: Typed,
    source: Typed,
    gender: Figure,
    age: Figure,
    education: Figure,
    nativePlace: Typed,
    workYears: Figure,
    /** The application with the same phone or e-mail whose person this is. */
    sameAs: OptionalWireId,
  }),
  reply: z.object({ jobseekerChannelId: z.string(), positionId: z.string() }),
  refusals: {
    ...valueRefusals,
    ...placeRefusals,
    mayNotAdd: codes.noPermission,
    noSamePerson: codes.changedMeanwhile,
  },
})

const ofCandidate = { candidate: 'jobseekerChannelId' } as const

/** The facts of a candidate, as far as the reader may know them. */
export const readCandidateFacts = defineCall({
  method: 'GET',
  path: '/candidate/person/facts',
  summary: 'The facts of a candidate, with their changes and other applications',
  access: { report: 'candidate', by: ofCandidate },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    jobseekerChannelId: z.string(),
    interviewId: z.nullable(z.string()),
    isAnonymous: z.boolean(),
    positionId: z.string(),
    positionName: z.string(),
    positionNameLatin: z.nullable(z.string()),
    stageName: z.string(),
    /** Epoch milliseconds, as every time here. */
    stageSince: z.number(),
    outcome: Outcome,
    outcomeAt: z.nullable(z.number()),
    appliedAt: z.number(),
    /** Fields that the reader may see; `sent` is the value of the last bundle where it differs. */
    fields: z.array(z.object({ field: z.enum(candidateFields), value: Value, sent: z.optional(Value) })),
    addedBy: z.nullable(z.enum(addingWays)),
    addedByName: z.nullable(z.string()),
    /** The newest 100. */
    changes: z.array(
      z.object({
        id: z.string(),
        field: z.enum(candidateFields),
        from: Value,
        to: Value,
        /** Null for a bundle. */
        byName: z.nullable(z.string()),
        changedAt: z.number(),
      }),
    ),
    applications: z.array(Application),
    /** Applications of other persons with the same phone or e-mail; `apart`: told apart, for who edits. */
    same: z.array(SamePerson),
    apart: z.array(PersonApart),
    may: z.object({ edit: z.boolean(), remove: z.boolean(), erase: z.boolean(), merge: z.boolean() }),
  }),
})

/** Changes one field. A value that somebody changed meanwhile is refused with the present one. */
export const changeCandidate = defineCall({
  method: 'POST',
  path: '/candidate/person/change',
  summary: 'Changes one field of a candidate',
  access: { report: 'candidate', by: ofCandidate, act: 'edit' },
  sends: 'json',
  input: z.object({
    jobseekerChannelId: WireId,
    field: z.enum(candidateFields),
    /** The value that the caller saw; left out: none. */
    from: z.optional(Value),
    to: z.optional(Value),
  }),
  reply: z.object({
    value: Value,
    /** How many links ended that had been mailed to the former address. */
    linksEnded: z.number(),
  }),
  refusals: {
    ...valueRefusals,
    hiddenField: codes.noPermission,
    /** `data` holds the present value. */
    changedByColleague: codes.changedMeanwhile,
    changedByBundle: codes.changedMeanwhile,
  },
})

/** Removes a candidate that was added here by mistake, while nobody has built on it (decision S129). */
export const removeCandidate = defineCall({
  method: 'POST',
  path: '/candidate/person/remove',
  canBeUndone: true,
  summary: 'Removes a candidate that was added by mistake',
  access: { report: 'candidate', by: ofCandidate, act: 'edit' },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: Nothing,
  refusals: { notMadeHere: codes.invalidInput, builtOn: codes.invalidInput },
})

/** Adds a candidate of the same person to another open position; the resume goes along (decision S129). */
export const considerCandidate = defineCall({
  method: 'POST',
  path: '/candidate/person/consider',
  summary: 'Considers a person for another position',
  access: { report: 'candidate', by: ofCandidate, act: 'edit' },
  sends: 'json',
  input: z.object({ jobseekerChannelId: WireId, toPositionId: WireId, stageId: OptionalWireId }),
  reply: z.object({ jobseekerChannelId: z.string(), positionId: z.string() }),
  refusals: { ...placeRefusals, inPosition: codes.invalidInput },
})
