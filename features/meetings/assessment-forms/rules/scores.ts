import { type FormContent, type FormModule, scaleMost } from '../contract/content.ts'
import { type Answers, scaleValue } from './answers.ts'
import { moduleWeight, totalWeight, weightOf } from './weights.ts'

/** Halves and whole percents are added without rounding, and divided once here. */
const percent = (sum: number): number => sum / 100

function weighted(module: Pick<FormModule, 'questions'>, answers: Answers): number {
  return module.questions.reduce(
    (sum, question) => sum + (scaleValue(question, answers) ?? 0) * weightOf(question),
    0,
  )
}

/** The sum over a module's scales of the value given times the weight in percent (P5-019, decision C69). */
export function moduleScore(module: Pick<FormModule, 'questions'>, answers: Answers): number {
  return percent(weighted(module, answers))
}

/** The same sum over all modules (P5-020): from 0 to 5 where the weights add up to 100. */
export function totalScore({ modules }: FormContent, answers: Answers): number {
  return percent(modules.reduce((sum, module) => sum + weighted(module, answers), 0))
}

export function mostOfModule(module: Pick<FormModule, 'questions'>): number {
  return percent(moduleWeight(module) * scaleMost)
}

export function mostOfForm(content: FormContent): number {
  return percent(totalWeight(content) * scaleMost)
}

/** How much of the weight is scored so far, in percent. */
export function weightGiven({ modules }: FormContent, answers: Answers): number {
  const scored = modules
    .flatMap(({ questions }) => questions)
    .filter((question) => scaleValue(question, answers) !== null)
  return scored.reduce((sum, question) => sum + weightOf(question), 0)
}
