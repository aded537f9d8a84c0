export const codePurposes = ['signIn', 'registration', 'binding', 'ownNumber', 'oldNumber'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** The kinds of codes, as `smsType` names them (decision N53). */
export const smsTypes = { signIn: 1, registration: 2, binding: 3 } as const

/** Seconds from one code to the next (P9-007). */
export const resendSeconds = 60

/** How long a code is valid, and the most tries at it. */
export const codeMinutes = 5
export const maxTries = 5

export const numberLimit = { max: 5, perMinutes: 60 } as const

/** The most codes for one address: few people share an address when they register, many when they sign in. */
export const addressLimits: Readonly<
  Record<CodePurpose, { readonly max: number; readonly perMinutes: number }>
> = {
  registration: { max: 20, perMinutes: 60 },
  signIn: { max: 60, perMinutes: 60 },
  binding: { max: 60, perMinutes: 60 },
  ownNumber: { max: 60, perMinutes: 60 },
  oldNumber: { max: 60, perMinutes: 60 },
}

/** The most tries at the codes of one number, and from one address, whatever the number. */
export const triesAtNumber = { max: 25, perMinutes: 60 } as const
export const triesFromAddress = { max: 60, perMinutes: 15 } as const
