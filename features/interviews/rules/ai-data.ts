import type { PermissionKey } from '../../access/rules/permissions.ts'

/** Parts of an interview whose results are fields of the AI data, each with its fields (R3-012, decision 011). */
export const testFields = {
  'tests.character': ['characterScore', 'reportDim'],
  'tests.mentalHealth': ['mentalScore', 'mentalPositiveScore', 'mentalNegtiveScore', 'mentalScores'],
} as const

const ofTests: ReadonlySet<string> = new Set(Object.values(testFields).flat())

/** Whether a field of the AI data is a result of a psychological test (decision 011). */
export function isOfTest(field: string): boolean {
  return ofTests.has(field)
}

/** What came of colleagues' evaluations. */
const opinions: ReadonlySet<string> = new Set(['estimateVideoScore', 'estimateTotalScore'])

/** What the AI summary draws from: neither single answers nor emotions nor tests. */
const conclusions: ReadonlySet<string> = new Set([
  'interviewCategory',
  'isL5Position',
  'l5Star',
  'mtL5star',
  'l5ScoreRank',
  'aiAllScore',
  'isShowAI',
  'isOrderAi',
  'isL2ScoreStop',
  'sumContent',
  'keyTips',
  'nextSuggest',
  'labelGroupScoreList',
  'haveise',
  'isescore',
  'isescoreList',
  'modelName',
  'modelVersion',
  'generatedAt',
  'l2ReportInfo',
])

/**
 * How much of the AI data a reader gets: the AI summary alone has neither answers nor evidence; what colleagues found may
 * be held back, and stays in the company as tests do (decision 016).
 */
export interface AiDataReach {
  readonly isWhole: boolean
  readonly hasOpinions: boolean
  readonly hasTests: boolean
}

interface AiDataReader {
  readonly isVisit: boolean
  readonly heldBack: { readonly opinions: boolean }
  may(key: PermissionKey): boolean
}

export function aiDataReach(reader: AiDataReader): AiDataReach {
  return {
    isWhole: reader.may('reportAIInterview'),
    hasOpinions: !reader.isVisit && !reader.heldBack.opinions,
    hasTests: !reader.isVisit,
  }
}

/** Whether a field of the AI data is within a reader's reach, whatever the company's switches say of it. */
export function isReached(field: string, { isWhole, hasOpinions, hasTests }: AiDataReach): boolean {
  if (!isWhole) return conclusions.has(field)
  return (hasTests || !isOfTest(field)) && (hasOpinions || !opinions.has(field))
}
