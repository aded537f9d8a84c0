import type { Answer, AnswerScore, Verdict, WrittenAnswer } from '../../interviews/rules/interview.ts'
import {
  type OtherGroup,
  otherGroup,
  otherQuestions,
  type QuestionType,
  questionType,
} from '../../interviews/rules.ts'
import { type Choice, readChoices } from './choices.ts'

/** A score as screens draw it: never a zero for one that is not there. */
export type QuestionScore =
  | { readonly state: 'analysing' }
  | { readonly state: 'scored'; readonly value: number; readonly outOf: number }
  | { readonly state: 'hidden' }
  | { readonly state: 'none' }

export interface ModelFinding {
  readonly dimensions: readonly {
    readonly name: string
    readonly score: QuestionScore
    readonly detail: string | null
  }[]
  readonly improvements: readonly string[]
}

/** A question beside the recorded ones, with its answer and what is known of it. */
export interface OtherQuestion {
  readonly id: string
  readonly type: QuestionType | null
  readonly group: OtherGroup
  readonly title: string | null
  /** Cleaned by the server. */
  readonly html: string
  readonly language: string | null
  readonly isCustom: boolean
  /** The part of a written test that it stands in; null where the test has none, and for a part of a reading question. */
  readonly module: string | null
  /** Round of a follow-up; null for a question that follows none. */
  readonly round: number | null
  readonly topics: readonly string[]
  /** Null where the candidate left it empty. */
  readonly answer: string | null
  readonly files: readonly { readonly name: string; readonly address: string }[]
  readonly choices: readonly Choice[]
  /** Null where nothing is checked, or the company keeps the verdict to itself. */
  readonly verdict: Verdict | null
  readonly rightKey: string | null
  readonly isUnscored: boolean
  readonly score: QuestionScore
  readonly reason: string | null
  readonly model: ModelFinding | null
  readonly codeLanguage: string | null
  /** The questions on a reading question's text. */
  readonly parts: readonly OtherQuestion[]
}

/** What a company's switches say of answers. */
export interface AnswerSetting {
  readonly hidesCorrectness: boolean
  readonly showsScores: boolean
  /** Whether the model is still at work on the interview. */
  readonly isAnalysing: boolean
}

/** An amount above the full marks stretches them, so that none is drawn past its end. */
function scoreOf(score: AnswerScore | null): QuestionScore {
  if (!score) return { state: 'none' }
  return score.state === 'scored' ? { ...score, outOf: Math.max(score.outOf, score.value) } : score
}

function readScore(answer: WrittenAnswer, { showsScores, isAnalysing }: AnswerSetting): QuestionScore {
  if (answer.isUnscored) return { state: 'none' }
  if (!showsScores) return { state: 'hidden' }
  const score = answer.score ?? answer.modelScore
  const isObjective = otherGroup(answer.method) === 'objective'
  if (!score && isAnalysing && !isObjective) return { state: 'analysing' }
  return scoreOf(score)
}

function readModel({ model }: WrittenAnswer): ModelFinding | null {
  const improvements = (model?.improvements ?? []).filter((text) => text.trim())
  const dimensions = (model?.dimensions ?? []).map(({ name, score, detail }) => ({
    name,
    score: scoreOf(score),
    detail: detail?.trim() || null,
  }))
  return dimensions.length === 0 && improvements.length === 0 ? null : { dimensions, improvements }
}

/** What is chosen is right or wrong even where nobody said so. */
function readVerdict(answer: WrittenAnswer, setting: AnswerSetting, partCount: number): Verdict | null {
  if (setting.hidesCorrectness || answer.isUnscored) return null
  if (otherGroup(answer.method) !== 'objective') return answer.verdict
  return partCount === 0 ? (answer.verdict ?? 'wrong') : null
}

function readWritten(
  answer: WrittenAnswer,
  setting: AnswerSetting,
  parts: readonly OtherQuestion[],
): OtherQuestion {
  const written = answer.text?.trim() ? answer.text : null
  const isSorting = questionType(answer.method) === 'sorting'
  return {
    id: answer.id,
    type: questionType(answer.method),
    group: otherGroup(answer.method) ?? 'subjective',
    title: answer.title,
    html: answer.html,
    language: answer.language,
    isCustom: answer.isCustom,
    module: null,
    round: null,
    topics: answer.topics,
    answer: written,
    files: answer.files,
    choices: readChoices({
      options: answer.options,
      answer: written,
      rightKey: answer.rightKey,
      isSorting,
    }),
    verdict: readVerdict(answer, setting, parts.length),
    rightKey: answer.rightKey?.trim() || null,
    isUnscored: answer.isUnscored,
    score: readScore(answer, setting),
    reason: answer.reason?.trim() || null,
    model: readModel(answer),
    codeLanguage: answer.codeLanguage,
    parts,
  }
}

/** Reads the questions that are neither recorded nor a test of their own, in the interview's order. */
export function readOtherQuestions(answers: readonly Answer[], setting: AnswerSetting): OtherQuestion[] {
  return otherQuestions(answers).map((answer) => {
    const parts = answer.parts.map((part) => readWritten(part, setting, []))
    const isFollowUp = answer.followUpOf !== null || (answer.round ?? 0) > 0
    return {
      ...readWritten(answer, setting, parts),
      module: answer.module,
      round: isFollowUp ? Math.max(1, answer.round ?? 1) : null,
    }
  })
}

/** The three groups in their order (R2-096), without the empty ones. */
export function groupQuestions(
  questions: readonly OtherQuestion[],
): { readonly group: OtherGroup; readonly questions: readonly OtherQuestion[] }[] {
  const order: readonly OtherGroup[] = ['subjective', 'objective', 'code']
  return order
    .map((group) => ({ group, questions: questions.filter((question) => question.group === group) }))
    .filter(({ questions: found }) => found.length > 0)
}
