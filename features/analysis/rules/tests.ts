import type { AiData } from '../contract/ai-data.ts'

/** Parts of an interview whose results are fields of the AI data, each with its fields (R3-012, decision 011). */
export const testFields = {
  'tests.character': ['characterScore', 'reportDim'],
  'tests.mentalHealth': ['mentalScore', 'mentalPositiveScore', 'mentalNegtiveScore', 'mentalScores'],
} as const satisfies Readonly<Record<string, readonly (keyof AiData)[]>>

const ofTests: ReadonlySet<string> = new Set(Object.values(testFields).flat())

/** Whether a field of the AI data is a result of a psychological test (decision 011). */
export function isOfTest(field: string): boolean {
  return ofTests.has(field)
}

/** Whether AI data hold an analysis. A test can come in without one, and its results say nothing of the interview. */
export function holdsAnalysis(aiData: AiData): boolean {
  return Object.keys(aiData).some((key) => !isOfTest(key))
}

/** The AI data with the results of tests in place of what they held under the same names; null without either. */
export function withTestResults(aiData: AiData | null, results: readonly AiData[]): AiData | null {
  return results.length === 0 ? aiData : Object.assign({}, aiData, ...results)
}
