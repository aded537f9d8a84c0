import type { AiData } from '../../analysis/contract/ai-data.ts'
import type { Analysis } from '../../analysis/rules/analysis.ts'
import { type QuestionResult, readQuestions } from '../../analysis/rules/questions.ts'
import type { Answer } from '../../interviews/rules/interview.ts'
import { groupByQuestion } from '../../interviews/rules.ts'
import type { OtherQuestion } from '../../questions/rules/question.ts'

/** The questions that are the company's own: by the answer itself, or by what the analysis says of it (R2-056). */
export function customIds(answers: readonly Answer[], aiData: AiData | null): ReadonlySet<string> {
  const analysed = aiData?.l2ReportInfo?.answerInfos ?? []
  return new Set([
    ...answers.filter(({ isCustom }) => isCustom).map(({ id }) => id),
    ...analysed.filter(({ isCustom }) => isCustom === 1).map(({ problemAnswerId }) => problemAnswerId),
  ])
}

/** A recorded question of the company's own. */
export interface RecordedQuestion extends QuestionResult {
  readonly language: string | null
  /** What was said to it; null where it is not transcribed. */
  readonly said: string | null
}

function saidIn(group: readonly Answer[]): string | null {
  const sentences = group.flatMap(({ transcript }) => transcript?.sentences ?? [])
  return sentences.length > 0 ? sentences.map(({ text }) => text).join('\n') : null
}

/** The recorded ones among them, in the order of the interview. One that only a follow-up makes custom is one too. */
export function recordedQuestions(
  answers: readonly Answer[],
  analysis: Analysis | null,
  custom: ReadonlySet<string>,
): RecordedQuestion[] {
  const groups = groupByQuestion(answers)
  return readQuestions(answers, analysis).flatMap((question) => {
    const group = groups[question.number - 1] ?? []
    if (!group.some(({ id }) => custom.has(id))) return []
    return { ...question, language: group[0]?.language ?? null, said: saidIn(group) }
  })
}

/** Those that were answered without a recording, with reading texts that have such a question on them. */
export function writtenQuestions(
  questions: readonly OtherQuestion[],
  custom: ReadonlySet<string>,
): OtherQuestion[] {
  return questions.filter(({ id, parts }) => custom.has(id) || parts.some(({ isCustom }) => isCustom))
}
