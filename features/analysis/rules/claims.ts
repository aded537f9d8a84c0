import type { ClaimOfAnalysis } from '../../evidence/rules/evidence.ts'
import type { AiData } from '../contract/ai-data.ts'

/** Everything that the analysis claims, in reading order, with the answers that each claim is about. */
export function claimsOf(aiData: AiData | null): ClaimOfAnalysis[] {
  const { dimLabelList = [], answerInfos = [] } = aiData?.l2ReportInfo ?? {}
  return [
    { key: 'summary', answerIds: [] },
    ...dimLabelList.map(({ assessmentPoint }): ClaimOfAnalysis => {
      const about = answerInfos.filter((answer) => answer.assessmentPoint === assessmentPoint)
      return {
        key: `competency:${assessmentPoint}`,
        answerIds: about.map((answer) => answer.problemAnswerId),
      }
    }),
    ...answerInfos.map(
      ({ problemAnswerId }): ClaimOfAnalysis => ({
        key: `answer:${problemAnswerId}`,
        answerIds: [problemAnswerId],
      }),
    ),
  ]
}
