import type { Shown } from '../../../../findings/analysis/contract/calls.ts'
import type { Analysis } from '../../../../findings/analysis/rules/analysis.ts'
import { isBeingMade } from '../../../../findings/analysis/rules/progress.ts'
import { meanStars, showsSoftSkills } from '../../../../findings/analysis/rules/soft-skills.ts'
import type { AskedAnalysis } from '../../../../findings/analysis/server/paper.ts'
import { competencyClaim } from '../../../../findings/evidence/rules/claim-key.ts'
import { restsOn } from '../../../../findings/evidence/server/paper.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { heading, notice, small, text } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'

/** The soft skills, each with its score and its first moment of evidence. */
export function softSkillBlocks(
  paper: Paper,
  { evidenceIndex }: Pick<AskedAnalysis, 'evidenceIndex'>,
  analysis: Analysis,
  shown: Shown,
): Block[] {
  const t = paper.say('report-analysis')
  if (!showsSoftSkills({ analysis, shown, interview: paper.interview })) return []
  const skills = analysis.softSkills
  const mean = meanStars(skills, analysis.outOf)
  const count = skills.filter(({ score }) => score.state === 'scored').length
  return [
    heading(3, t('softSkills'), mean !== null && t('softSkillsMean', { mean: paper.decimal(mean), count })),
    ...(skills.length === 0 ? [notice(t('noSoftSkills'))] : []),
    ...skills.flatMap(({ name, score, description }) => [
      heading(4, name, paper.score(score).text),
      ...text(description),
      ...restsOn(paper, evidenceIndex.byClaim.get(competencyClaim(name)) ?? [], {
        saysNone: score.state === 'scored',
        isLost: evidenceIndex.lost.has(competencyClaim(name)),
        most: 1,
      }),
    ]),
  ]
}

/** How often each emotion was seen; nothing where the law of the company forbids it, or while it may still change. */
export function emotionBlocks(paper: Paper, analysis: Analysis | null): Block[] {
  const t = paper.say('report-analysis')
  const emotions = analysis?.emotions
  const first = emotions?.shares[0]
  if (!emotions || !first || isBeingMade(analysis)) return []
  const percentOf = (percent: number) => paper.decimal(percent, 2)
  return [
    heading(3, t('emotions'), t('emotionsTop', { name: t(first.name), percent: percentOf(first.percent) })),
    {
      kind: 'bars',
      title: t('emotions'),
      max: 100,
      bars: emotions.shares.map(({ name, percent }) => ({
        name: t(name),
        value: percent,
        text: `${percentOf(percent)}%`,
      })),
    },
    ...emotions.described.flatMap(({ name, text: words }) => text(words, { lead: t(name) })),
    ...small(t('emotionsHint')),
  ]
}
