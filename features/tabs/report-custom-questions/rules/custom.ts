import type { Answer, Interview } from '../../../candidates/interviews/rules/interview.ts'
import { groupByQuestion } from '../../../candidates/interviews/rules.ts'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { type QuestionResult, readQuestions } from '../../../findings/analysis/rules/questions.ts'
import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'
import { readRecording } from '../../../findings/recording/rules/recording.ts'

/** The company's own questions, as marked by the answer or by its analysis (R2-056). */
export function customIds(answers: readonly Answer[], analysed: readonly string[]): ReadonlySet<string> {
  return new Set([...answers.filter(({ isCustom }) => isCustom).map(({ id }) => id), ...analysed])
}

/** A recorded question of the company's own. */
export interface CustomQuestion extends QuestionResult {
  /** Transcript of the answer; null where there is none. */
  readonly transcript: string | null
  /** What was typed in place of a recording; null where nothing was. */
  readonly typed: string | null
  /** Whether nothing at all was answered: an answer without a transcript may still be one. */
  readonly isUnanswered: boolean
}

const sentencesOf = ({ transcript }: Answer) => transcript?.sentences ?? []
const linesOf = (lines: readonly string[]) => (lines.length > 0 ? lines.join('\n') : null)

/** What was said in answer to a question and its follow-ups, and what was typed where there is no transcript. */
function answersOf(group: readonly Answer[]): Pick<CustomQuestion, 'transcript' | 'typed'> {
  const unspoken = group.filter((answer) => sentencesOf(answer).length === 0)
  return {
    transcript: linesOf(group.flatMap(sentencesOf).map(({ text }) => text)),
    typed: linesOf(unspoken.flatMap(({ text }) => text || [])),
  }
}

/** The recorded ones among them, in the order of the interview. A custom follow-up makes its question one too. */
export function recordedQuestions(
  interview: Pick<Interview, 'answers' | 'sessionVideos'>,
  analysis: Analysis | null,
  custom: ReadonlySet<string>,
): CustomQuestion[] {
  const { answers } = interview
  const groups = groupByQuestion(answers)
  const { questions } = readRecording(interview)
  return readQuestions(answers, analysis).flatMap((question) => {
    const group = groups[question.number - 1] ?? []
    if (!group.some(({ id }) => custom.has(id))) return []
    return {
      ...question,
      ...answersOf(group),
      isUnanswered: questions[question.number - 1]?.answered === 'no',
    }
  })
}

/** Those answered without a recording, and reading texts with such a question. */
export function writtenQuestions(
  questions: readonly WrittenQuestion[],
  custom: ReadonlySet<string>,
): WrittenQuestion[] {
  return questions.filter(({ id, parts }) => custom.has(id) || parts.some(({ isCustom }) => isCustom))
}
