import { companyFlags } from '../../../platform/company/contract.ts'

/** The settings of each section, in the order of the screen. */
export const settingKeys = {
  company: ['name', 'nameLatin', 'timeZone', 'profile', 'customerType'],
  marks: ['allStatus', 'singleStatus', 'manualStatus', 'aiScoreStatus'],
  evaluation: ['screeningInfoStatus', 'evaluationInvisibleStatus'],
  report: ['nextStepSuggestions', 'scoreLevelLabels', 'starExplanation', 'answerAnalysis', 'bigFive'],
  rules: companyFlags,
  positions: ['isL5', 'hideScoreIndicator', 'loadLanguageScore'],
} as const

/** The tests that a position may show as simulated, by the numbers of their tabs (R9-072). */
export const simulatedTests = [18, 19, 20, 21] as const
