import type { PassageKind } from '@candor/kernel/services/searching'

/** Whether a passage is the candidate's own answer: resumes and remarks are no evidence of the interview. */
export function isEvidence(kind: PassageKind): boolean {
  return kind === 'said' || kind === 'written'
}
