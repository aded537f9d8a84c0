/** What a signed-in person proves once more that the account is theirs with, before its factors change. */
export type ProofBy = 'password' | 'passwordOrCode' | 'code' | 'freshSignIn'

/** How long a sign-in itself counts as proof, for an account that has no other (minutes). */
export const freshMinutes = 10

interface Facts {
  readonly hasPassword: boolean
  readonly hasTotp: boolean
}

export function proofBy({ hasPassword, hasTotp }: Facts): ProofBy {
  if (hasPassword) return hasTotp ? 'passwordOrCode' : 'password'
  return hasTotp ? 'code' : 'freshSignIn'
}

/** Whether somebody signed in so short a time ago that this proves who they are. */
export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < freshMinutes * 60_000
}

/** Wrong codes of one account, whichever sign-ins they were for, and within how many minutes. */
export const codeLimit = { max: 20, perMinutes: 60 } as const

/** Proofs that one account may try, and within how many minutes. */
export const proofLimit = { max: 5, perMinutes: 15 } as const

/** How long the QR code of an authenticator app can be confirmed (minutes). */
export const enrolMinutes = 30
