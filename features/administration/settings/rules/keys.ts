import { companyFlags } from '../../../platform/company/contract.ts'

/** A rule of the company that is on or off. */
export type RuleKey = (typeof companyFlags)[number]

/** The settings of each section, in the order of the screen. */
export const settingKeys = {
  company: ['name', 'nameLatin', 'timeZone', 'profile', 'customerType'],
  marks: ['allStatus', 'singleStatus', 'manualStatus', 'aiScoreStatus'],
  evaluation: ['screeningInfoStatus', 'evaluationInvisibleStatus'],
  report: ['nextStepSuggestions', 'scoreLevelLabels', 'starExplanation', 'answerAnalysis', 'bigFive'],
  rules: companyFlags,
  positions: ['isL5', 'hideScoreIndicator', 'loadLanguageScore'],
} as const

/** The rules of the company by the section that has them, in the order of the screen. */
export const ruleKeys = {
  report: [
    'offlineInterviewTab',
    'usesPersonalityTest',
    'hideAnswerCorrectness',
    'foldTextAnswers',
    'abbreviatedDimensionNames',
    'loadLanguageScore',
  ],
  marks: ['reportScoreVisible', 'englishLabel'],
  evaluation: ['ownOpinionFirst', 'ownOpinionBeforeAi'],
  reasons: ['eliminationReasonRequired', 'stageBasedEvaluation'],
  persons: ['hrMayErase', 'hrMayExport', 'hrMayMerge'],
  sharing: [
    'shareLinkNeedsPassword',
    'shareMailsPasswordReport',
    'mailsSharePassword',
    'visitorsMaySendOn',
    'visitorsMayDownload',
  ],
  positions: ['showsSalary'],
  candidateLinks: ['collectsIdCards', 'monitorsByPhone', 'sendsCampaign'],
} as const satisfies Record<string, readonly RuleKey[]>

/** The tests that a position may show as simulated, by the numbers of their tabs (R9-072). */
export const simulatedTests = [18, 19, 20, 21] as const
