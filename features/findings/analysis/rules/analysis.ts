import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import {
  readAmount,
  readScore,
  type ScoreState,
  type StarScale,
} from '../../../candidates/scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'
import type { Shown } from '../contract/calls.ts'
import { type AnswerAnalysis, readAnswerAnalyses } from './answers.ts'
import { type Emotions, readEmotions } from './emotions.ts'
import { type CompetencySummary, type Figure, readFigures, readSummaries } from './figures.ts'
import { eachNameOnce } from './names.ts'
import { readSoftSkills, type SoftSkill } from './soft-skills.ts'
import { starScaleOf } from './star-scale.ts'
import { isAnalysisStopped } from './stopped.ts'

export type ShownScores = Pick<Shown, 'total' | 'single'>

export interface Competency {
  readonly name: string
  readonly score: ScoreState
  readonly reason: string | null
  readonly suggestion: string | null
}

export interface Author {
  readonly name: string | null
  readonly version: string | null
  /** Epoch milliseconds. */
  readonly writtenAt: number | null
}

export interface Analysis {
  readonly state: 'ready' | 'generating' | 'none'
  readonly isOutdated: boolean
  /** The most stars: 5, or 3 in an L5 position (R5-001, R5-002). */
  readonly outOf: StarScale
  readonly overall: ScoreState
  /** Percent of the position's candidates with a lower score, 2 decimals; null when not known or hidden. */
  readonly aheadOfPercent: number | null
  readonly rank: number | null
  readonly summary: string | null
  readonly keyTips: string | null
  readonly askNext: string | null
  readonly competencies: readonly Competency[]
  readonly author: Author
  readonly answers: readonly AnswerAnalysis[]
  /** Null where there are none, or the law of the company forbids them. */
  readonly emotions: Emotions | null
  readonly softSkills: readonly SoftSkill[]
  readonly figures: readonly Figure[]
  readonly competencySummaries: readonly CompetencySummary[]
  /** Score of the voice (decision C25); null where there is none, or it is hidden. */
  readonly speech: ScoreState | null
  readonly category: number | null
  /** The L2 analysis was stopped: its results do not show (R4-010). */
  readonly isStopped: boolean
  /** Analysis was ordered: isOrderAi 2 or 3 (R4-011). */
  readonly isOrdered: boolean
  readonly isL2Enabled: boolean
}

const filled = (text: string | null | undefined): string | null => (text?.trim() ? text : null)

function isAnalysisOrdered({ isOrderAi }: Pick<AiData, 'isOrderAi'>): boolean {
  return isOrderAi === 2 || isOrderAi === 3
}

/** Whether the L2 analysis counts: where it was ordered, or the data do not say (R4-012). */
export function isL2Enabled(aiData: Pick<AiData, 'isOrderAi'>): boolean {
  return (aiData.isOrderAi ?? null) === null || isAnalysisOrdered(aiData)
}

export function withoutL2({ l2ReportInfo, labelGroupScoreList, ...aiData }: AiData): AiData {
  return aiData
}

export function isBeingWritten(aiData: Pick<AiData, 'isOrderAi' | 'l2ReportInfo'>): boolean {
  const status = aiData.l2ReportInfo?.l2status ?? 0
  return status !== 0 && isL2Enabled(aiData)
}

/**
 * The overall score of the wire: out of 3 stars in an L5 position, else out of 5. A stopped analysis has none; one that
 * is being written has none yet.
 *
 * One never stands in for the other: 2.8 of 5 would look like almost all of 3 stars.
 */
export function overallValue(aiData: AiData): number | null {
  if (isAnalysisStopped(aiData) || isBeingWritten(aiData)) return null
  return (aiData.isL5Position === 1 ? aiData.l5Star : aiData.aiAllScore) ?? null
}

function overallScore(aiData: AiData, shown: ShownScores): ScoreState {
  const isShown = shown.total
  return readScore(overallValue(aiData), starScaleOf(aiData), isShown)
}

function aheadOf(aiData: AiData): number | null {
  const rate = readAmount(aiData.l5ScoreRank?.rankPercent)
  if (rate !== null) return Math.round(rate * 10_000) / 100
  return readAmount(aiData.l2ReportInfo?.l2PercentageScore)
}

/** The state of the analysis. An ordered analysis without a result is pending. So is a negative score. */
function stateOf(aiData: AiData): Analysis['state'] {
  const { l2ReportInfo: report, sumContent } = aiData
  if (report) return report.l2status === 0 ? 'ready' : 'generating'
  const overall = overallValue(aiData)
  if (isAnalysisOrdered(aiData) || (overall ?? 0) < 0) return 'generating'
  return overall !== null || filled(sumContent) ? 'ready' : 'none'
}

/**
 * Reads the wire's AI data once; everything past this uses the field's own terms.
 *
 * The analysis names the kind of interview, else the interview does. An analysis that is still being made is never
 * outdated.
 */
export function readAnalysis(
  aiData: AiData,
  shown: ShownScores,
  interview: Pick<Interview, 'category'> = { category: null },
  isOutdated = false,
): Analysis {
  const report = aiData.l2ReportInfo
  const state = stateOf(aiData)
  const scale = starScaleOf(aiData)
  return {
    state,
    isOutdated: isOutdated && state === 'ready',
    outOf: scale,
    overall: overallScore(aiData, shown),
    aheadOfPercent: aheadOf(aiData),
    rank: readAmount(report?.sort),
    summary: filled(aiData.sumContent),
    keyTips: filled(aiData.keyTips),
    askNext: filled(aiData.nextSuggest),
    competencies: eachNameOnce(
      (report?.dimLabelList ?? []).map((label) => ({
        name: label.assessmentPoint,
        score: readScore(label.calculateStar, scale, shown.single),
        reason: filled(label.scoreReason),
        suggestion: label.isConfigNextSuggest === 1 ? filled(label.nextSuggest) : null,
      })),
    ),
    author: {
      name: filled(aiData.modelName),
      version: filled(aiData.modelVersion),
      writtenAt: readAmount(aiData.generatedAt),
    },
    answers: readAnswerAnalyses(aiData, shown),
    emotions: readEmotions(aiData),
    softSkills: eachNameOnce(readSoftSkills(aiData, shown)),
    figures: readFigures(aiData, shown),
    competencySummaries: eachNameOnce(readSummaries(aiData)),
    speech: aiData.speechScore === undefined ? null : readScore(aiData.speechScore, 5, shown.total),
    category: aiData.interviewCategory ?? interview.category,
    isStopped: isAnalysisStopped(aiData),
    isOrdered: isAnalysisOrdered(aiData),
    isL2Enabled: isL2Enabled(aiData),
  }
}

/** The mean of the scored competencies, which a folded section still shows; null while none is scored. */
export function meanScore(competencies: readonly Competency[]): number | null {
  const values = competencies.flatMap(({ score }) => (score.state === 'scored' ? [score.value] : []))
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
}
