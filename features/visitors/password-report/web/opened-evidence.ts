import { useEvidenceIndex } from '../../../findings/analysis/web/use-evidence-index.ts'
import type { Evidence, EvidenceIndex } from '../../../findings/evidence/rules/evidence.ts'
import { momentAddress } from '../rules/moment-address.ts'
import type { Reported } from '../rules/read-report.ts'

/** The evidence of the scores, and where each moment can be seen. */
export interface OpenedEvidence {
  readonly evidenceIndex: EvidenceIndex
  readonly hrefOf: (evidence: Evidence) => string
}

/** The evidence, where the link opens the AI interview; else null. */
export function useOpenedEvidence(
  link: string,
  { candidate, interview }: Reported,
  opensInterview: boolean,
): OpenedEvidence | null {
  const evidenceIndex = useEvidenceIndex({ interviewId: opensInterview ? link : null, interview, candidate })
  return opensInterview ? { evidenceIndex, hrefOf: (evidence) => momentAddress(link, evidence) } : null
}
