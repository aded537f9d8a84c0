import { type AiDataGroup, aiDataGroups } from '../../../../candidates/interviews/rules/ai-data.ts'
import type {
  AiData,
  AnswerInfo,
  DimLabel,
  Isescore,
  L2ReportInfo,
  LabelGroupScore,
} from '../../contract/ai-data.ts'

/** Parts of answers and competencies have two more: an answer's verdict, and the mark of a competency's suggestion. */
type Group = AiDataGroup | 'verdict' | 'configuredStep'

/** Which groups are sent. A group missing from it hides the field. */
export type SentGroups = Readonly<Partial<Record<Group, boolean>>>

/** The groups of every field; a field that a part always has belongs to no group. */
type GroupsOf<Part> = {
  readonly [Field in keyof Part]-?: object extends Pick<Part, Field> ? readonly Group[] : readonly []
}

/** Makes a function that keeps the fields whose groups are all sent. It drops a field that has no entry. */
function keeping<Part extends object>(groups: GroupsOf<Part>): (part: Part, sent: SentGroups) => Part {
  const groupsByField = new Map<string, readonly Group[]>(Object.entries(groups))
  return (part, sent) => {
    const kept = { ...part }
    for (const field of Object.keys(kept)) {
      const isSent = groupsByField.get(field)?.every((group) => sent[group])
      if (!isSent) Reflect.deleteProperty(kept, field)
    }
    return kept
  }
}

export const keepOfAiData = keeping<AiData>(aiDataGroups)

export const keepOfReport = keeping<L2ReportInfo>({
  l2status: [],
  l2score: ['totals', 'conclusions'],
  l2PercentageScore: ['totals', 'conclusions'],
  sort: ['totals', 'conclusions'],
  answerInfos: ['whole'],
  dimLabelList: ['conclusions'],
})

// The qualities of an answer are hidden with its score: their mean would reveal it.
const quality = ['singles', 'details', 'verdict'] as const
const visualQuality = [...quality, 'visual'] as const

// Stars, key points and the reasoning of a checked answer reveal its verdict as well (decision N40).
export const keepOfAnswer = keeping<AnswerInfo>({
  problemAnswerId: [],
  parentId: [],
  assessmentPoint: [],
  assessmentDesc: ['details', 'verdict'],
  sortIndex: [],
  calculateStar: ['singles', 'verdict'],
  calculateRatio: ['singles', 'verdict'],
  answerText: ['verdict'],
  keyPointInfoResult: ['verdict'],
  language: ['verdict'],
  isCustom: [],
  languageRatio: quality,
  languageScore: quality,
  languageStar: quality,
  willRatio: quality,
  willScore: quality,
  willStar: quality,
  keyPointRatio: quality,
  keyPointScore: quality,
  keyPointStar: quality,
  audioSpeedRatio: quality,
  audioSpeedScore: quality,
  audioSpeedStar: quality,
  audioRichRatio: quality,
  audioRichScore: quality,
  audioRichStar: quality,
  audioFluencyRatio: quality,
  audioFluencyScore: quality,
  audioFluencyStar: quality,
  apperenceBeautyRatio: visualQuality,
  apperenceBeautyScore: visualQuality,
  apperenceBeautyStar: visualQuality,
  apperenceAgeRatio: visualQuality,
  apperenceAgeScore: visualQuality,
  apperenceAgeStar: visualQuality,
  apperenceSmileRatio: visualQuality,
  apperenceSmileScore: visualQuality,
  apperenceSmileStar: visualQuality,
})

export const keepOfCompetency = keeping<DimLabel>({
  assessmentPoint: [],
  calculateStar: ['singles'],
  scoreReason: [],
  nextSuggest: ['nextSteps', 'configuredStep'],
  isConfigNextSuggest: [],
  sumContent: [],
})

export const keepOfSkill = keeping<LabelGroupScore>({
  label: [],
  labelScore: ['singles'],
  value: ['singles'],
  labelTotalScore: [],
  total: [],
  labeldesc: [],
})

export const keepOfVoice = keeping<Isescore>({
  iseAllScore: ['totals'],
  iseFluencyScore: ['totals'],
  iseAccuracyScore: ['totals'],
  topFrequencyWord: [],
})
