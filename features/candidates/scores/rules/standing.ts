import type { AiMarkConfig, CompanyRules, PositionRules } from '../../../platform/company/rules.ts'
import type { ScoreBin, Standing } from '../contract.ts'
import type { StarScale } from './stars.ts'

/** The subject of the overall score among a position's scores. */
export const overallSubject = 'overall'

const competencyPrefix = 'competency:'

/** The subject of a competency's score among a position's scores. */
export function competencySubject(assessmentPoint: string): string {
  return `${competencyPrefix}${assessmentPoint}`
}

/** With fewer scored candidates, a distribution would identify them. */
export const fewestScored = 10

/** A score in hundredths of a star, the finest that screens show, and how many candidates have it as their best. */
type ScoreCount = readonly [hundredths: number, count: number]

/** The scores of one subject in a position, one for each candidate. */
export interface SubjectScores {
  readonly subject: string
  readonly counts: readonly ScoreCount[]
  /** The interview's own score, where it is the best of its candidate; else null, as without one. */
  readonly own: number | null
}

/** The AI scores that the company shows at all. */
export function shownScores(setting: {
  readonly marks: AiMarkConfig
  readonly rules: CompanyRules
  readonly position: PositionRules
}): { totals: boolean; singles: boolean; scoreIndicator: boolean } {
  const { marks, rules, position } = setting
  const stars = marks.aiScoreStatus === 1
  const scoreIndicator = rules.reportScoreVisible && !position.hideScoreIndicator
  return {
    totals: stars && marks.allStatus === 1 && scoreIndicator,
    singles: stars && marks.singleStatus === 1,
    scoreIndicator,
  }
}

const sum = (counts: readonly ScoreCount[]): number => counts.reduce((all, [, count]) => all + count, 0)

const binHundredths = 50

/** Counts the scores in bins of half a star, from 0 to the end of the scale. */
function binsOf(counts: readonly ScoreCount[], outOf: StarScale): ScoreBin[] {
  const length = (outOf * 100) / binHundredths
  const bins = Array.from({ length }, (_, index) => ({
    from: (index * binHundredths) / 100,
    to: ((index + 1) * binHundredths) / 100,
    count: 0,
  }))
  for (const [hundredths, count] of counts) {
    const index = Math.min(length - 1, Math.max(0, Math.floor(hundredths / binHundredths)))
    const bin = bins[index]
    if (bin) bin.count += count
  }
  return bins
}

/** The bin of a score; null without bins. */
export function binOf<Bin extends Pick<ScoreBin, 'from'>>(bins: readonly Bin[], value: number): Bin | null {
  const hundredths = Math.round(value * 100)
  return bins.findLast(({ from }) => from * 100 <= hundredths) ?? bins[0] ?? null
}

function rankOf({ counts, own }: SubjectScores): number | null {
  return own === null ? null : 1 + sum(counts.filter(([hundredths]) => hundredths > own))
}

/** The median; for an even number the mean of the two middle scores. */
function medianOf(counts: readonly ScoreCount[]): number {
  const inOrder = [...counts].sort(([a], [b]) => a - b)
  const all = sum(inOrder)
  const scoreAt = (before: number): number => {
    let passed = 0
    for (const [hundredths, count] of inOrder) {
      passed += count
      if (passed > before) return hundredths
    }
    return 0
  }
  return (scoreAt(Math.floor((all - 1) / 2)) + scoreAt(Math.floor(all / 2))) / 200
}

function mediansOf(subjects: readonly SubjectScores[]): Standing['medians'] {
  return subjects
    .filter(({ subject, counts }) => subject.startsWith(competencyPrefix) && sum(counts) >= fewestScored)
    .map(({ subject, counts }) => ({
      assessmentPoint: subject.slice(competencyPrefix.length),
      median: medianOf(counts),
    }))
    .sort((a, b) => (a.assessmentPoint < b.assessmentPoint ? -1 : 1))
}

/**
 * A candidate's standing among the scored candidates of a position; null below 10 of them.
 *
 * For the same reason, a competency with fewer than 10 scored candidates has no median.
 */
export function standingAmong(
  subjects: readonly SubjectScores[],
  outOf: StarScale,
  { singles }: { singles: boolean },
): Standing | null {
  const overall = subjects.find(({ subject }) => subject === overallSubject)
  const count = overall ? sum(overall.counts) : 0
  if (!overall || count < fewestScored) return null
  return {
    count,
    rank: rankOf(overall),
    bins: binsOf(overall.counts, outOf),
    medians: singles ? mediansOf(subjects) : [],
  }
}
