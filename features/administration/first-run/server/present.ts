import type { ReplyOf } from '@candor/call/define'
import type { FirstStep } from '../../../platform/company/contract/first-steps.ts'
import { type FirstStepFacts, firstStepState } from '../../../platform/company/rules/first-steps.ts'
import type { findFirstSteps } from '../contract.ts'
import type { listSkips } from './queries.ts'

type Skips = Awaited<ReturnType<typeof listSkips>>
type Reply = ReplyOf<typeof findFirstSteps>

export function presentSteps(
  steps: readonly FirstStep[],
  facts: FirstStepFacts,
  skips: Skips,
): Reply['steps'] {
  return steps.map((step) => {
    const state = firstStepState(step, facts)
    const skip = state === 'skipped' ? skips.find((other) => other.step === step) : undefined
    return { step, state, skippedBy: skip?.skippedBy ?? null, skippedAt: skip?.skippedAt.getTime() ?? null }
  })
}

type Position = Omit<NonNullable<Reply['position']>, 'positionId'> & { readonly id: string }

export function presentPosition(row: Position | null): Reply['position'] {
  if (!row) return null
  const { id, name, nameLatin, grade, place } = row
  return { positionId: id, name, nameLatin, grade, place }
}
