import { competencySubject, overallSubject } from '../../../candidates/scores/rules/standing.ts'
import { readScore, type StarScale } from '../../../candidates/scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'
import { isBeingWritten, isL2Enabled, overallValue } from './analysis.ts'
import { starScaleOf } from './star-scale.ts'
import { isAnalysisStopped } from './stopped.ts'

/**
 * The scores of an analysis that compare candidates of a position: the overall one and one a competency.
 *
 * Scores that are still being made are left out, so that they never count as low. An analysis that was stopped or is
 * being written has no scores to compare (R4-010, R4-009), and one without L2 no competencies (R4-012). A competency
 * that comes twice counts with its first score.
 */
export function positionScoresOf(aiData: AiData): { subject: string; score: number; outOf: StarScale }[] {
  if (isAnalysisStopped(aiData) || isBeingWritten(aiData)) return []
  const outOf = starScaleOf(aiData)
  const report = isL2Enabled(aiData) ? aiData.l2ReportInfo : null
  const values: [string, number | null | undefined][] = [
    [overallSubject, overallValue(aiData)],
    ...(report?.dimLabelList ?? []).map(
      ({ assessmentPoint, calculateStar }): [string, number | null | undefined] => [
        competencySubject(assessmentPoint),
        calculateStar,
      ],
    ),
  ]
  const scores = new Map<string, number>()
  for (const [subject, value] of values) {
    const score = readScore(value, outOf)
    if (score.state === 'scored' && !scores.has(subject)) scores.set(subject, score.value)
  }
  return [...scores].map(([subject, score]) => ({ subject, score, outOf }))
}
