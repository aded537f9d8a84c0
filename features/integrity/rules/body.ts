import type { BodyCheck } from '../../interviews/rules/interview.ts'
import { type FindingState, findingState } from './findings.ts'

/** What is looked at, in the order in which it is shown. */
export const bodyParts = ['tattoo', 'arm', 'hand', 'leg'] as const
type BodyPart = (typeof bodyParts)[number]

/** What one body check found of each part; null where it was not looked at. */
export type BodyResult = Readonly<Record<BodyPart, FindingState | null>>

/** What a body check found: a status says what that of a finding says (R2-079, R2-080). */
export function readBodyResult(found: BodyCheck): BodyResult {
  const read = (status: number | null) => (status === null ? null : findingState(status))
  return {
    tattoo: read(found.tattoo),
    arm: read(found.arm),
    hand: read(found.hand),
    leg: read(found.leg),
  }
}
