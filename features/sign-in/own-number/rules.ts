import type { ProofBy } from '../second-factor/rules/proof.ts'

export type NumberProofBy = ProofBy | 'oldNumber'

interface Facts {
  readonly by: ProofBy
  readonly hasNumber: boolean
  readonly canText: boolean
}

/**
 * The proof that a change of the number needs. A code to the present number replaces a recent sign-in, as another
 * person with the session may have made that.
 */
export function numberProofBy({ by, hasNumber, canText }: Facts): NumberProofBy {
  return by === 'freshSignIn' && hasNumber && canText ? 'oldNumber' : by
}
