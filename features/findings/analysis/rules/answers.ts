import {
  readAmount,
  readScore,
  type ScoreState,
  type StarScale,
} from '../../../candidates/scores/rules/stars.ts'
import type { KeyPoint } from '../../evidence/rules/evidence.ts'
import type { AiData, AnswerInfo } from '../contract/ai-data.ts'
import type { Shown } from '../contract/calls.ts'
import { readKeyPoints } from './key-points.ts'
import { starScaleOf } from './star-scale.ts'
import { isAnalysisStopped } from './stopped.ts'

/** The nine qualities that an answer is analysed by, in the wire's spellings (R3-024). */
export const qualities = [
  'language',
  'will',
  'keyPoint',
  'audioSpeed',
  'audioRich',
  'audioFluency',
  'apperenceBeauty',
  'apperenceAge',
  'apperenceSmile',
] as const
type Quality = (typeof qualities)[number]

export interface QualityScore {
  readonly quality: Quality
  readonly ratio: number | null
  readonly score: number | null
  readonly stars: number | null
}

export interface AnswerAnalysis {
  readonly answerId: string
  /** The answer that this one follows; null for a question's own. */
  readonly parentId: string | null
  readonly point: string | null
  readonly description: string | null
  /** Null where nothing more comes: without stars of a stopped analysis. */
  readonly score: ScoreState | null
  readonly ratio: number | null
  readonly outOf: StarScale
  /** Qualities that have any value (R5-006). */
  readonly qualities: readonly QualityScore[]
  readonly keyPoints: readonly KeyPoint[]
}

function readQualities(answer: AnswerInfo): QualityScore[] {
  return qualities.flatMap((quality) => {
    const ratio = readAmount(answer[`${quality}Ratio`]) || null
    const score = readAmount(answer[`${quality}Score`]) || null
    const stars = readAmount(answer[`${quality}Star`]) || null
    return ratio || score || stars ? [{ quality, ratio, score, stars }] : []
  })
}

/** The stars of an answer. One without them is still being scored, unless the analysis was stopped. */
function readStars({ calculateStar }: AnswerInfo, aiData: AiData, isShown: boolean): ScoreState | null {
  const score = readScore(calculateStar, starScaleOf(aiData), isShown)
  return score.state === 'analysing' && isAnalysisStopped(aiData) ? null : score
}

/** The ids of answers that the analysis marks as given to a question of the company's own. */
export function customAnswerIds(aiData: AiData | null): string[] {
  const answers = aiData?.l2ReportInfo?.answerInfos ?? []
  return answers.filter(({ isCustom }) => isCustom === 1).map(({ problemAnswerId }) => problemAnswerId)
}

export function readAnswerAnalyses(aiData: AiData, shown: Pick<Shown, 'single'>): AnswerAnalysis[] {
  const scale = starScaleOf(aiData)
  const answers = aiData.l2ReportInfo?.answerInfos ?? []
  return [...answers]
    .sort((a, b) => (a.sortIndex ?? Infinity) - (b.sortIndex ?? Infinity) || 0)
    .map((answer) => ({
      answerId: answer.problemAnswerId,
      parentId: answer.parentId || null,
      point: answer.assessmentPoint?.trim() || null,
      description: answer.assessmentDesc?.trim() || null,
      score: readStars(answer, aiData, shown.single),
      ratio: readAmount(answer.calculateRatio),
      outOf: scale,
      qualities: readQualities(answer),
      keyPoints: readKeyPoints(answer.keyPointInfoResult),
    }))
}
