import { ofReport } from '../../candidates/rules/ids.ts'
import { decisionOfResult, decisionOfStatus } from '../../decisions/rules.ts'
import { showComprehensiveEstimate } from '../../evaluations/contract/conclusion.ts'
import {
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
} from '../../evaluations/contract/reading.ts'
import { partOfType } from '../../evaluations/rules/kinds.ts'
import { countEstimates, recordScore } from '../../evaluations/rules/records.ts'
import { heldBackBlocks } from '../../own-opinion/server/paper.ts'
import type { Block } from '../../paper/contract.ts'
import { isFailed } from '../../paper/server/paper/ask.ts'
import { failedNotice, heading, notice, text } from '../../paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../paper/server/paper/section.ts'
import { roundBlocks } from '../../rounds/server/paper.ts'
import { isShownTo, tabNumber } from '../rules.ts'

const stars = (paper: Paper, value: number | null) =>
  value !== null && paper.score({ state: 'scored', value, outOf: 5 }).text

/** The conclusion over all evaluations. */
async function conclusionBlocks(paper: Paper): Promise<Block[]> {
  const [t, words] = [paper.say('report-estimates'), paper.say('evaluations')]
  const title = t('conclusion')
  const reply = await paper.ask(showComprehensiveEstimate, ofReport(paper))
  if (isFailed(reply)) return [heading(3, title), failedNotice(reply, t('conclusionFailed'))]
  if (!reply.data) {
    const key = paper.facts.heldBack.opinions ? 'conclusionHeld' : 'conclusionNone'
    return [heading(3, title), notice(t(key))]
  }
  const { result, estimateScore, estimateContent, estimateUserName, createdTime } = reply.data
  const decision = decisionOfResult(result)
  return [
    heading(3, title, decision && words(`status.${decision}`), stars(paper, estimateScore)),
    ...text(estimateContent),
    ...text(`${estimateUserName} · ${paper.dateTime(createdTime)}`),
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
  if (reply.data.length === 0)
    return [heading(3, t('records')), ...(held.length > 0 ? held : [notice(t('recordsNone'))])]
  return [
    heading(3, t('records'), t('recordsCount', { count: countEstimates(reply.data) })),
    ...held,
    ...reply.data.flatMap((record) => {
      const decision = decisionOfStatus(record.estimateStatus)
      return [
        heading(
          4,
          record.estimateUserName,
          record.stageName,
          decision && t(`status.${decision}`),
          stars(paper, recordScore(record)),
          paper.dateTime(record.estimateOperateTime),
        ),
        ...record.estimates.flatMap(({ estimateType, estimateScore, estimateContent }) => {
          const part = partOfType(estimateType)
          const line = [stars(paper, estimateScore), estimateContent].filter(Boolean).join(' · ')
          return text(line, part ? { lead: t(`kind.${part}`) } : {})
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
