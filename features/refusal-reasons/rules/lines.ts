import { maxReason, maxReasons } from '../contract.ts'

/** The reasons of a text that has one in a line, each once, in their order. */
export function reasonsIn(text: string): readonly string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}

export type ReasonsFault = { fault: 'tooMany' } | { fault: 'tooLong'; reason: string }

/** Why reasons cannot be saved; null where they can. */
export function faultOf(reasons: readonly string[]): ReasonsFault | null {
  if (reasons.length > maxReasons) return { fault: 'tooMany' }
  const tooLong = reasons.find((reason) => reason.length > maxReason)
  return tooLong === undefined ? null : { fault: 'tooLong', reason: tooLong }
}

/** Whether a text gives a reason, in a line of its own. */
export function givesReason(text: string, reason: string): boolean {
  return text.split('\n').some((line) => line.trim() === reason)
}

/** The text with a reason given, or taken back where it is given; what else was written stays. */
export function withReason(text: string, reason: string, most: number): string {
  if (givesReason(text, reason))
    return text
      .split('\n')
      .filter((line) => line.trim() !== reason)
      .join('\n')
  const next = text.trim() === '' ? reason : `${text.trimEnd()}\n${reason}`
  return next.length > most ? text : next
}
