import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId, WireStars } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('manual-scores')

/** The most scores that one account gives in an interview: each stays, and all are read together. */
export const maxScores = 1_000

/** The most characters of the opinion beside a score (R9-001). */
export const maxOpinionLength = 500

/** Adds a manual score to an answer; earlier ones stay. */
export const submitEstimate = defineCall({
  method: 'POST',
  path: '/mark/interview/interview/submitEstimate',
  summary: 'Scores one answer of an interview by hand',
  access: { report: 'interview', by: { interview: 'interviewid' }, act: 'score', self: 'estimateUserId' },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    /** The question's id. */
    id: WireId,
    interviewid: WireId,
    /** Stars in steps of a half; 0: only an opinion. */
    estimateScore: WireStars,
    estimateOpinion: z._default(z.string().check(z.maxLength(maxOpinionLength)), ''),
    /** Accepted from other clients but ignored: the author is the signed-in account. */
    estimateUserId: OptionalWireId,
  }),
  reply: Nothing,
  refusals: {
    noSuchScore: codes.invalidInput,
    nothingGiven: codes.invalidInput,
    scoredOften: codes.quotaUsedUp,
  },
})
