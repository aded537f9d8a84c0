import type { ownerProofs } from '../contract.ts'

export type ProofBy = (typeof ownerProofs)[number]

/** How long a sign-in counts as proof, for an account without any other (minutes). */
export const freshMinutes = 10

interface Facts {
  readonly hasPassword: boolean
  readonly hasTotp: boolean
}

export function proofBy({ hasPassword, hasTotp }: Facts): ProofBy {
  if (hasPassword) return hasTotp ? 'passwordOrCode' : 'password'
  return hasTotp ? 'code' : 'freshSignIn'
}

export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < freshMinutes * 60_000
}

/** The most wrong codes of one account, over all of its sign-ins, and within how many minutes. */
export const codeLimit = { max: 20, perMinutes: 60 } as const

export const proofLimit = { max: 5, perMinutes: 15 } as const

/** How often one account may begin an authenticator app, and within how many minutes. */
export const enrolLimit = { max: 20, perMinutes: 15 } as const

/** How often recovery codes are made for one account, and within how many minutes: ten hashes each. */
export const recoveryCodesLimit = { max: 10, perMinutes: 60 } as const

/** How long the QR code of an authenticator app can be confirmed (minutes). */
export const enrolMinutes = 30
