import type { AnswerScore, Interview, WrittenAnswer } from '../../interviews/rules/interview.ts'
import { isVideoMethod } from '../../interviews/rules.ts'
import type { ScoreState } from '../../scores/rules/stars.ts'

/** What the answers to questions about one thing came to. */
export interface AssessedLabel {
  readonly label: string
  readonly score: AnswerScore
  /**
   * True for recorded answers, which the competencies judge; false for written ones, which are the customised
   * assessment.
   */
  readonly isVideo: boolean
}

/** Adds up scores; one that is still being made leaves the sum open. */
function sumOf(scores: readonly AnswerScore[]): AnswerScore {
  let [value, outOf] = [0, 0]
  for (const score of scores) {
    if (score.state === 'analysing') return score
    value += score.value
    outOf += score.outOf
  }
  return { state: 'scored', value, outOf }
}

const isCounted = (answer: WrittenAnswer) =>
  answer.point !== null && answer.score !== null && !answer.isUnscored

/**
 * What each label of the questions came to, those of recorded and of written answers apart, in the order of the questions.
 *
 * Answers whose score the viewer may not see are not in it.
 */
export function assessedLabels({ answers }: Pick<Interview, 'answers'>): AssessedLabel[] {
  const all = answers.flatMap(({ parts, ...answer }): WrittenAnswer[] => [answer, ...parts])
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

/** The labels of the customised assessment: those of written answers. None of them: the report has no such part (C71). */
export function customisedLabels(labels: readonly AssessedLabel[]): AssessedLabel[] {
  return labels.filter(({ isVideo }) => !isVideo)
}

/** The customised assessment as a whole, out of 5. */
export function customisedScore(labels: readonly AssessedLabel[]): ScoreState | null {
  const own = customisedLabels(labels)
  if (own.length === 0) return null
  const sum = sumOf(own.map(({ score }) => score))
  if (sum.state === 'analysing') return sum
  return { state: 'scored', value: Math.min((sum.value / sum.outOf) * 5, 5), outOf: 5 }
}
