import { type Analysis, meanScore } from '../../../findings/analysis/rules/analysis.ts'
import { isBeingMade } from '../../../findings/analysis/rules/progress.ts'
import { meanStars } from '../../../findings/analysis/rules/soft-skills.ts'
import { leftOutOfSummary, verdictEvidence } from '../../../findings/analysis/rules/summary.ts'
import {
  type AskedAnalysis,
  askAnalysis,
  authorOf,
  copyrightBlocks,
  gradeBlocks,
  standingBlocks,
} from '../../../findings/analysis/server/paper.ts'
import { competencyClaim } from '../../../findings/evidence/rules/claim-key.ts'
import { restsOn } from '../../../findings/evidence/server/paper.ts'
import { englishBlocks, languageScoreBlocks } from '../../../findings/languages/server/paper.ts'
import { abilityBlocks, voiceBlocks } from '../../../findings/speech/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { facts, heading, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'
import { tabNumber } from '../rules/tab.ts'
import { maxMoments, showsLabelGroups } from '../rules.ts'

/** Readers of only the summary get no evidence, and no note that there is none (decision D08). */
const isWhole = ({ facts }: Paper) => facts.permissions.has('reportAIInterview')

async function overallBlocks(
  paper: Paper,
  analysis: Analysis,
  { evidenceIndex }: AskedAnalysis,
): Promise<Block[]> {
  const t = paper.say('report-summary')
  const { model, date } = authorOf(paper, analysis.author)
  return [
    heading(3, t('overall'), date === null ? model : t('byline', { model, date })),
    ...facts([[t('score'), paper.score(analysis.overall)]]),
    ...text(analysis.summary),
    ...restsOn(paper, verdictEvidence(evidenceIndex, leftOutOfSummary(paper.interview.answers)), {
      saysNone: isWhole(paper) && analysis.overall.state === 'scored',
      isLost: evidenceIndex.lost.has('summary'),
    }),
    ...text(analysis.keyTips, { lead: t('keyTips') }),
    ...text(analysis.askNext, { lead: t('askNext') }),
    ...(await standingBlocks(paper, analysis)),
  ]
}

function competencyBlocks(
  paper: Paper,
  { competencies }: Analysis,
  { evidenceIndex }: AskedAnalysis,
): Block[] {
  const t = paper.say('report-summary')
  if (competencies.length === 0) return []
  const mean = meanScore(competencies)
  const count = competencies.filter(({ score }) => score.state === 'scored').length
  return [
    heading(3, t('competencies'), mean !== null && t('mean', { mean: paper.decimal(mean), count })),
    ...competencies.flatMap(({ name, score, reason, suggestion }) => [
      heading(4, name, paper.score(score).text),
      ...text(reason ?? t('noReason')),
      ...text(suggestion, { lead: t('askNext') }),
      ...restsOn(paper, evidenceIndex.byClaim.get(competencyClaim(name)) ?? [], {
        saysNone: isWhole(paper) && score.state !== 'analysing',
        isLost: evidenceIndex.lost.has(competencyClaim(name)),
        most: maxMoments,
      }),
    ]),
  ]
}

function groupBlocks(
  paper: Paper,
  { softSkills, outOf }: Analysis,
  { evidenceIndex }: AskedAnalysis,
): Block[] {
  const t = paper.say('report-summary')
  const mean = meanStars(softSkills, outOf)
  const count = softSkills.filter(({ score }) => score.state === 'scored').length
  return [
    heading(3, t('labelGroups'), mean !== null && t('labelGroupsMean', { mean: paper.decimal(mean), count })),
    ...softSkills.flatMap(({ name, score, description }) => [
      heading(4, name, paper.score(score).text),
      ...text(description),
      ...restsOn(paper, evidenceIndex.byClaim.get(competencyClaim(name)) ?? [], {
        saysNone: isWhole(paper) && score.state === 'scored',
        isLost: evidenceIndex.lost.has(competencyClaim(name)),
        most: maxMoments,
      }),
    ]),
  ]
}

/** The AI's conclusions on one page: scores, ranks and abilities, each from a source of its own. */
async function write(paper: Paper): Promise<Block[]> {
  const asked = await askAnalysis(paper)
  const { analysis, shown, instead } = asked
  const isThere = analysis !== null && instead === null
  const { parts, loadsLanguageScore } = paper.facts
  return [
    ...heldBackBlocks(paper, 'aiScores'),
    ...(instead ? [instead] : []),
    ...(isThere ? await overallBlocks(paper, analysis, asked) : []),
    ...(isThere && analysis.isL2Enabled ? competencyBlocks(paper, analysis, asked) : []),
    ...(analysis && !isBeingMade(analysis) && showsLabelGroups(analysis)
      ? groupBlocks(paper, analysis, asked)
      : []),
    ...(parts.has('tests.reading') ? await abilityBlocks(paper) : []),
    ...(parts.has('tests.english') ? await englishBlocks(paper) : []),
    ...(parts.has('tests.language') || loadsLanguageScore ? await languageScoreBlocks(paper) : []),
    ...voiceBlocks(paper, asked),
    ...gradeBlocks(paper, analysis, shown),
    ...copyrightBlocks(paper),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-summary', write })
