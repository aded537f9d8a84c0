import { codes } from '@candor/call/codes'
import { OptionalWireStars, optionalWireNumber, wireList } from '@candor/call/fields'
import * as z from 'zod/mini'
import { maxReason, maxReasons } from '../../../candidates/refusal-reasons/contract.ts'
import { Mentioned } from '../../mentions/contract.ts'

/** Refusals of all calls that bring an evaluation. */
export const evaluationRefusals = {
  feature: 'evaluations',
  refusals: {
    nothingFilled: codes.invalidInput,
    textNeeded: codes.invalidInput,
    reasonNeeded: codes.invalidInput,
    changeReasonNeeded: codes.invalidInput,
    remarkEmpty: codes.invalidInput,
    unknownType: codes.invalidInput,
    partTwice: codes.invalidInput,
    partsRefused: codes.invalidInput,
    saidOften: codes.quotaUsedUp,
    unknownReason: codes.invalidInput,
    notedOften: codes.quotaUsedUp,
  },
} as const

/** The most characters of an evaluation (R9-001) and of a remark. */
export const maxEvaluationLength = 500

/**
 * The most parts of evaluations, and the most remarks, that one account adds to a candidate: each stays, and all are
 * read together.
 */
export const maxOwn = 500

export const Text = z._default(z.string().check(z.maxLength(maxEvaluationLength)), '')
/** 0 or left out: no score. */
export const Score = OptionalWireStars
/** 1 pass, 2 reject, 3 wait (decision C18); 0 or left out: no decision. */
export const Result = optionalWireNumber(0, 3)

/** Reasons of a rejection, from the company's list (decision S91). They are left out of every other decision. */
export const Reasons = z.optional(
  wireList(z.array(z.string().check(z.minLength(1), z.maxLength(maxReason))).check(z.maxLength(maxReasons))),
)

/** The tabs that the page had opened, inner ones after a dot; stored with a decision. */
export const OpenedTabs = z.optional(z.string().check(z.maxLength(200), z.regex(/^(\d{1,2}(\.\d)?(,|$))*$/)))

/** One part of an evaluation. */
export const Opinion = {
  estimateContent: Text,
  estimateScore: Score,
  result: Result,
  refuseReasons: Reasons,
  mentioned: Mentioned,
}
