import type * as z from 'zod/mini'
import type { AnswerResult } from '../../interviews/contract.ts'
import {
  codeLanguage,
  type OtherGroup,
  otherGroup,
  otherQuestions,
  type QuestionType,
  questionType,
  type Verdict,
  verdictOf,
} from '../../interviews/rules.ts'
import { type Choice, readChoices } from './choices.ts'

type WireAnswer = z.output<typeof AnswerResult>
type WireWritten = NonNullable<WireAnswer['subAnswerList']>[number]

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
  /** Of a follow-up, its round; null for a question that follows none. */
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

/** Full marks where an answer does not name its own. */
const usualFullMarks = 5

/** −1 is still being made; an amount above the full marks stretches them, so that none is drawn past its end. */
function scoreOf(value: number | null, fullMarks: number | null): QuestionScore {
  if (value === null) return { state: 'none' }
  if (value < 0) return { state: 'analysing' }
  const most = fullMarks !== null && fullMarks > 0 ? fullMarks : usualFullMarks
  return { state: 'scored', value, outOf: Math.max(most, value) }
}

function readScore(answer: WireWritten, { showsScores, isAnalysing }: AnswerSetting): QuestionScore {
  if (answer.is_not_score === 1) return { state: 'none' }
  if (!showsScores) return { state: 'hidden' }
  const value = answer.actualscore ?? answer.actualscore_model ?? null
  const isObjective = otherGroup(answer.problem_answer_method) === 'objective'
  if (value === null && isAnalysing && !isObjective) return { state: 'analysing' }
  return scoreOf(value, answer.labelscore)
}

function readModel(answer: WireWritten): ModelFinding | null {
  const { dimensionList = [], improvementList = [] } = answer.model_res ?? {}
  const improvements = improvementList.filter((text) => text.trim())
  if (dimensionList.length === 0 && improvements.length === 0) return null
  const dimensions = dimensionList.map(({ label, trueScore, labelScore, detail }) => ({
    name: label,
    score: scoreOf(trueScore, labelScore),
    detail: detail?.trim() || null,
  }))
  return { dimensions, improvements }
}

function readVerdict(answer: WireWritten, setting: AnswerSetting, partCount: number): Verdict | null {
  const isChecked =
    otherGroup(answer.problem_answer_method) === 'objective'
      ? partCount === 0
      : answer.objective_score !== null && answer.objective_score >= 0
  if (!isChecked || setting.hidesCorrectness || answer.is_not_score === 1) return null
  return verdictOf(answer.objective_score)
}

function readWritten(
  answer: WireWritten,
  setting: AnswerSetting,
  parts: readonly OtherQuestion[],
): OtherQuestion {
  const written = answer.answer?.trim() ? answer.answer : null
  const isSorting = questionType(answer.problem_answer_method) === 'sorting'
  const extras = new Map(
    (answer.optionExt ?? []).map((extra) => [extra.optionCode, extra.optionSupplementaryContent]),
  )
  return {
    id: answer.question_id,
    type: questionType(answer.problem_answer_method),
    group: otherGroup(answer.problem_answer_method) ?? 'subjective',
    title: answer.title,
    html: answer.problem,
    language: answer.language,
    isCustom: answer.isCustom === 1,
    module: null,
    round: null,
    topics: [...new Set([answer.label_name ?? '', ...(answer.label_name_list ?? [])])].filter(Boolean),
    answer: written,
    files: (answer.answerFileList ?? []).map(({ fileName, fileUrl }) => ({
      name: fileName,
      address: fileUrl,
    })),
    choices: readChoices({
      options: answer.questionOptionList,
      extras,
      answer: written,
      rightKey: answer.right_key,
      isSorting,
    }),
    verdict: readVerdict(answer, setting, parts.length),
    rightKey: answer.right_key?.trim() || null,
    isUnscored: answer.is_not_score === 1,
    score: readScore(answer, setting),
    reason: answer.scoreReason?.trim() || null,
    model: readModel(answer),
    codeLanguage: answer.programmingLanguage ?? codeLanguage(answer.answer_language),
    parts,
  }
}

/** Reads the questions that are neither recorded nor a test of their own, in the interview's order. */
export function readOtherQuestions(answers: readonly WireAnswer[], setting: AnswerSetting): OtherQuestion[] {
  return otherQuestions(answers).map((answer) => {
    const parts = (answer.subAnswerList ?? []).map((part) => readWritten(part, setting, []))
    const isFollowUp = answer.followUpOf !== null || (answer.interviewRoundNum ?? 0) > 0
    return {
      ...readWritten(answer, setting, parts),
      module: answer.gw_module_id?.trim() || null,
      round: isFollowUp ? Math.max(1, answer.interviewRoundNum ?? 1) : null,
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
