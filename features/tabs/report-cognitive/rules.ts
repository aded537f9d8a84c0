import { readAmount } from '../../candidates/scores/rules/stars.ts'
import type { CognitiveTest } from './contract.ts'

export const maxPercentile = 100

export interface CognitiveResult {
  /** Percent of the others who scored lower, 0 to 100; null while it is being worked out. */
  readonly percentile: number | null
  readonly explanation: string | null
  /** The compared group; null where the test names none. */
  readonly group: string | null
}

/** Reads the result. Decimals after two are cut off, so that a percentile never rounds up to 100. */
export function readCognitiveTest(test: CognitiveTest): CognitiveResult {
  const percentile = readAmount(test.percentile)
  return {
    percentile: percentile === null ? null : Math.min(maxPercentile, Math.floor(percentile * 100) / 100),
    explanation: test.explanation?.trim() || null,
    group: test.normGroup?.trim() || null,
  }
}
