import type * as z from 'zod/mini'
import type { TattooResult } from '../../interviews/contract.ts'
import { type FindingState, findingState } from './findings.ts'

/** What is looked at, in the order in which it is shown. */
export const bodyParts = ['tattoo', 'arm', 'hand', 'leg'] as const
export type BodyPart = (typeof bodyParts)[number]

/** What one body check found of each part; null where it was not looked at. */
export type BodyResult = Readonly<Record<BodyPart, FindingState | null>>

/** Reads the body results of the wire: a status says what that of a finding says (R2-079, R2-080). */
export function readBodyResult(found: z.output<typeof TattooResult>): BodyResult {
  const read = (status: number | null) => (status === null ? null : findingState(status))
  return {
    tattoo: read(found.tattooStatus),
    arm: read(found.armStatus),
    hand: read(found.handStatus),
    leg: read(found.legStatus),
  }
}
