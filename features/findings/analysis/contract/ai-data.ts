import * as z from 'zod/mini'
import { WorkSynced } from '../../../candidates/candidates/contract.ts'

const Text = z.string().check(z.maxLength(20_000))
const Amount = z.nullable(z.number())
const Switch = z.number().check(z.minimum(0), z.maximum(9))

/** One analysed quality of an answer: share in percent, points, stars. */
const dimension = {
  languageRatio: z.optional(Amount),
  languageScore: z.optional(Amount),
  languageStar: z.optional(Amount),
  willRatio: z.optional(Amount),
  willScore: z.optional(Amount),
  willStar: z.optional(Amount),
  keyPointRatio: z.optional(Amount),
  keyPointScore: z.optional(Amount),
  keyPointStar: z.optional(Amount),
  audioSpeedRatio: z.optional(Amount),
  audioSpeedScore: z.optional(Amount),
  audioSpeedStar: z.optional(Amount),
  audioRichRatio: z.optional(Amount),
  audioRichScore: z.optional(Amount),
  audioRichStar: z.optional(Amount),
  audioFluencyRatio: z.optional(Amount),
  audioFluencyScore: z.optional(Amount),
  audioFluencyStar: z.optional(Amount),
  apperenceBeautyRatio: z.optional(Amount),
  apperenceBeautyScore: z.optional(Amount),
  apperenceBeautyStar: z.optional(Amount),
  apperenceAgeRatio: z.optional(Amount),
  apperenceAgeScore: z.optional(Amount),
  apperenceAgeStar: z.optional(Amount),
  apperenceSmileRatio: z.optional(Amount),
  apperenceSmileScore: z.optional(Amount),
  apperenceSmileStar: z.optional(Amount),
}

/** The analysis of one answer. `problemAnswerId` is the question's id; `keyPointInfoResult` is a JSON text. */
export const AnswerInfo = z.strictObject({
  problemAnswerId: Text,
  parentId: z.optional(z.nullable(Text)),
  assessmentPoint: z.optional(z.nullable(Text)),
  assessmentDesc: z.optional(z.nullable(Text)),
  sortIndex: z.optional(Amount),
  calculateStar: z.optional(Amount),
  calculateRatio: z.optional(Amount),
  answerText: z.optional(z.nullable(Text)),
  keyPointInfoResult: z.optional(z.nullable(Text)),
  language: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  isCustom: z.optional(Amount),
  ...dimension,
})

export type AnswerInfo = z.output<typeof AnswerInfo>

/** The analysis of one competency. */
const DimLabel = z.strictObject({
  assessmentPoint: Text,
  calculateStar: z.optional(Amount),
  scoreReason: z.optional(z.nullable(Text)),
  nextSuggest: z.optional(z.nullable(Text)),
  isConfigNextSuggest: z.optional(Amount),
  sumContent: z.optional(z.nullable(Text)),
})

export type DimLabel = z.output<typeof DimLabel>

/** `l2status` 0: the analysis is there; any other value: it is still being written. */
export const L2ReportInfo = z.strictObject({
  l2status: z.number(),
  l2score: z.optional(Amount),
  l2PercentageScore: z.optional(Amount),
  sort: z.optional(Amount),
  answerInfos: z.optional(z.array(AnswerInfo)),
  dimLabelList: z.optional(z.array(DimLabel)),
})

export type L2ReportInfo = z.output<typeof L2ReportInfo>

const Commented = z.strictObject({ score: z.optional(Amount), comment: z.optional(z.nullable(Text)) })

/** One soft skill. Its score and its total go by either of two names (R3-014). */
export const LabelGroupScore = z.strictObject({
  label: Text,
  labelScore: z.optional(Amount),
  value: z.optional(Amount),
  labelTotalScore: z.optional(Amount),
  total: z.optional(Amount),
  labeldesc: z.optional(z.nullable(Text)),
})
export type LabelGroupScore = z.output<typeof LabelGroupScore>

/** How well a voice speaks, in stars of 5. `topFrequencyWord` is a JSON text: a list of word and count. */
const Isescore = z.strictObject({
  iseAllScore: z.optional(Amount),
  iseFluencyScore: z.optional(Amount),
  iseAccuracyScore: z.optional(Amount),
  topFrequencyWord: z.optional(z.nullable(Text)),
})
export type Isescore = z.output<typeof Isescore>

/** The traits of the professional character, each with its comment. */
const CharacterScore = z.strictObject({
  social: z.optional(Amount),
  socialComment: z.optional(z.nullable(Text)),
  adapt: z.optional(Amount),
  adaptComment: z.optional(z.nullable(Text)),
  curious: z.optional(Amount),
  curiousComment: z.optional(z.nullable(Text)),
  harmonious: z.optional(Amount),
  harmoniousComment: z.optional(z.nullable(Text)),
  duty: z.optional(Amount),
  dutyComment: z.optional(z.nullable(Text)),
  ambition: z.optional(Amount),
  ambitionComment: z.optional(z.nullable(Text)),
  autonomy: z.optional(Amount),
  autonomyComment: z.optional(z.nullable(Text)),
})

const RealizeScore = z.strictObject({
  realize: z.optional(Amount),
  realizeComment1: z.optional(z.nullable(Text)),
  realizeComment2: z.optional(z.nullable(Text)),
})

/** One dimension of mental health. */
const MentalDimension = z.strictObject({
  dimName: Text,
  dimType: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.number()]))),
  score: z.optional(Amount),
  comment: z.optional(z.nullable(Text)),
})

/** A number that is −1 or null means that the analysis still runs. Every part may come later. */
export const AiData = z.strictObject({
  interviewCategory: z.optional(Amount),
  isL5Position: z.optional(Switch),
  l5Star: z.optional(Amount),
  mtL5star: z.optional(Amount),
  l5ScoreRank: z.optional(
    z.nullable(z.strictObject({ rankPercent: z.optional(Amount), l5Score: z.optional(Amount) })),
  ),
  tdnaScore: z.optional(Amount),
  aiAllScore: z.optional(Amount),
  emotionScore: z.optional(Amount),
  beautyScore: z.optional(Amount),
  speechScore: z.optional(Amount),
  assessmentScore: z.optional(Amount),
  assessmentTotalScore: z.optional(Amount),
  mentalScore: z.optional(z.nullable(Commented)),
  estimateVideoScore: z.optional(Amount),
  estimateTotalScore: z.optional(Amount),
  isShowAI: z.optional(Switch),
  isAiModel: z.optional(Switch),
  scoreConfigId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  isOrderAi: z.optional(z.nullable(Switch)),
  isL2ScoreStop: z.optional(z.nullable(Switch)),
  meritasSwitch: z.optional(Switch),
  transferWorkSyncAiData: z.optional(z.unknown()),
  emotionScores: z.optional(
    z.nullable(
      z.strictObject({
        emtions: z.optional(z.array(z.strictObject({ emotionname: Text, emotioncount: z.number() }))),
        topemotion: z.optional(z.array(z.strictObject({ emotionname: Text, emotiondesc: Text }))),
      }),
    ),
  ),
  haveise: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  keyTips: z.optional(z.nullable(Text)),
  sumContent: z.optional(z.nullable(Text)),
  nextSuggest: z.optional(z.nullable(Text)),
  labelGroupScoreList: z.optional(z.nullable(z.array(LabelGroupScore))),
  realizeScore: z.optional(z.nullable(RealizeScore)),
  characterScore: z.optional(z.nullable(CharacterScore)),
  reportDim: z.optional(Switch),
  isescoreList: z.optional(
    z.nullable(
      z.strictObject({ cn: z.optional(z.nullable(Isescore)), en: z.optional(z.nullable(Isescore)) }),
    ),
  ),
  isescore: z.optional(z.nullable(Isescore)),
  mentalPositiveScore: z.optional(z.nullable(Commented)),
  mentalNegtiveScore: z.optional(z.nullable(Commented)),
  mentalScores: z.optional(z.nullable(z.array(MentalDimension).check(z.maxLength(100)))),
  modelName: z.optional(z.nullable(Text)),
  modelVersion: z.optional(z.nullable(Text)),
  /** Epoch milliseconds. */
  generatedAt: z.optional(Amount),
  l2ReportInfo: z.optional(z.nullable(L2ReportInfo)),
})
export type AiData = z.output<typeof AiData>

/** The AI data as they are sent. Of the result of another system's AI only its presence is sent, as 1. */
export const SentAiData = z.extend(AiData, { transferWorkSyncAiData: z.optional(WorkSynced) })
export type SentAiData = z.output<typeof SentAiData>
