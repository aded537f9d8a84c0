import type { FormContent, ScaleQuestion } from '../../../meetings/assessment-forms/contract/content.ts'
import { isScale, moduleWeight } from '../../../meetings/assessment-forms/rules/weights.ts'
import type { RatedForm } from '../contract.ts'

/** The scales of a form: its modules without those that have only choices and texts. */
export function ratedModules({ modules }: FormContent): RatedForm['modules'] {
  return modules
    .map((module) => ({
      id: module.id,
      name: module.name,
      weight: moduleWeight(module),
      questions: module.questions.filter(isScale).map(({ id, name, weigh }) => ({ id, name, weight: weigh })),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export function scaleQuestions({ modules }: FormContent): ScaleQuestion[] {
  return modules.flatMap(({ questions }) => questions.filter(isScale))
}
