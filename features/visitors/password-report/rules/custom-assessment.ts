import type { AnsweredQuestion, Interview } from '../../../candidates/interviews/rules/interview.ts'
import { isVideoMethod } from '../../../candidates/interviews/rules.ts'
import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'

export interface AssessedLabel {
  readonly label: string
  readonly score: ScoreState
  /** True for recorded answers, which count as competencies; false for written ones, the customised assessment. */
  readonly isVideo: boolean
}

/** Adds scores; an unfinished one makes the sum unfinished. */
function sumOf(scores: readonly ScoreState[]): ScoreState {
  let value = 0
  let outOf = 0
  for (const score of scores) {
    if (score.state !== 'scored') return score
    value += score.value
    outOf += score.outOf
  }
  return { state: 'scored', value, outOf }
}

const isCounted = (answer: AnsweredQuestion) =>
  answer.point !== null && answer.score !== null && !answer.isUnscored

/** The results by label, recorded and written answers apart. Answers with a hidden score are left out. */
export function assessedLabels({ answers }: Pick<Interview, 'answers'>): AssessedLabel[] {
  const all = answers.flatMap(({ parts, ...answer }): AnsweredQuestion[] => [answer, ...parts])
  const groups = Map.groupBy(
    all.filter(isCounted),
    ({ point, method }) => `${isVideoMethod(method)} ${point}`,
  )
  return [...groups.values()].map((group) => ({
    label: group[0]?.point ?? '',
    score: sumOf(group.flatMap(({ score }) => score ?? [])),
    isVideo: isVideoMethod(group[0]?.method ?? 0),
  }))
}

/** The labels of the customised assessment, from written answers. Without any, the report has no such part (C71). */
export function customisedLabels(labels: readonly AssessedLabel[]): AssessedLabel[] {
  return labels.filter(({ isVideo }) => !isVideo)
}

export function customisedScore(labels: readonly AssessedLabel[]): ScoreState | null {
  const own = customisedLabels(labels)
  if (own.length === 0) return null
  const sum = sumOf(own.map(({ score }) => score))
  if (sum.state !== 'scored') return sum
  return { state: 'scored', value: Math.min((sum.value / sum.outOf) * 5, 5), outOf: 5 }
}
