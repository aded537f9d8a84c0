import type { ReplyOf } from '@candor/call/define'
import type { AiMarkConfig, Profile } from '../../company/rules.ts'
import { allowsVisualAnalysis } from '../../company/rules.ts'
import type { AiData } from '../contract/ai-data.ts'
import type { aiReportData } from '../contract/calls.ts'

/** Keys of analyses that look at the face, at any depth, in the wire's spellings. */
const visualKey = /^(emotion|emtions|topemotion|beauty|apperence)/i

function withoutVisualKeys<T extends object>(value: T): T {
  const copy = { ...value }
  for (const key of Object.keys(copy)) if (visualKey.test(key)) Reflect.deleteProperty(copy, key)
  return copy
}

/** Leaves out emotion and appearance, whole, unless the company's law allows them (decision D03). */
export function withoutVisualAnalysis(aiData: AiData): AiData {
  const report = aiData.l2ReportInfo
  return {
    ...withoutVisualKeys(aiData),
    l2ReportInfo: report && { ...report, answerInfos: report.answerInfos?.map(withoutVisualKeys) },
  }
}

function withoutTotals(aiData: AiData): AiData {
  const { aiAllScore, tdnaScore, speechScore, emotionScore, l5Star, mtL5star, l5ScoreRank, ...rest } = aiData
  const report = rest.l2ReportInfo
  if (!report) return rest
  const { l2score, l2PercentageScore, sort, ...kept } = report
  return { ...rest, l2ReportInfo: kept }
}

function withoutSingles(aiData: AiData): AiData {
  const report = aiData.l2ReportInfo
  if (!report) return aiData
  return {
    ...aiData,
    l2ReportInfo: {
      ...report,
      answerInfos: report.answerInfos?.map(({ calculateStar, calculateRatio, ...answer }) => answer),
      dimLabelList: report.dimLabelList?.map(({ calculateStar, ...label }) => label),
    },
  }
}

/** The analysis as this company may see it: what its law or its own switches hide is not in the reply. */
export function presentAiData(
  aiData: AiData | null,
  profile: Profile,
  marks: AiMarkConfig,
): ReplyOf<typeof aiReportData> {
  const shown = {
    total: marks.allStatus === 1,
    single: marks.singleStatus === 1,
    stars: marks.aiScoreStatus === 1,
  }
  if (!aiData) return { aiData: null, shown }
  const lawful = allowsVisualAnalysis(profile) ? aiData : withoutVisualAnalysis(aiData)
  const totalled = shown.total && shown.stars ? lawful : withoutTotals(lawful)
  return { aiData: shown.single && shown.stars ? totalled : withoutSingles(totalled), shown }
}
