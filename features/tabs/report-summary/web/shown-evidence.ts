import type { EvidenceIndex } from '../../../findings/evidence/rules/evidence.ts'

/** The evidence of the summary's scores, as far as the reader may see it. */
export interface ShownEvidence {
  readonly evidenceIndex: EvidenceIndex
  /** Readers of only the summary get no evidence, and no note that there is none (decision D08). */
  readonly isWhole: boolean
  /** Opens a moment in the AI interview. */
  readonly onSelect: (evidenceId: string) => void
}
