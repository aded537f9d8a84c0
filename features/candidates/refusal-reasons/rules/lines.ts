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
