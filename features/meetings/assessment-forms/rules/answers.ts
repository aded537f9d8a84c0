import { type FormContent, type FormQuestion, scaleMost } from '../contract/content.ts'
import { isScale } from './weights.ts'

/** The answer to one question: a number, option ids or text, in the form of the wire. */
export interface Answer {
  readonly answer: string
  /** The sentence that a scale asks for beside its value. */
  readonly sentence: string
}

/** The answers to a form by question id; unanswered ones may be left out. */
export type Answers = Readonly<Record<string, Answer>>

const separator = ','

/** The option ids in an answer to a question with several choices (P5-018, R9-045). */
export function splitChosen(answer: string): string[] {
  return answer.split(separator).filter((id) => id !== '')
}

export function joinChosen(ids: readonly string[]): string {
  return ids.join(separator)
}

/** The value on a scale; null where there is none, or one that the scale does not have. */
export function scaleValue(question: FormQuestion, answers: Answers): number | null {
  if (!isScale(question)) return null
  const text = answers[question.id]?.answer ?? ''
  const value = /^\d(\.[05])?$/.test(text) ? Number(text) : 0
  const isOnScale = value >= 1 && value <= scaleMost && (question.byHalves || Number.isInteger(value))
  return isOnScale ? value : null
}

/** Whether a question was answered; of several choices the first one counts (P5-015). */
export function isAnswered(question: FormQuestion, answers: Answers): boolean {
  const answer = answers[question.id]?.answer ?? ''
  if (question.type !== 'several') return answer.trim() !== ''
  return (answer.split(separator)[0] ?? '') !== ''
}

export function questionsOf({ modules }: FormContent): FormQuestion[] {
  return modules.flatMap(({ questions }) => questions)
}

/** The questions that need an answer and have none, in the order of the form (P5-015). */
export function missingAnswers(content: FormContent, answers: Answers): FormQuestion[] {
  return questionsOf(content).filter((question) => question.isNeeded && !isAnswered(question, answers))
}

function fits(question: FormQuestion, answers: Answers): boolean {
  const { answer = '', sentence = '' } = answers[question.id] ?? {}
  if (sentence !== '' && !(isScale(question) && question.asksSentence)) return false
  if (answer === '' || question.type === 'text') return true
  if (question.type === 'scale') return scaleValue(question, answers) !== null
  const chosen = splitChosen(answer)
  const known = new Set(question.options.map(({ id }) => id))
  const isAmongThem = chosen.every((id) => known.has(id)) && new Set(chosen).size === chosen.length
  return isAmongThem && (question.type === 'several' || chosen.length === 1)
}

/** The questions with impossible answers: a value outside of the scale, or an unknown option. */
export function unfitAnswers(content: FormContent, answers: Answers): FormQuestion[] {
  return questionsOf(content).filter((question) => !fits(question, answers))
}

export function answersOf(content: FormContent, answers: Answers): Answers {
  const given = questionsOf(content).flatMap(({ id }) => {
    const answer = answers[id]
    return answer ? [[id, { answer: answer.answer, sentence: answer.sentence }] as const] : []
  })
  return Object.fromEntries(given)
}
