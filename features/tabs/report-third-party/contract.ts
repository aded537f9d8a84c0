import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId, wireNumber, wireText } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-third-party')

/** The most evaluations of a candidate to which people add others; imports bring 500 at most. */
export const maxEvaluations = 1_000
/** The most characters of a test's name, and of a file's. */
export const maxNameLength = 200
/** The most characters of a score: a number, a grade or a word. */
export const maxScoreLength = 40

/** A test or an evaluation that was held outside Candor. */
export const ThirdPartyEntry = z.object({
  id: z.string(),
  /** Tells one state of it from another; a change names the revision that it is based on. */
  revision: z.string(),
  testName: z.string(),
  /** As it was written: a number, a grade or a word. */
  score: z.nullable(z.string()),
  /** 0 a score, 1 a file (decision N33). */
  testType: z.number(),
  /** A media address; null without a file, and where the candidate is anonymous. */
  fileUrl: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** Names the file in a change that keeps it, even after its address has expired. */
  fileReference: z.nullable(z.string()),
  /** Ending of the stored file: lower case, without the dot; empty without one. */
  ending: z.string(),
  /** Whether the report can show the file. */
  hasPreview: z.boolean(),
  /** 1 an external vendor. */
  testVendor: z.nullable(z.number()),
  /** 0 not reviewed, 1 under review, 2 completed. */
  testStatus: z.nullable(z.number()),
  positionName: z.string(),
  /** Epoch milliseconds. */
  createDate: z.number(),
  /** Whether it is stored but cannot be read: beside its id and time it says nothing then. */
  isUnreadable: z.optional(z.literal(true)),
})
export type ThirdPartyEntry = z.output<typeof ThirdPartyEntry>

/** The third-party evaluations of a candidate, newest first. */
export const listThirdPartyEvaluations = defineCall({
  method: 'GET',
  path: '/candidate/thirdEvaluation/list',
  summary: 'The third-party evaluations of a candidate',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', position: 'positionId' },
    needs: 'thirdComment',
  },
  payload: 'result',
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, positionId: OptionalWireId }),
  reply: z.array(ThirdPartyEntry),
})

const written = {
  jobseekerChannelId: WireId,
  positionId: OptionalWireId,
  testName: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNameLength)),
  score: z.optional(wireText(z.string().check(z.trim(), z.maxLength(maxScoreLength)))),
  /** 0 a score, 1 a file (R3-059). */
  testType: wireNumber(0, 1),
  /** The address or reference from an upload or from the list. Left out, the evaluation has no file. */
  fileUrl: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
  fileName: z.optional(z.string().check(z.trim(), z.maxLength(maxNameLength))),
}

const refusals = { noFile: codes.invalidInput } as const

/** Records an evaluation; it may have a score, a file, both, or neither yet (R5-032, decision C43). */
export const addThirdPartyEvaluation = defineCall({
  method: 'POST',
  path: '/candidate/thirdEvaluation/add',
  summary: 'Writes down a third-party evaluation',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', position: 'positionId' },
    act: 'thirdParty',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object(written),
  reply: Nothing,
  refusals: { ...refusals, tooMany: codes.quotaUsedUp },
})

/**
 * Replaces an evaluation. A file of an anonymous candidate that is not named stays. With a revision it is refused where
 * the evaluation has another one by now, so that no file is taken away that the writer has not seen.
 */
export const updateThirdPartyEvaluation = defineCall({
  method: 'POST',
  path: '/candidate/thirdEvaluation/update',
  summary: 'Changes a third-party evaluation',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', position: 'positionId' },
    act: 'thirdParty',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    id: WireId,
    revision: z.optional(z.string().check(z.maxLength(100))),
    ...written,
  }),
  reply: Nothing,
  refusals: { ...refusals, changedMeanwhile: codes.changedMeanwhile },
})

/** Deletes an evaluation; its file is no longer served unless something else names it. */
export const deleteThirdPartyEvaluation = defineCall({
  method: 'POST',
  path: '/candidate/thirdEvaluation/delete',
  summary: 'Deletes a third-party evaluation',
  access: 'user',
  onFailure: ['toast', 'signIn'],
  input: z.object({ id: WireId }),
  reply: Nothing,
})
