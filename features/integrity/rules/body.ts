import type { BodyCheck } from '../../interviews/rules/interview.ts'
import { type FindingState, findingState } from './findings.ts'

/** Parts of the body, in the order of the screen. */
export const bodyParts = ['tattoo', 'arm', 'hand', 'leg'] as const
type BodyPart = (typeof bodyParts)[number]

/** The result of one body check by part; null where it was not checked. */
export type BodyResult = Readonly<Record<BodyPart, FindingState | null>>

/** The result of a body check; its status means the same as that of a finding (R2-079, R2-080). */
export function readBodyResult(found: BodyCheck): BodyResult {
  const read = (status: number | null) => (status === null ? null : findingState(status))
  return {
    tattoo: read(found.tattoo),
    arm: read(found.arm),
    hand: read(found.hand),
    leg: read(found.leg),
  }
}
