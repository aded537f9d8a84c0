import { dayMs } from '@candor/kernel/durations'
import { canAct, isAdministrator } from '../../../platform/access/rules/acts.ts'
import { isUserType, type UserType } from '../../../platform/access/rules/permissions.ts'
import type { answerStates } from '../contract/asked.ts'
import { readDecided, type StoredDecision } from './wire.ts'

export type AnswerState = (typeof answerStates)[number]

/** A recommendation with its answer, as it is stored. */
export interface Asked extends StoredDecision {
  readonly toAccountId: string
  /** What the colleague is now. */
  readonly toUserType: string
  /** Null for an import. */
  readonly byAccountId: string | null
  readonly recommendStatus: number
  readonly answeredHere: string | null
  readonly withdrawnAt: Date | null
}

/** Who looks at recommendations. */
export interface Asker {
  readonly accountId: string
  readonly userType: UserType
  /** Whether they may recommend this candidate. */
  readonly mayRecommend: boolean
}

type PlainState = Exclude<AnswerState, 'covered'>

/** The answer to a recommendation. A decision stands, also where the recommendation was taken back later. */
export function plainState({
  recommendStatus,
  answeredHere,
  withdrawnAt,
  ...stored
}: StoredDecision & Pick<Asked, 'recommendStatus' | 'answeredHere' | 'withdrawnAt'>): PlainState {
  const decision = readDecided(stored)
  if (decision) return decision
  if (answeredHere === 'refused') return 'declined'
  if (withdrawnAt) return 'withdrawn'
  return recommendStatus === 1 ? 'accepted' : 'pending'
}

/** The answer as a reader may know it: a decision of somebody else may be covered (decision S166). */
export function shownState(state: PlainState, maySeeOpinion: boolean): AnswerState {
  const isDecision = state === 'pass' || state === 'wait' || state === 'reject'
  return isDecision && !maySeeOpinion ? 'covered' : state
}

/** Whether an answer is still to come: a colleague who accepted has not decided yet. */
export function isWaiting(state: AnswerState): boolean {
  return state === 'pending' || state === 'accepted'
}

/** Whether an account may remind the colleague at all, at some time. Interviewers remind those whom they asked. */
export function mayRemind(asked: Asked, asker: Asker): boolean {
  const isOwn = asked.byAccountId === asker.accountId
  return (
    isWaiting(plainState(asked)) &&
    asker.mayRecommend &&
    asked.toAccountId !== asker.accountId &&
    isUserType(asked.toUserType) &&
    canAct(asked.toUserType) &&
    (isOwn || asker.userType !== 'interviewer')
  )
}

/** Epoch milliseconds from which another reminder is due: a day after the last one; at once without one. */
export function remindFrom(remindedAt: Date | null): number {
  return remindedAt === null ? 0 : remindedAt.getTime() + dayMs
}

/** Whether an account may take recommendations like this one back. */
export function ownsWithdrawal({ byAccountId }: Pick<Asked, 'byAccountId'>, asker: Asker): boolean {
  return asker.mayRecommend && (byAccountId === asker.accountId || isAdministrator(asker.userType))
}

/** Whether an account may take this recommendation back: it has no answer yet. */
export function mayWithdraw(asked: Asked, asker: Asker): boolean {
  return plainState(asked) === 'pending' && ownsWithdrawal(asked, asker)
}

/** The order in which the line in the report's head counts answers. */
export const countedStates = ['reject', 'pass', 'wait', 'declined', 'covered', 'accepted', 'pending'] as const
type CountedState = (typeof countedStates)[number]

/** How many were asked, and how many gave each answer. Recommendations that were taken back do not count. */
export function countAsked(states: readonly AnswerState[]): {
  asked: number
  answers: { state: CountedState; count: number }[]
} {
  const answers = countedStates
    .map((state) => ({ state, count: states.filter((each) => each === state).length }))
    .filter(({ count }) => count > 0)
  return { asked: answers.reduce((sum, { count }) => sum + count, 0), answers }
}
