import { readAmount, starScale } from '../../../candidates/scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'
import type { Shown } from '../contract/calls.ts'

const figureNames = [
  'talent',
  'emotion',
  'appearance',
  'assessment',
  'videoEvaluation',
  'totalEvaluation',
  'mtL5Stars',
  'realization',
] as const
export type FigureName = (typeof figureNames)[number]

type FigureSource = 'model' | 'assessment' | 'evaluations'

export interface Figure {
  readonly name: FigureName
  readonly value: number | null
  /** The greatest possible value; null where the results do not say. */
  readonly outOf: number | null
  readonly source: FigureSource
  readonly comments: readonly string[]
}

/** The scale of scores that are not stars of a position, and of the traits of a character. */
const scoreScale = 5
const traitScale = 10

type ShownFigures = Pick<Shown, 'total'>

function figure(
  name: FigureName,
  wire: number | null | undefined,
  outOf: number | null,
  more: Partial<Pick<Figure, 'source' | 'comments'>> = {},
): Figure[] {
  // A missing figure was never part of these results, or may not be shown.
  if (wire === undefined) return []
  const amount = readAmount(wire)
  const value = amount === null || outOf === null ? amount : Math.min(amount, outOf)
  return [{ name, value, outOf, source: 'model', comments: [], ...more }]
}

/**
 * Reads the figures that came with an analysis (decision D23); none where the company hides its scores.
 *
 * −1 and null mean that the analysis still runs, as with every score (R4-007). The server has removed what the law of
 * the company forbids about emotion and appearance (decision D03).
 */
export function readFigures(aiData: AiData, shown: ShownFigures): Figure[] {
  if (!shown.total) return []
  const { realizeScore } = aiData
  const comments = [realizeScore?.realizeComment1, realizeScore?.realizeComment2].flatMap(
    (comment) => comment?.trim() || [],
  )
  return [
    ...figure('talent', aiData.tdnaScore, scoreScale),
    ...figure('emotion', aiData.emotionScore, scoreScale),
    ...figure('appearance', aiData.beautyScore, scoreScale),
    ...figure('assessment', aiData.assessmentScore, readAmount(aiData.assessmentTotalScore), {
      source: 'assessment',
    }),
    ...figure('videoEvaluation', aiData.estimateVideoScore, scoreScale, { source: 'evaluations' }),
    ...figure('totalEvaluation', aiData.estimateTotalScore, scoreScale, { source: 'evaluations' }),
    ...figure('mtL5Stars', aiData.mtL5star, starScale(true)),
    ...figure('realization', realizeScore?.realize, traitScale, { comments }),
  ]
}

export interface CompetencySummary {
  readonly name: string
  readonly text: string
}

export function readSummaries(aiData: AiData): CompetencySummary[] {
  return (aiData.l2ReportInfo?.dimLabelList ?? []).flatMap(({ assessmentPoint: name, sumContent }) => {
    const text = sumContent?.trim()
    return text ? [{ name, text }] : []
  })
}
