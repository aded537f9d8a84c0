import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('erasure')

const Counts = z.object({
  files: z.number(),
  interviews: z.number(),
  answers: z.number(),
  plans: z.number(),
  evaluations: z.number(),
  remarks: z.number(),
  links: z.number(),
  mails: z.number(),
})

/** The longest reason, in characters. */
export const maxReasonLength = 300

const ofCandidate = { candidate: 'jobseekerChannelId' } as const

/** What would go with a candidate, and with its person. `seen` names the state that the counts are of. */
export const readErasable = defineCall({
  method: 'GET',
  path: '/candidate/erasure/preview',
  summary: 'What goes when a candidate is erased',
  access: { report: 'candidate', by: ofCandidate },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    /** The name as the caller reads it, to be typed. */
    name: z.string(),
    nameLatin: z.nullable(z.string()),
    positionName: z.string(),
    positionNameLatin: z.nullable(z.string()),
    candidate: z.object({ counts: Counts, seen: z.string() }),
    /** The person with all applications. */
    person: z.object({ applications: z.number(), counts: Counts, seen: z.string() }),
  }),
  refusals: { mayNotErase: codes.noPermission },
})

/** Orders an erasure, which goes on by itself. Nothing of it can be undone. */
export const startErasure = defineCall({
  method: 'POST',
  path: '/candidate/erasure/start',
  summary: 'Erases a candidate, or a person with all applications, for good',
  access: { report: 'candidate', by: ofCandidate, act: 'read' },
  sends: 'json',
  input: z.object({
    jobseekerChannelId: WireId,
    isWholePerson: z.boolean(),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReasonLength)),
    /** The candidate's name, typed. */
    name: z.string().check(z.maxLength(400)),
    /** The state of the counts that the caller has read. */
    seen: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ erasureId: z.string() }),
  refusals: {
    mayNotErase: codes.noPermission,
    otherName: codes.invalidInput,
    reasonNames: codes.invalidInput,
    /** `data` holds nothing: the caller reads the counts again. */
    changedSince: codes.changedMeanwhile,
  },
})

/** How far an erasure is: for the account that ordered it, and for administrators. */
export const readErasure = defineCall({
  method: 'GET',
  path: '/candidate/erasure/progress',
  summary: 'How far an erasure is',
  access: 'user',
  input: z.object({ erasureId: WireId }),
  reply: z.object({
    /** Applications of the order, and those of them that are erased. */
    all: z.number(),
    done: z.number(),
    isFinished: z.boolean(),
    orderedAt: z.number(),
  }),
  refusals: { noErasure: codes.notFound },
})
