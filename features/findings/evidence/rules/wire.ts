import type { Claim, EvidenceItem } from '../contract.ts'
import { answerClaim, competencyClaim } from './claim-key.ts'
import type { ClaimKey, Evidence } from './evidence.ts'

/** Evidence as it came with the results. Its times are of the answer's own recording, and may be wrong. */
export type GivenEvidence = Omit<Evidence, 'origin' | 'question' | 'match' | 'voice'>

function claimKeyOf(claim: Claim): ClaimKey {
  if (claim.kind === 'summary') return 'summary'
  return claim.kind === 'competency' ? competencyClaim(claim.name) : answerClaim(claim.question_id)
}

export function readEvidence(item: EvidenceItem): GivenEvidence {
  const quote = item.quote.trim()
  return {
    id: item.externalId,
    claim: claimKeyOf(item.claim),
    kind: item.kind,
    answerId: item.question_id,
    title: item.title?.trim() || quote,
    quote,
    reason: item.reason?.trim() || null,
    startMs: item.startMs,
    endMs: item.endMs,
  }
}
