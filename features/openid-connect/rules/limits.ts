/** How long a sign-in may stay at the provider (minutes). */
export const awayMinutes = 10

/** Sign-ins that one network may begin, and within how many minutes. */
export const startLimit = { max: 60, perMinutes: 15 } as const

/** How often an administrator may try a provider, and within how many minutes. */
export const tryLimit = { max: 20, perMinutes: 15 } as const

/** How many refusals of one provider the audit log tells of in an hour; those after it are in the server's log alone. */
export const mailedRefusals = { max: 60, perMinutes: 60 } as const
