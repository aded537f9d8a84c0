import type { Answer, AnsweredQuestion, Verdict } from '../../../candidates/interviews/rules/interview.ts'
import {
  type OtherGroup,
  otherGroup,
  otherQuestions,
  type QuestionType,
  questionType,
} from '../../../candidates/interviews/rules.ts'
import type { OptionalScore, ScoreState } from '../../../candidates/scores/rules/stars.ts'
import { type Choice, readChoices } from './choices.ts'

export interface ModelFinding {
  readonly dimensions: readonly {
    readonly name: string
    readonly score: OptionalScore
    readonly detail: string | null
  }[]
  readonly improvements: readonly string[]
}

export interface WrittenQuestion
  extends Omit<AnsweredQuestion, 'method' | 'text' | 'point' | 'options' | 'score' | 'modelScore' | 'model'> {
  readonly type: QuestionType | null
  readonly group: OtherGroup
  /** Its part of a written test; null without parts, and for a question of a reading question. */
  readonly module: string | null
  readonly round: number | null
  /** Null for an empty answer. */
  readonly answer: string | null
  readonly choices: readonly Choice[]
  readonly score: OptionalScore
  readonly model: ModelFinding | null
  readonly parts: readonly WrittenQuestion[]
}

export interface AnswerSetting {
  readonly hidesCorrectness: boolean
  readonly showsScores: boolean
  readonly isAnalysing: boolean
}

/** A value above the full marks raises them, so that nothing is drawn past the end. */
function scoreOf(score: ScoreState | null): OptionalScore {
  if (!score) return { state: 'none' }
  return score.state === 'scored' ? { ...score, outOf: Math.max(score.outOf, score.value) } : score
}

function readScore(answer: AnsweredQuestion, { showsScores, isAnalysing }: AnswerSetting): OptionalScore {
  if (answer.isUnscored) return { state: 'none' }
  if (!showsScores) return { state: 'hidden' }
  const score = answer.score ?? answer.modelScore
  const isObjective = otherGroup(answer.method) === 'objective'
  if (!score && isAnalysing && !isObjective) return { state: 'analysing' }
  return scoreOf(score)
}

function readModel({ model }: AnsweredQuestion): ModelFinding | null {
  const improvements = (model?.improvements ?? []).filter((text) => text.trim())
  const dimensions = (model?.dimensions ?? []).map(({ name, score, detail }) => ({
    name,
    score: scoreOf(score),
    detail: detail?.trim() || null,
  }))
  return dimensions.length === 0 && improvements.length === 0 ? null : { dimensions, improvements }
}

/** For a choice, a missing verdict counts as wrong. */
function readVerdict(answer: AnsweredQuestion, setting: AnswerSetting, partCount: number): Verdict | null {
  if (setting.hidesCorrectness || answer.isUnscored) return null
  if (otherGroup(answer.method) !== 'objective') return answer.verdict
  return partCount === 0 ? (answer.verdict ?? 'wrong') : null
}

function readWritten(
  answer: AnsweredQuestion,
  setting: AnswerSetting,
  parts: readonly WrittenQuestion[],
): WrittenQuestion {
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

/** The questions without a recording that belong to no test of their own, in the interview's order. */
export function readWrittenQuestions(answers: readonly Answer[], setting: AnswerSetting): WrittenQuestion[] {
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

/** The three groups in order (R2-096), without empty ones. */
export function groupQuestions(
  questions: readonly WrittenQuestion[],
): { readonly group: OtherGroup; readonly questions: readonly WrittenQuestion[] }[] {
  const order: readonly OtherGroup[] = ['subjective', 'objective', 'code']
  return order
    .map((group) => ({ group, questions: questions.filter((question) => question.group === group) }))
    .filter(({ questions: found }) => found.length > 0)
}
