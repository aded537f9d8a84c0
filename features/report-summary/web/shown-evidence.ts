import type { EvidenceIndex } from '../../evidence/rules/evidence.ts'

/** What the scores of the summary rest on, as far as whoever reads it may see that. */
export interface ShownEvidence {
  readonly evidenceIndex: EvidenceIndex
  /** Readers of the summary alone get no evidence, and are not told that there is none (decision D08). */
  readonly isWhole: boolean
  /** Opens a moment in the AI interview. */
  readonly onSelect: (evidenceId: string) => void
}
