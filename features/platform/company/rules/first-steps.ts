import { isAdministrator, mayChangeCandidates, mayChangePositions } from '../../access/rules/acts.ts'
import type { PermissionKey, UserType } from '../../access/rules/permissions.ts'
import { type FirstStep, firstSteps } from '../contract/first-steps.ts'

/** External ids of the sample that a company may send itself. It ticks no step but that of results. */
export const sampleExternalId = 'sample-first-steps'

/** How far a company is: what its data show, and what somebody skipped. */
export interface FirstStepFacts {
  /** Whether people are led to the steps after they sign in. */
  readonly isLed: boolean
  readonly done: ReadonlySet<FirstStep>
  readonly skipped: ReadonlySet<FirstStep>
}

interface Account {
  readonly userType: UserType
  readonly permissions: ReadonlySet<PermissionKey>
}

/** The steps that an account has the right to, in their order. */
export function firstStepsOf({ userType, permissions }: Account): FirstStep[] {
  const isOpen: Readonly<Record<FirstStep, boolean>> = {
    position: mayChangePositions({ userType, permissions }),
    candidates: mayChangeCandidates({ userType, permissions }),
    colleagues: isAdministrator(userType),
    results: isAdministrator(userType),
  }
  return firstSteps.filter((step) => isOpen[step])
}

export type FirstStepState = 'open' | 'done' | 'skipped'

/** The state of a step. An act ticks a skipped step too. */
export function firstStepState(step: FirstStep, { done, skipped }: FirstStepFacts): FirstStepState {
  if (done.has(step)) return 'done'
  return skipped.has(step) ? 'skipped' : 'open'
}

/** Whether an account's sign-in leads to the first steps: one of its own is neither done nor skipped. */
export function isLedToFirstSteps(account: Account, facts: FirstStepFacts): boolean {
  return facts.isLed && firstStepsOf(account).some((step) => firstStepState(step, facts) === 'open')
}
