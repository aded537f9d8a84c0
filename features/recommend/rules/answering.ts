import type { ReplyOf } from '@candor/call/define'
import { canAct } from '../../access/rules/acts.ts'
import { isUserType } from '../../access/rules/permissions.ts'
import { type Decision, decisionOfStatus } from '../../decisions/rules.ts'
import type { findOperateStatus } from '../contract.ts'

/** The state of a recommendation. */
export interface Recommendation {
  /** 0 not answered, 1 answered. */
  readonly recommendStatus: number
  /** 1 pass, 4 wait, 2 reject (R4-024); null without a decision. */
  readonly operateStatus: number | null
}

/** The recommendation to the viewer, as the server sends it. */
export type Given = NonNullable<ReplyOf<typeof findOperateStatus>>

/** The channel that declines (R4-032). */
export const refusingChannel = 2
/** The channel that accepts. */
export const operatingChannel = 1

export type Answer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'decide'; readonly decision: Decision }

interface GivenAnswer {
  readonly operateChannel: number
  readonly operateStatus?: number | undefined
}

/**
 * Reads an answer (decision N11): a status is a decision; without one channel 2 declines and 1 accepts. Null for
 * anything else.
 */
export function readAnswer({ operateChannel, operateStatus }: GivenAnswer): Answer | null {
  if (operateStatus !== undefined) {
    const decision = decisionOfStatus(operateStatus)
    return decision && { kind: 'decide', decision }
  }
  if (operateChannel === refusingChannel) return { kind: 'refuse' }
  return operateChannel === operatingChannel ? { kind: 'accept' } : null
}

/**
 * Whether an answer is possible in the recommendation's state.
 *
 * After a decision it cannot be declined: the decision is on record with a name, and only another decision changes it.
 */
export function fits(answer: Answer, { operateStatus }: Pick<Recommendation, 'operateStatus'>): boolean {
  return answer.kind !== 'refuse' || operateStatus === null
}

/** The viewer's part of the report about a recommendation. */
export type Prompt =
  /** Asks to accept or decline; the prompt is estimate 1 (R4-027). */
  | { readonly kind: 'pending'; readonly estimateIndex: 1 }
  /** Shows the decision, or that there is none yet (R4-028). */
  | { readonly kind: 'answered'; readonly decision: Decision | null }

export function promptOf({ recommendStatus, operateStatus }: Recommendation): Prompt {
  return recommendStatus === 0
    ? { kind: 'pending', estimateIndex: 1 }
    : { kind: 'answered', decision: decisionOfStatus(operateStatus) }
}

const refusal = 'refuse-recommendation'

/** Subject of the draft that declines one recommendation; another recommendation has another draft. */
export function refusalSubject({ recommendStageId, recommendedBy: [first] }: Given): string {
  return `${refusal} ${recommendStageId} ${first?.createdTime}`
}

/**
 * Whether a draft declines a recommendation that is no longer open, by the current one of its stage; of any stage where
 * none is named and there is no recommendation.
 */
export function isRefusalOver(subject: string, given: Given | null, stageId: string | undefined): boolean {
  const looked = given?.recommendStageId ?? stageId
  if (!subject.startsWith(looked === undefined ? refusal : `${refusal} ${looked} `)) return false
  return given === null || given.recommendStatus !== 0 || subject !== refusalSubject(given)
}

/** Whether an account may answer recommendations: readers may not. */
export function canAnswer({ userType }: { readonly userType: string }): boolean {
  return isUserType(userType) && canAct(userType)
}
