import { competencyOf } from './claim-key.ts'
import type { ClaimKey, Evidence, EvidenceIndex } from './evidence.ts'

/**
 * The order in which evidence is stepped through: `session` goes moment by moment through the recording, `claim`
 * through one claim's evidence and on to the next claim.
 */
export type StepOrder = 'session' | 'claim'

export function stepsOf(evidenceIndex: EvidenceIndex, order: StepOrder): readonly Evidence[] {
  return order === 'session'
    ? evidenceIndex.moments
    : evidenceIndex.claims.flatMap(({ evidence }) => evidence)
}

/** The evidence a step away; the first one where none is in view, null past the ends. */
export function evidenceBeside(
  evidenceIndex: EvidenceIndex,
  current: Evidence | null,
  by: 1 | -1,
  order: StepOrder,
): Evidence | null {
  const steps = stepsOf(evidenceIndex, order)
  if (!current) return steps[0] ?? null
  const id = order === 'session' ? evidenceIndex.momentOf.get(current.id) : current.id
  const index = steps.findIndex((step) => step.id === id)
  return (index < 0 ? steps[0] : steps[index + by]) ?? null
}

/** The claim to begin with: the first competency that rests on something, else the first claim that does. */
export function firstClaim({ claims }: EvidenceIndex): ClaimKey | null {
  const withEvidence = claims.filter(({ evidence }) => evidence.length > 0)
  const competency = withEvidence.find(({ claim }) => competencyOf(claim) !== null)
  return (competency ?? withEvidence[0])?.claim ?? null
}
