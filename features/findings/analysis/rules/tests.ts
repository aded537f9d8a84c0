import { isOfTest, type TestPart } from '../../../candidates/interviews/rules/ai-data.ts'
import type { AiData } from '../contract/ai-data.ts'

/**
 * Whether AI data hold an analysis. A test may come in without one, and its results say nothing about the interview.
 */
export function holdsAnalysis(aiData: AiData): boolean {
  return Object.keys(aiData).some((key) => !isOfTest(key))
}

/** The AI data with the results of tests in place of their own fields of the same names; null without either. */
export function withTestResults(aiData: AiData | null, results: readonly AiData[]): AiData | null {
  return results.length === 0 ? aiData : Object.assign({}, aiData, ...results)
}

/**
 * Whether the results of a test came in and cannot be read. They may be fields of the AI data; a part of their own takes
 * the place of those.
 */
export function isTestUnreadable(
  part: TestPart,
  hasResults: boolean,
  unreadable: readonly string[] = [],
): boolean {
  return unreadable.includes(part) || (!hasResults && unreadable.includes('aiData'))
}
