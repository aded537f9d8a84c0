import { maxReason, maxReasons } from '../contract.ts'

/** The reasons in a text, one per line, without duplicates, in order. */
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

/** Whether a text contains a reason as a line of its own. */
export function givesReason(text: string, reason: string): boolean {
  return text.split('\n').some((line) => line.trim() === reason)
}

/** Returns the text with a reason added, or removed if it is there; other lines stay. */
export function withReason(text: string, reason: string, most: number): string {
  if (givesReason(text, reason))
    return text
      .split('\n')
      .filter((line) => line.trim() !== reason)
      .join('\n')
  const next = text.trim() === '' ? reason : `${text.trimEnd()}\n${reason}`
  return next.length > most ? text : next
}
