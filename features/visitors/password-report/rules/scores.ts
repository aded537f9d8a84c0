import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { readScore, type ScoreState, type StarScale } from '../../../candidates/scores/rules/stars.ts'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import type { FigureName } from '../../../findings/analysis/rules/figures.ts'
import { assessedLabels, customisedScore } from './custom-assessment.ts'
import type { Analysed } from './read-report.ts'

const subScoreNames = ['talent', 'expression', 'voice'] as const
type SubScoreName = (typeof subScoreNames)[number]

interface SubScore {
  readonly name: SubScoreName
  readonly score: ScoreState
}

const outOf = 5

function figureScore({ figures }: Pick<Analysis, 'figures'>, name: FigureName): ScoreState | null {
  const figure = figures.find((other) => other.name === name)
  return figure ? readScore(figure.value, outOf) : null
}

/** The parts of the overall score; missing and hidden ones are left out. */
function subScores(analysis: Pick<Analysis, 'figures' | 'speech'>): SubScore[] {
  const scores: Record<SubScoreName, ScoreState | null> = {
    talent: figureScore(analysis, 'talent'),
    expression: figureScore(analysis, 'emotion'),
    voice: analysis.speech,
  }
  return subScoreNames.flatMap((name) => {
    const score = scores[name]
    return score && score.state !== 'hidden' ? [{ name, score }] : []
  })
}

/** The scores of the overview, as far as the share opens them. */
export interface Scores {
  /** Null without one, or where it is hidden. */
  readonly overall: ScoreState | null
  /** Scale of the overall score; all others are out of 5. */
  readonly outOf: StarScale
  /** Whether scores show the names of their levels. */
  readonly hasLevels: boolean
  readonly customised: ScoreState | null
  readonly parts: readonly SubScore[]
}

/** The scores of a report. A stopped or missing analysis has no overall score. */
export function readScores(interview: Interview, { analysis, hasOverall, hasLevels }: Analysed): Scores {
  const isConcluded = analysis !== null && !analysis.isStopped && analysis.state !== 'none'
  const overall = isConcluded && hasOverall ? analysis.overall : null
  return {
    overall: overall?.state === 'hidden' ? null : overall,
    outOf: analysis?.outOf ?? outOf,
    hasLevels,
    customised: customisedScore(assessedLabels(interview)),
    parts: analysis ? subScores(analysis) : [],
  }
}
