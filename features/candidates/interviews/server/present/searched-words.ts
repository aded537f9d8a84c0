import { groupByQuestion, isVideoMethod, sessionStarts } from '../../rules.ts'

interface Sentence {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

interface GivenAnswer {
  readonly question_id: string
  readonly problem_answer_method: number
  readonly followUpOf?: string | undefined
  readonly interviewRoundNum?: number | undefined
  readonly answer?: string | undefined
  readonly answer_time_point?: number | undefined
  readonly sessionStartMs?: number | undefined
  readonly durationMs?: number | undefined
  readonly transcript?: { readonly sentences: readonly Sentence[] } | undefined
  readonly subAnswerList?:
    | readonly { readonly question_id: string; readonly answer?: string | undefined }[]
    | undefined
}

interface GivenRecord {
  readonly createdDate: number
  readonly transcript?: { readonly sentences: readonly Sentence[] } | undefined
}

/** Words of an interview with their place. Times are milliseconds of the session. */
interface Words {
  readonly text: string
  readonly questionId: string
  /** From 1; null for words outside of a recorded question. */
  readonly question: number | null
  readonly startMs: number | null
}

/** The number of the question of each recorded answer. */
function questionNumbers(answers: readonly GivenAnswer[]): ReadonlyMap<string, number> {
  const asked = answers.map((answer) => ({
    id: answer.question_id,
    method: answer.problem_answer_method,
    followUpOf: answer.followUpOf ?? null,
    round: answer.interviewRoundNum ?? null,
  }))
  return new Map(
    groupByQuestion(asked).flatMap((group, index) => group.map(({ id }) => [id, index + 1] as const)),
  )
}

/** The spoken words of an interview, by sentence: the answers' own words, then words of the session beside them. */
export function saidWords(answers: readonly GivenAnswer[], records: readonly GivenRecord[]): Words[] {
  const numbers = questionNumbers(answers)
  const starts = sessionStarts(
    answers.map(({ answer_time_point: answeredAtSeconds, ...answer }) => ({ ...answer, answeredAtSeconds })),
  )
  const own = answers.flatMap(({ question_id: questionId, transcript }, index) =>
    (transcript?.sentences ?? []).map(({ text, startMs, endMs }) => ({
      text,
      questionId,
      question: numbers.get(questionId) ?? null,
      startMs: Math.max(0, startMs + (starts[index] ?? 0)),
      endMs: endMs + (starts[index] ?? 0),
    })),
  )
  const spans = answers.flatMap(({ question_id: id }) => {
    const sentences = own.filter(({ questionId }) => questionId === id)
    const [first] = sentences
    return first ? [{ from: first.startMs, to: Math.max(...sentences.map(({ endMs }) => endMs)) }] : []
  })
  const began = records[0]?.createdDate ?? 0
  const beside = records.flatMap(({ createdDate, transcript }) =>
    (transcript?.sentences ?? []).flatMap(({ text, startMs, endMs }) => {
      const from = Math.max(0, startMs + createdDate - began)
      const middle = (startMs + endMs) / 2 + createdDate - began
      const isOwn = spans.some((span) => middle >= span.from && middle <= span.to)
      return isOwn ? [] : [{ text, questionId: 'session', question: null, startMs: from }]
    }),
  )
  return [...own.map(({ endMs: _endMs, ...words }) => words), ...beside]
}

/** The typed words of an interview. The typed text of a recorded answer stands with its question. */
export function writtenWords(answers: readonly GivenAnswer[]): Words[] {
  const numbers = questionNumbers(answers)
  return answers.flatMap(
    ({ question_id: questionId, answer = '', problem_answer_method, subAnswerList = [] }) => {
      const isRecorded = isVideoMethod(problem_answer_method)
      const question = isRecorded ? (numbers.get(questionId) ?? null) : null
      return [
        { questionId, answer },
        ...subAnswerList.map((part) => ({ questionId: part.question_id, answer: part.answer ?? '' })),
      ]
        .filter((part) => part.answer.trim() !== '')
        .map((part) => ({ text: part.answer, questionId: part.questionId, question, startMs: null }))
    },
  )
}
