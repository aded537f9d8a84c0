import { questionType } from '../../interviews/rules.ts'

/** What of an answer says how it was given, in the wire's names. */
interface GivenAnswer {
  readonly question_id: string
  readonly problem_answer_method: number
}

/** The ids of the answers that were spoken or read aloud: those to open or accent questions (decision C14). */
export function spokenAnswers(answers: readonly GivenAnswer[]): ReadonlySet<string> {
  const spoken = answers.filter(({ problem_answer_method: method }) => questionType(method) === 'accent')
  return new Set(spoken.map(({ question_id }) => question_id))
}
