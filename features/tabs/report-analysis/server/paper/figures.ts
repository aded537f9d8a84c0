import type { Analysis } from '../../../../findings/analysis/rules/analysis.ts'
import { authorOf } from '../../../../findings/analysis/server/paper.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { heading, small, table, text } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'
import { figureTitles } from '../../rules.ts'

/** Each figure that no other section shows, and the model's words on each competency (decision D23). */
export function figureBlocks(paper: Paper, analysis: Analysis | null): Block[] {
  const { figures = [], competencySummaries: summaries = [] } = analysis ?? {}
  if (!analysis || figures.length + summaries.length === 0) return []
  const t = paper.say('report-analysis')
  const { model } = authorOf(paper, analysis.author)
  const from = {
    model: t('figureFromModel', { model }),
    assessment: t('figureFromAssessment'),
    evaluations: t('figureFromEvaluations'),
  }
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 }
  return [
    heading(3, t('figures')),
    ...small(t('figuresHint')),
    ...table(
      [t('figures'), t('score'), paper.say('paper')('range'), paper.say('paper')('source')],
      figures.map(({ name, value, outOf, source }) => [
        t(figureTitles[name]),
        value === null ? paper.score({ state: 'analysing' }) : paper.number(value, digits),
        outOf === null ? t('figureNoRange') : t('figureRange', { max: outOf }),
        from[source],
      ]),
    ),
    ...figures.flatMap(({ comments }) => comments.flatMap((comment) => text(comment))),
    ...(summaries.length > 0 ? [heading(4, t('competencySummaries'), t('figureFromModel', { model }))] : []),
    ...summaries.flatMap(({ name, text: summary }) => text(summary, { lead: name })),
  ]
}
