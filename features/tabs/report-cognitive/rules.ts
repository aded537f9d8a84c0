import { readAmount } from '../../candidates/scores/rules/stars.ts'
import type { CognitiveTest } from './contract.ts'

/** The greatest percentile. */
export const maxPercentile = 100

export interface CognitiveResult {
  /** Percent of the others who scored lower, 0 to 100; null while it is being worked out. */
  readonly percentile: number | null
  /** The test's explanation; null where it has none. */
  readonly explanation: string | null
  /** The group that the candidate is compared with; null where the test does not say. */
  readonly group: string | null
}

/**
 * Reads the result of the wire. Further decimals are cut off after two, so that a percentile never rounds up to 100.
 */
export function readCognitiveTest(test: CognitiveTest): CognitiveResult {
  const percentile = readAmount(test.percentile)
  return {
    percentile: percentile === null ? null : Math.min(maxPercentile, Math.floor(percentile * 100) / 100),
    explanation: test.explanation?.trim() || null,
    group: test.normGroup?.trim() || null,
  }
}
