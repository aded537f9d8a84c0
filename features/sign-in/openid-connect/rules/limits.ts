/** How long a sign-in may stay at the provider (minutes). */
export const awayMinutes = 10

export const startLimit = { max: 60, perMinutes: 15 } as const

export const tryLimit = { max: 20, perMinutes: 15 } as const

/** How often administrators of a company may have domains looked up, and within how many minutes. */
export const checkLimit = { max: 60, perMinutes: 15 } as const

/** The most refusals of one provider that the audit log records in an hour; the rest is in the server's log only. */
export const mailedRefusals = { max: 60, perMinutes: 60 } as const
