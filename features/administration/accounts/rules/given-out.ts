import type { givenOutKinds } from '../contract.ts'

export type GivenOutKind = (typeof givenOutKinds)[number]

/** The kinds that a freeze ends unless its caller chooses others (decision S50). */
export const endedByFreeze: readonly GivenOutKind[] = ['serviceKeys', 'calendarAddress']
