import type { FormContent, ScaleQuestion } from '../../assessment-forms/contract/content.ts'
import { isScale, moduleWeight } from '../../assessment-forms/rules/weights.ts'
import type { RatedForm } from '../contract.ts'

/** What a form asks on scales: its modules without those that ask for choices and words alone. */
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
