import type { Profile } from '../contract/profiles.ts'

/** The time after the outcome under each profile, in months, until the company sets its own (decision S142). */
export const defaultRetentionMonths: Readonly<Record<Profile, number>> = { cn: 12, eu: 12, 'us-il': 12 }
