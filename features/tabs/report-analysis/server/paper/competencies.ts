import { gapToMedian, mediansByName } from '../../../../candidates/scores/rules/medians.ts'
import { type Analysis, meanScore } from '../../../../findings/analysis/rules/analysis.ts'
import { type AskedAnalysis, askStanding } from '../../../../findings/analysis/server/paper.ts'
import { competencyClaim } from '../../../../findings/evidence/rules/claim-key.ts'
import { restsOn } from '../../../../findings/evidence/server/paper.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { heading, radar, table, text } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'

/** Every competency with its score, then each with its reason and evidence. */
export async function competencyBlocks(
  paper: Paper,
  { evidenceIndex }: Pick<AskedAnalysis, 'evidenceIndex'>,
  { competencies }: Analysis,
): Promise<Block[]> {
  const t = paper.say('report-analysis')
  if (competencies.length === 0) return []
  const { standing } = await askStanding(paper)
  const medians = mediansByName(standing)
  const hasMedians = competencies.some(({ name }) => medians.has(name))
  const mean = meanScore(competencies)
  const axes = competencies.flatMap(({ name, score }) => {
    const median = medians.get(name)
    return score.state === 'scored'
      ? [{ name, value: score.value, outOf: score.outOf, ...(median !== undefined && { median }) }]
      : []
  })
  const evidenceOf = (name: string) => evidenceIndex.byClaim.get(competencyClaim(name)) ?? []
  return [
    heading(
      3,
      t('competencies'),
      mean !== null && t('mean', { mean: paper.decimal(mean), count: axes.length }),
    ),
    ...radar(t('competencies'), axes[0]?.outOf === 3 ? 3 : 5, axes),
    ...table(
      [t('competency'), t('score'), hasMedians && t('vsMedian'), t('evidence')],
      competencies.map(({ name, score }) => {
        const median = medians.get(name)
        const gap = score.state === 'scored' && median !== undefined && gapToMedian(score.value, median)
        return [name, paper.score(score), gap, t('evidenceCount', { count: evidenceOf(name).length })]
      }),
    ),
    ...competencies.flatMap(({ name, score, reason, suggestion }) => [
      heading(4, name, paper.score(score).text),
      ...text(reason ?? t('noReason')),
      ...text(suggestion, { lead: t('askNext') }),
      ...restsOn(paper, evidenceOf(name), {
        saysNone: score.state !== 'analysing',
        isLost: evidenceIndex.lost.has(competencyClaim(name)),
      }),
    ]),
  ]
}
