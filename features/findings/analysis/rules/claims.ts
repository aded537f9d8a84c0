import { answerClaim, competencyClaim } from '../../evidence/rules/claim-key.ts'
import type { ClaimOfAnalysis } from '../../evidence/rules/evidence.ts'
import type { AiData } from '../contract/ai-data.ts'
import type { Analysis } from './analysis.ts'
import { isBeingMade } from './progress.ts'

/** Everything that the analysis claims, in reading order, with the answers that each claim is about. */
export function claimsOf(aiData: AiData | null): ClaimOfAnalysis[] {
  const { dimLabelList = [], answerInfos = [] } = aiData?.l2ReportInfo ?? {}
  return [
    { key: 'summary', answerIds: [] },
    ...dimLabelList.map(({ assessmentPoint }): ClaimOfAnalysis => {
      const about = answerInfos.filter((answer) => answer.assessmentPoint === assessmentPoint)
      return {
        key: competencyClaim(assessmentPoint),
        answerIds: about.map((answer) => answer.problemAnswerId),
      }
    }),
    ...answerInfos.map(
      ({ problemAnswerId }): ClaimOfAnalysis => ({
        key: answerClaim(problemAnswerId),
        answerIds: [problemAnswerId],
      }),
    ),
  ]
}

/**
 * Whether all evidence of an analysis is there, so that a claim without any has none.
 *
 * More is to come for one that is being written; one that was stopped, or not ordered, sends none.
 */
export function isEvidenceComplete(
  analysis: Pick<Analysis, 'state' | 'isStopped' | 'isL2Enabled'> | null,
): boolean {
  return !analysis || (!isBeingMade(analysis) && !analysis.isStopped && analysis.isL2Enabled)
}
