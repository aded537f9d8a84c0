export const maxPasskeys = 10

/** How long an authenticator may take to answer (minutes). */
export const challengeMinutes = 5

/** The most challenges for one address, and within how many minutes; many people share an address. */
export const askLimit = { max: 300, perMinutes: 15 } as const

/** Accepted algorithms by COSE number, in order of preference: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257]
