import type { OtherQuestion } from './question.ts'

/** What a group of questions comes to. */
export interface Tally {
  readonly count: number
  readonly answered: number
  /** How many were checked and show their verdict. */
  readonly checked: number
  readonly correct: number
  readonly partial: number
}

/** The questions that count: a reading question stands for the questions on its text. */
function counted(questions: readonly OtherQuestion[]): OtherQuestion[] {
  return questions.flatMap((question) => (question.parts.length > 0 ? question.parts : [question]))
}

export function tallyOf(questions: readonly OtherQuestion[]): Tally {
  const all = counted(questions)
  const checked = all.filter(({ verdict }) => verdict !== null)
  return {
    count: all.length,
    answered: all.filter(({ answer, files }) => answer !== null || files.length > 0).length,
    checked: checked.length,
    correct: checked.filter(({ verdict }) => verdict === 'correct').length,
    partial: checked.filter(({ verdict }) => verdict === 'partial').length,
  }
}
