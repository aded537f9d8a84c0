import { answerClaim, competencyClaim } from '../../evidence/rules/claim-key.ts'
import type { ClaimOfAnalysis } from '../../evidence/rules/evidence.ts'
import type { AiData } from '../contract/ai-data.ts'
import type { Analysis } from './analysis.ts'
import { isBeingMade } from './progress.ts'

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
 * An analysis that is being written is incomplete. A stopped or unordered analysis sends no evidence.
 */
export function isEvidenceComplete(
  analysis: Pick<Analysis, 'state' | 'isStopped' | 'isL2Enabled'> | null,
): boolean {
  return !analysis || (!isBeingMade(analysis) && !analysis.isStopped && analysis.isL2Enabled)
}
