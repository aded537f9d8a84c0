import { useEvidenceIndex } from '../../analysis/web/use-evidence-index.ts'
import type { Evidence, EvidenceIndex } from '../../evidence/rules/evidence.ts'
import { momentAddress } from '../rules/moment-address.ts'
import type { Reported } from '../rules/read-report.ts'

/** What the scores rest on, and where each moment of it is seen. */
export interface OpenedEvidence {
  readonly evidenceIndex: EvidenceIndex
  readonly hrefOf: (evidence: Evidence) => string
}

/** The evidence of a link that opens the AI interview; null where it opens less. */
export function useOpenedEvidence(
  link: string,
  { candidate, interview }: Reported,
  opensInterview: boolean,
): OpenedEvidence | null {
  const evidenceIndex = useEvidenceIndex({ interviewId: opensInterview ? link : null, interview, candidate })
  return opensInterview ? { evidenceIndex, hrefOf: (evidence) => momentAddress(link, evidence) } : null
}
