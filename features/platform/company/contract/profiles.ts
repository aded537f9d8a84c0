/** The law that a company hires under; it decides which analyses exist for it (decision D03). */
export const profiles = ['cn', 'eu', 'us-il'] as const
export type Profile = (typeof profiles)[number]
