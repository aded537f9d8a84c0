import type { Decision } from '../../../candidates/candidates/rules/decision.ts'
import { canAct } from '../../../platform/access/rules/acts.ts'
import { isUserType } from '../../../platform/access/rules/permissions.ts'

export interface Recommendation {
  readonly isAnswered: boolean
  readonly decision: Decision | null
}

export interface Given extends Recommendation {
  readonly stageId: string
  /** The first recommender, then all authors of remarks. */
  readonly givers: readonly {
    readonly name: string | null
    readonly note: string | null
    /** Epoch milliseconds. */
    readonly givenAt: number
  }[]
}

export type Answer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'decide'; readonly decision: Decision }

/** Whether an answer is possible. A decision is on record with a name: only another decision changes it. */
export function fits(answer: Answer, { decision }: Pick<Recommendation, 'decision'>): boolean {
  return answer.kind !== 'refuse' || decision === null
}

export type Prompt =
  /** Asks to accept or decline; the prompt is estimate 1 (R4-027). */
  | { readonly kind: 'pending'; readonly estimateIndex: 1 }
  /** Shows the decision, or that there is none yet (R4-028). */
  | { readonly kind: 'answered'; readonly decision: Decision | null }

export function promptOf({ isAnswered, decision }: Recommendation): Prompt {
  return isAnswered ? { kind: 'answered', decision } : { kind: 'pending', estimateIndex: 1 }
}

const refusal = 'refuse-recommendation'

/** Subject of the draft that declines one recommendation; another recommendation has another draft. */
export function refusalSubject({ stageId, givers: [first] }: Given): string {
  return `${refusal} ${stageId} ${first?.givenAt}`
}

/** Whether a draft declines a recommendation that is no longer open. Without a stage, drafts of all stages are over. */
export function isRefusalOver(subject: string, given: Given | null, stageId: string | undefined): boolean {
  const looked = given?.stageId ?? stageId
  if (!subject.startsWith(looked === undefined ? refusal : `${refusal} ${looked} `)) return false
  return given === null || given.isAnswered || subject !== refusalSubject(given)
}

/** Whether an account may answer recommendations: readers may not. */
export function canAnswer({ userType }: { readonly userType: string }): boolean {
  return isUserType(userType) && canAct(userType)
}
