import type { ReplyOf } from '@candor/call/define'
import { canAct } from '../../access/rules/acts.ts'
import { isUserType } from '../../access/rules/permissions.ts'
import { type Decision, decisionOfStatus } from '../../decisions/rules.ts'
import type { findOperateStatus } from '../contract.ts'

/** What became of a recommendation so far. */
export interface Recommendation {
  /** 0 waits for an answer, 1 was answered. */
  readonly recommendStatus: number
  /** 1 pass, 4 wait, 2 reject (R4-024); null while nothing is decided. */
  readonly operateStatus: number | null
}

/** What was recommended to the viewer, as the server tells it. */
export type Given = NonNullable<ReplyOf<typeof findOperateStatus>>

/** The channel that refuses (R4-032). */
export const refusingChannel = 2
/** The channel that works on the candidate. */
export const operatingChannel = 1

export type Answer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'decide'; readonly decision: Decision }

interface GivenAnswer {
  readonly operateChannel: number
  readonly operateStatus?: number | undefined
}

/** What was meant (decision N11): a status decides; without one, channel 2 refuses and 1 accepts. Null for nothing known. */
export function readAnswer({ operateChannel, operateStatus }: GivenAnswer): Answer | null {
  if (operateStatus !== undefined) {
    const decision = decisionOfStatus(operateStatus)
    return decision && { kind: 'decide', decision }
  }
  if (operateChannel === refusingChannel) return { kind: 'refuse' }
  return operateChannel === operatingChannel ? { kind: 'accept' } : null
}

/**
 * Whether an answer fits what became of the recommendation.
 *
 * What is decided is not refused any more: the decision stands with a name beside it, and is changed by another one.
 */
export function fits(answer: Answer, { operateStatus }: Pick<Recommendation, 'operateStatus'>): boolean {
  return answer.kind !== 'refuse' || operateStatus === null
}

/** What the report says of a recommendation to the viewer. */
export type Prompt =
  /** Asks to accept or refuse; the prompt is estimate 1 (R4-027). */
  | { readonly kind: 'pending'; readonly estimateIndex: 1 }
  /** Says what was decided, or that nothing is yet (R4-028). */
  | { readonly kind: 'answered'; readonly decision: Decision | null }

export function promptOf({ recommendStatus, operateStatus }: Recommendation): Prompt {
  return recommendStatus === 0
    ? { kind: 'pending', estimateIndex: 1 }
    : { kind: 'answered', decision: decisionOfStatus(operateStatus) }
}

const refusal = 'refuse-recommendation'

/** What names the draft of a refusal: that of one recommendation, as another one is refused anew. */
export function refusalSubject({ recommendStageId, recommendedBy: [first] }: Given): string {
  return `${refusal} ${recommendStageId} ${first?.createdTime}`
}

/**
 * Whether a draft refuses a recommendation that does not wait any more, by what waits or was answered of a stage; of all
 * stages where none is named and nothing is there.
 */
export function isRefusalOver(subject: string, given: Given | null, stageId: string | undefined): boolean {
  const looked = given?.recommendStageId ?? stageId
  if (!subject.startsWith(looked === undefined ? refusal : `${refusal} ${looked} `)) return false
  return given === null || given.recommendStatus !== 0 || subject !== refusalSubject(given)
}

/** Whether an account answers what was recommended to it: it changes things at all. */
export function canAnswer({ userType }: { readonly userType: string }): boolean {
  return isUserType(userType) && canAct(userType)
}
