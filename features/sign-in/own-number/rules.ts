import type { ProofBy } from '../second-factor/rules/proof.ts'

/** The proof of identity that a signed-in person gives before the account's number changes. */
export type NumberProofBy = ProofBy | 'oldNumber'

interface Facts {
  /** The proof that a change of the second factor needs. */
  readonly by: ProofBy
  readonly hasNumber: boolean
  readonly canText: boolean
}

/**
 * Returns the proof that a change of the number needs: the same as for the second factor, but an account without
 * anything to type proves it with a code to its present number. A recent sign-in would not do, as another person with
 * the session may have made it.
 */
export function numberProofBy({ by, hasNumber, canText }: Facts): NumberProofBy {
  return by === 'freshSignIn' && hasNumber && canText ? 'oldNumber' : by
}
