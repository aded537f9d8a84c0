import type { FormContent, FormModule, FormQuestion, ScaleQuestion } from '../contract/content.ts'

/** The sum of all weights of a published form, in percent. */
export const wholeWeight = 100

export function isScale(question: FormQuestion): question is ScaleQuestion {
  return question.type === 'scale'
}

/** The weight of a question in percent; only scales have one (decision C69). */
export function weightOf(question: FormQuestion): number {
  return isScale(question) ? question.weigh : 0
}

export function moduleWeight({ questions }: Pick<FormModule, 'questions'>): number {
  return questions.reduce((sum, question) => sum + weightOf(question), 0)
}

export function totalWeight({ modules }: FormContent): number {
  return modules.reduce((sum, module) => sum + moduleWeight(module), 0)
}
