import type { WrittenQuestion } from './question.ts'

export interface Tally {
  readonly count: number
  readonly answered: number
  readonly checked: number
  readonly correct: number
  readonly partial: number
}

/** The questions to count: a reading question counts as its own questions. */
function counted(questions: readonly WrittenQuestion[]): WrittenQuestion[] {
  return questions.flatMap((question) => (question.parts.length > 0 ? question.parts : [question]))
}

export function tallyOf(questions: readonly WrittenQuestion[]): Tally {
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
