import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

/** How fast a recording may play (R9-048). */
export const playbackRates = [0.5, 1, 1.5, 2] as const
export type PlaybackRate = (typeof playbackRates)[number]

/** A seek takes effect after this time (R9-053), in milliseconds: of several quick ones only the last counts. */
export const seekDelayMs = 100

/** How far one press seeks, in milliseconds. */
export const skipMs = 5_000

/** The height of a player beside its question, in px (R9-049). */
export const questionPlayerPx = 165

/** From this many lines on, only visible ones are drawn. */
export const longTranscriptLines = 200

export function rateBeside(rate: PlaybackRate, step: 1 | -1): PlaybackRate {
  return playbackRates[playbackRates.indexOf(rate) + step] ?? rate
}

/** The interview category that is shown as one session: L6. Others list their questions (R2-091). */
const sessionCategory = 6

export function showsSession(category: number | null): boolean {
  return category === sessionCategory
}

/** The record shows with the permission of the AI interview; without it no answer is sent either. */
export function canWatchRecord(facts: TabFacts): boolean {
  return facts.permissions.has('reportAIInterview')
}
