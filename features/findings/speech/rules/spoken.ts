import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import { questionType } from '../../../candidates/interviews/rules.ts'

/** The ids of the answers that were spoken or read aloud: those to open or accent questions (decision C14). */
export function spokenAnswers(answers: readonly Pick<Answer, 'id' | 'method'>[]): ReadonlySet<string> {
  const spoken = answers.filter(({ method }) => questionType(method) === 'accent')
  return new Set(spoken.map(({ id }) => id))
}
