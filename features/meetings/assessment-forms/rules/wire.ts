import { type FormContent, type FormQuestion, scaleMost, scaleValues } from '../contract/content.ts'
import type { WireForm } from '../contract/reading.ts'
import { type Answers, isAnswered } from './answers.ts'
import { moduleScore, mostOfForm, totalScore } from './scores.ts'

type WireModule = WireForm['modules'][number]
type WireQuestion = WireModule['questions'][number]

const types = ['scale', 'one', 'several', 'text'] as const
const typeCodes = { scale: 0, one: 1, several: 2, text: 3 } as const

export interface NamedForm {
  readonly formId: string
  readonly versionId: string
  readonly name: string
  readonly templateType: number
  readonly description: string
  readonly content: FormContent
}

const bit = (is: boolean) => (is ? 1 : 0)

function writeQuestion(question: FormQuestion, answers: Answers): WireQuestion {
  const given = answers[question.id]
  const scale = question.type === 'scale' ? question : null
  const levels = scaleValues.map((value, at) => ({ value, text: scale?.levels[at] ?? '' }))
  return {
    id: question.id,
    questionName: question.name,
    questionDescribe: question.description,
    questionType: typeCodes[question.type],
    questionValue: scale ? scaleMost : null,
    weigh: scale?.weigh ?? 0,
    isNeed: bit(question.isNeeded),
    options: 'options' in question ? question.options.map(({ id, text }) => ({ id, optionValue: text })) : [],
    questionAnswer: given?.answer || null,
    levels: levels.filter(({ text }) => text !== ''),
    isHalf: bit(scale?.byHalves ?? false),
    asksSentence: bit(scale?.asksSentence ?? false),
    answerSentence: given?.sentence || null,
  }
}

/** A form in the fields of the wire (P3-022), with what was answered; no scores while nothing was. */
export function writeForm(form: NamedForm, answers: Answers = {}): WireForm {
  const { content } = form
  const hasAnswers = content.modules.some(({ questions }) =>
    questions.some((each) => isAnswered(each, answers)),
  )
  return {
    id: form.formId,
    publishId: form.versionId,
    templateName: form.name,
    templateType: form.templateType,
    templateDescribe: form.description,
    assessmentPoint: content.modules.map(({ name }) => name).join(', '),
    assessmentScore: hasAnswers ? totalScore(content, answers) : null,
    assessmentTotalScore: mostOfForm(content),
    modules: content.modules.map((module) => ({
      id: module.id,
      moduleName: module.name,
      moduleDescribe: module.description,
      moduleScore: hasAnswers ? moduleScore(module, answers) : null,
      questions: module.questions.map((question) => writeQuestion(question, answers)),
    })),
  }
}

function readQuestion(wire: WireQuestion): FormQuestion {
  const common = {
    id: wire.id,
    name: wire.questionName,
    description: wire.questionDescribe,
    isNeeded: wire.isNeed === 1,
  }
  const type = types[wire.questionType]
  const options = wire.options.map(({ id, optionValue }) => ({ id, text: optionValue }))
  if (type === 'one' || type === 'several') return { ...common, type, options }
  if (type === 'text') return { ...common, type }
  const texts = new Map(wire.levels.map(({ value, text }) => [value, text]))
  return {
    ...common,
    type: 'scale',
    weigh: wire.weigh,
    levels: scaleValues.map((value) => texts.get(value) ?? ''),
    asksSentence: wire.asksSentence === 1,
    byHalves: wire.isHalf === 1,
  }
}

export interface FilledForm extends Pick<NamedForm, 'versionId' | 'name' | 'content'> {
  readonly answers: Answers
  /** Of all questions; null while nothing was answered. */
  readonly score: number | null
  readonly most: number
}

export function readForm(wire: WireForm): FilledForm {
  const modules = wire.modules.map((module) => ({
    id: module.id,
    name: module.moduleName,
    description: module.moduleDescribe,
    questions: module.questions.map(readQuestion),
  }))
  const answers = wire.modules
    .flatMap(({ questions }) => questions)
    .filter(({ questionAnswer, answerSentence }) => questionAnswer !== null || answerSentence !== null)
    .map(({ id, questionAnswer, answerSentence }): [string, Answers[string]] => [
      id,
      { answer: questionAnswer ?? '', sentence: answerSentence ?? '' },
    ])
  return {
    versionId: wire.publishId,
    name: wire.templateName,
    content: { modules },
    answers: Object.fromEntries(answers),
    score: wire.assessmentScore,
    most: wire.assessmentTotalScore,
  }
}
