import { type FormContent, type FormQuestion, scaleMost } from '../contract/content.ts'
import { isScale } from './weights.ts'

/** What was given to one question: a number, the ids of what was chosen, or words, as the wire has them. */
export interface Answer {
  readonly answer: string
  /** The sentence that a scale asks for beside its value. */
  readonly sentence: string
}

/** What was given to a form, by the ids of its questions; what has no answer may be left out. */
export type Answers = Readonly<Record<string, Answer>>

const separator = ','

/** The ids of what was chosen, of an answer to a question of several (P5-018, R9-045). */
export function splitChosen(answer: string): string[] {
  return answer.split(separator).filter((id) => id !== '')
}

export function joinChosen(ids: readonly string[]): string {
  return ids.join(separator)
}

/** The value that was given on a scale; null where none was, or something that the scale has not. */
export function scaleValue(question: FormQuestion, answers: Answers): number | null {
  if (!isScale(question)) return null
  const text = answers[question.id]?.answer ?? ''
  const value = /^\d(\.[05])?$/.test(text) ? Number(text) : 0
  const isOnScale = value >= 1 && value <= scaleMost && (question.byHalves || Number.isInteger(value))
  return isOnScale ? value : null
}

/** Whether a question was answered: of several choices it is the first that counts (P5-015). */
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

/** The questions whose answers they cannot have: a value beside the scale, an option that is none of theirs. */
export function unfitAnswers(content: FormContent, answers: Answers): FormQuestion[] {
  return questionsOf(content).filter((question) => !fits(question, answers))
}

/** The answers to questions that a form has, and no other ones. */
export function answersOf(content: FormContent, answers: Answers): Answers {
  const given = questionsOf(content).flatMap(({ id }) => {
    const answer = answers[id]
    return answer ? [[id, { answer: answer.answer, sentence: answer.sentence }] as const] : []
  })
  return Object.fromEntries(given)
}
