import type { Analysis } from '../../../../findings/analysis/rules/analysis.ts'
import { highlights, keyPointCount, leftOutOfSummary } from '../../../../findings/analysis/rules/summary.ts'
import { type AskedAnalysis, authorOf } from '../../../../findings/analysis/server/paper.ts'
import { quotesOf, restsOn } from '../../../../findings/evidence/server/paper.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { heading, small, text } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'

const sides = [
  { kind: 'supports', title: 'supportsHiring', none: 'nothingSupports' },
  { kind: 'against', title: 'speaksAgainst', none: 'nothingAgainst' },
] as const

/** The verdict, who wrote it, and the moments for and against it. */
export function summaryBlocks(
  paper: Paper,
  { evidenceIndex }: Pick<AskedAnalysis, 'evidenceIndex'>,
  analysis: Analysis,
): Block[] {
  const t = paper.say('report-analysis')
  const leftOut = leftOutOfSummary(paper.interview.answers)
  const { model, date } = authorOf(paper, analysis.author)
  const count = keyPointCount(analysis, leftOut)
  const moments = sides.map((side) => ({ ...side, found: highlights(evidenceIndex, side.kind, leftOut) }))
  const hasMoments = moments.some(({ found }) => found.length > 0)
  return [
    heading(3, t('summary')),
    ...text(analysis.summary),
    ...small(
      analysis.summary &&
        (date === null ? t('undated', { model, count }) : t('writtenBy', { model, count, date })),
    ),
    ...(hasMoments
      ? moments.flatMap(({ title, none, found }) => [
          heading(4, t(title)),
          ...(found.length > 0 ? quotesOf(paper, found) : text(t(none))),
        ])
      : restsOn(paper, evidenceIndex.byClaim.get('summary') ?? [], {
          saysNone: analysis.summary !== null || analysis.overall.state === 'scored',
          isLost: evidenceIndex.lost.has('summary'),
        })),
    ...text(analysis.keyTips, { lead: t('keyTips') }),
    ...text(analysis.askNext, { lead: t('askNext') }),
  ]
}
