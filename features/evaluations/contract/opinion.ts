import { codes } from '@candor/call/codes'
import { optionalWireHalves, optionalWireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

/** What an evaluation is refused with, whichever call brings it. */
export const evaluationRefusals = {
  feature: 'evaluations',
  refusals: {
    nothingFilled: codes.invalidInput,
    textNeeded: codes.invalidInput,
    reasonNeeded: codes.invalidInput,
    remarkEmpty: codes.invalidInput,
    unknownType: codes.invalidInput,
    partTwice: codes.invalidInput,
    partsRefused: codes.invalidInput,
  },
} as const

/** The most characters of an evaluation (R9-001) and of a remark. */
export const maxEvaluationLength = 500

export const Text = z._default(z.string().check(z.maxLength(maxEvaluationLength)), '')
/** 0 or nothing: not scored. */
export const Score = optionalWireHalves(0, 5)
/** 1 pass, 2 reject, 3 wait (decision C18); 0 or nothing: not decided. */
export const Result = optionalWireNumber(0, 3)

/** What the page says it had opened of the report, for the record of a decision: tabs, inner tabs after a dot. */
export const OpenedTabs = z.optional(z.string().check(z.maxLength(200), z.regex(/^(\d{1,2}(\.\d)?(,|$))*$/)))

/** What a reviewer says in one part of an evaluation. */
export const Opinion = {
  estimateContent: Text,
  estimateScore: Score,
  result: Result,
}
