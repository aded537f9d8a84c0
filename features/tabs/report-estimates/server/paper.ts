import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, heading, notice, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { showComprehensiveEstimate } from '../../../review/evaluations/contract/conclusion.ts'
import {
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
} from '../../../review/evaluations/contract/reading.ts'
import { countParts, decidedBefore, evaluationScore } from '../../../review/evaluations/rules/records.ts'
import { readConclusion, readEvaluations } from '../../../review/evaluations/rules/wire.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'
import { roundBlocks } from '../../../review/rating-grid/server/paper.ts'
import { isShownTo, tabNumber } from '../rules/tab.ts'

const stars = (paper: Paper, value: number | null) =>
  value !== null && paper.score({ state: 'scored', value, outOf: 5 }).text

/** The conclusion over all evaluations. */
async function conclusionBlocks(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-estimates')
  const words = paper.say('evaluations')
  const title = t('conclusion')
  const reply = await paper.ask(showComprehensiveEstimate, ofReport(paper))
  if (isFailed(reply)) return [heading(3, title), failedNotice(reply, t('conclusionFailed'))]
  const conclusion = readConclusion(reply.data)
  if (!conclusion) {
    const key = paper.facts.heldBack.opinions ? 'conclusionHeld' : 'conclusionNone'
    return [heading(3, title), notice(t(key))]
  }
  const { decision, score, content, evaluatedBy, evaluatedAt } = conclusion
  return [
    heading(3, title, decision && words(`status.${decision}`), stars(paper, score)),
    ...text(content),
    ...text(`${evaluatedBy} · ${paper.dateTime(evaluatedAt)}`),
  ]
}

/** Each person's evaluation in each stage: who, decision, score, time and text. */
async function recordBlocks(paper: Paper): Promise<Block[]> {
  const t = paper.say('evaluations')
  const { facts, candidate, ask } = paper
  const recommendStageId = paper.recommendStageId ?? candidate.stageId
  const of = ofReport(paper)
  const reply = facts.isEvaluatedByStage
    ? await ask(selectAllEstimateGroupByforCMBC, { ...of, recommendStageId })
    : await ask(selectAllEstimateGroupBy, of)
  if (isFailed(reply)) return [heading(3, t('records')), failedNotice(reply, t('recordsFailed'))]
  const held = heldBackBlocks(paper, 'opinions')
  const evaluations = readEvaluations(reply.data)
  if (evaluations.length === 0)
    return [heading(3, t('records')), ...(held.length > 0 ? held : [notice(t('recordsNone'))])]
  return [
    heading(3, t('records'), t('recordsCount', { count: countParts(evaluations) })),
    ...held,
    ...evaluations.flatMap((evaluation) => {
      const decidedAt = decidedBefore(evaluation)
      return [
        heading(
          4,
          evaluation.evaluatedBy,
          evaluation.stageName,
          evaluation.decision && t(`status.${evaluation.decision}`),
          decidedAt !== null && t('decidedAt', { time: paper.dateTime(decidedAt) }),
          stars(paper, evaluationScore(evaluation)),
          paper.dateTime(evaluation.evaluatedAt),
        ),
        ...evaluation.parts.flatMap(({ kind, score, decision, reasons, content, evaluatedAt }) => {
          // The heading says the only decision; several have each their own time.
          const isOneOfSeveral = evaluation.parts.length > 1 && decision !== null
          const said = isOneOfSeveral && `${t(`status.${decision}`)}, ${paper.dateTime(evaluatedAt)}`
          const line = [said, stars(paper, score), reasons.join(t('reasonComma')), content]
            .filter(Boolean)
            .join(' · ')
          return text(line, kind ? { lead: t(`kind.${kind}`) } : {})
        }),
      ]
    }),
  ]
}

export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-estimates',
  isShownTo,
  async write(paper) {
    const parts = await Promise.all([
      paper.facts.permissions.has('planInterview') ? roundBlocks(paper) : [],
      conclusionBlocks(paper),
      recordBlocks(paper),
    ])
    return parts.flat()
  },
})
