import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import {
  askAnalysis,
  copyrightBlocks,
  gradeBlocks,
  standingBlocks,
} from '../../../findings/analysis/server/paper.ts'
import { bigFiveBlocks } from '../../../findings/personality/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'
import { competencyBlocks } from './paper/competencies.ts'
import { figureBlocks } from './paper/figures.ts'
import { findingBlocks } from './paper/findings.ts'
import { recordBlocks } from './paper/record.ts'
import { emotionBlocks, softSkillBlocks } from './paper/skills.ts'
import { summaryBlocks } from './paper/summary.ts'

async function write(paper: Paper): Promise<Block[]> {
  const asked = await askAnalysis(paper)
  const { analysis, instead, shown } = asked
  const isThere = analysis !== null && instead === null
  const { parts } = paper.facts
  return [
    ...heldBackBlocks(paper, 'aiScores'),
    ...(instead ? [instead] : []),
    ...(isThere
      ? [...summaryBlocks(paper, asked, analysis), ...(await standingBlocks(paper, analysis))]
      : []),
    ...(isThere && analysis.isL2Enabled ? await competencyBlocks(paper, asked, analysis) : []),
    ...recordBlocks(paper, asked),
    ...(parts.has('antiCheating') ? await findingBlocks(paper) : []),
    ...(isThere && shown ? softSkillBlocks(paper, asked, analysis, shown) : []),
    ...(parts.has('tests.bigFive') ? await bigFiveBlocks(paper) : []),
    ...emotionBlocks(paper, analysis),
    ...gradeBlocks(paper, analysis, shown),
    ...figureBlocks(paper, analysis),
    ...copyrightBlocks(paper),
  ]
}

/** The AI's overall score; nothing where the company shows none at the head. */
async function headline(paper: Paper) {
  const { analysis, shown, instead } = await askAnalysis(paper)
  if (!analysis || !shown?.scoreIndicator || (instead && !analysis.isStopped)) return null
  const t = paper.say('report-analysis')
  const name = t(shown.englishLabel ? 'overallInEnglish' : 'overall')
  if (analysis.isStopped) return { name, value: { text: t('stopped') } }
  return { name, value: paper.score(analysis.overall) }
}

export const paper = definePaper({ tab: aiTab, inner: 1, feature: 'report-analysis', write, headline })
