/** What an account hands out, and what works on without the account: each kind can be ended by itself. */
export const givenOutKinds = ['serviceKeys', 'calendarAddress', 'shares', 'invitations'] as const

export type GivenOutKind = (typeof givenOutKinds)[number]

/** The kinds that a freeze ends unless its caller chooses others (decision S50). */
export const endedByFreeze: readonly GivenOutKind[] = ['serviceKeys', 'calendarAddress']
