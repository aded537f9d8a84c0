import type { ProofBy } from '../second-factor/rules/proof.ts'

/** What a signed-in person proves once more that the account is theirs with, before its number changes. */
export type NumberProofBy = ProofBy | 'oldNumber'

interface Facts {
  /** How the account proves it before its second factor changes. */
  readonly by: ProofBy
  readonly hasNumber: boolean
  readonly canText: boolean
}

/**
 * How a change of the number is proved: as one of the second factor, but an account with nothing of its own to type proves
 * it by a code to the number that it has. A sign-in that was just made may have been made by whoever else has the session.
 */
export function numberProofBy({ by, hasNumber, canText }: Facts): NumberProofBy {
  return by === 'freshSignIn' && hasNumber && canText ? 'oldNumber' : by
}
