import type { FormContent } from '../contract/content.ts'
import { isScale, totalWeight, wholeWeight } from './weights.ts'

export type FormFault =
  | { readonly kind: 'noModules' }
  | { readonly kind: 'weights'; readonly sum: number }
  | {
      readonly kind: 'moduleName' | 'noQuestions' | 'questionName' | 'noWeight' | 'fewOptions' | 'optionText'
      readonly id: string
      /** The number of the part: `2`, `2.1`. */
      readonly number: string
    }

/** Everything that keeps a draft from being published, in the order of the form; the weights come last. */
export function faultsOf(content: FormContent): FormFault[] {
  if (content.modules.length === 0) return [{ kind: 'noModules' }]
  const faults: FormFault[] = []
  for (const [at, module] of content.modules.entries()) {
    const number = `${at + 1}`
    if (module.name.trim() === '') faults.push({ kind: 'moduleName', id: module.id, number })
    if (module.questions.length === 0) faults.push({ kind: 'noQuestions', id: module.id, number })
    for (const [within, question] of module.questions.entries()) {
      const about = { id: question.id, number: `${at + 1}.${within + 1}` }
      if (question.name.trim() === '') faults.push({ kind: 'questionName', ...about })
      if (isScale(question) && question.weigh === 0) faults.push({ kind: 'noWeight', ...about })
      if (!('options' in question)) continue
      if (question.options.length < 2) faults.push({ kind: 'fewOptions', ...about })
      if (question.options.some(({ text }) => text.trim() === ''))
        faults.push({ kind: 'optionText', ...about })
    }
  }
  const sum = totalWeight(content)
  // A form with choices and texts only has no score, and needs no weights.
  const hasScales = content.modules.some(({ questions }) => questions.some(isScale))
  if (hasScales && sum !== wholeWeight) faults.push({ kind: 'weights', sum })
  return faults
}

/** Whether two parts of a form have the same id: both would get the same answers. */
export function hasIdTwice({ modules }: FormContent): boolean {
  const ids = modules.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)])
  const optionIds = modules
    .flatMap(({ questions }) => questions)
    .map((question) => ('options' in question ? question.options.map(({ id }) => id) : []))
  const isTwice = (list: readonly string[]) => new Set(list).size < list.length
  return isTwice(ids) || optionIds.some(isTwice)
}
