/** How many passkeys one account can have. */
export const maxPasskeys = 10

/** How long an authenticator may take to answer (minutes). */
export const challengeMinutes = 5

/** Passkeys that one address may ask for, and within how many minutes: everybody of a house comes from one. */
export const askLimit = { max: 300, perMinutes: 15 } as const

/** What a passkey's key may be of, in the numbers of COSE, the one that is liked best first: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257]
