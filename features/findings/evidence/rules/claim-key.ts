import type { ClaimKey } from './evidence.ts'

const competency = 'competency:'
const answer = 'answer:'

/** The claim about a competency or a soft skill, which share their names. */
export function competencyClaim(name: string) {
  return `${competency}${name}` as const
}

/** The claim about the answer to one question. */
export function answerClaim(answerId: string) {
  return `${answer}${answerId}` as const
}

/** The name of the competency that a claim is about; null for any other claim. */
export function competencyOf(claim: ClaimKey): string | null {
  return claim.startsWith(competency) ? claim.slice(competency.length) : null
}

/** The id of the answer that a claim is about; null for any other claim. */
export function answerOf(claim: ClaimKey): string | null {
  return claim.startsWith(answer) ? claim.slice(answer.length) : null
}
