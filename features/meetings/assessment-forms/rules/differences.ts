import { type FormContent, type FormQuestion, scaleValues } from '../contract/content.ts'
import { questionsOf } from './answers.ts'

export type Difference =
  | { readonly kind: 'name' | 'description' | 'weigh' | 'options'; readonly was: string }
  | { readonly kind: 'type'; readonly was: FormQuestion['type'] }
  | { readonly kind: 'needed'; readonly was: boolean }
  | { readonly kind: 'level'; readonly value: number; readonly was: string }
  | { readonly kind: 'settings'; readonly asksSentence: boolean; readonly byHalves: boolean }

const optionTexts = (question: FormQuestion) =>
  'options' in question ? question.options.map(({ text }) => text).join(' / ') : ''

/** The differences of a question from another version; null where that does not have the question. */
export function differencesFrom(before: FormContent, question: FormQuestion): Difference[] | null {
  const was = questionsOf(before).find(({ id }) => id === question.id)
  if (!was) return null
  const found: Difference[] = []
  if (was.type !== question.type) found.push({ kind: 'type', was: was.type })
  if (was.name !== question.name) found.push({ kind: 'name', was: was.name })
  if (was.description !== question.description) found.push({ kind: 'description', was: was.description })
  if (was.isNeeded !== question.isNeeded) found.push({ kind: 'needed', was: was.isNeeded })
  if (was.type === 'scale' && question.type === 'scale') {
    if (was.weigh !== question.weigh) found.push({ kind: 'weigh', was: `${was.weigh}` })
    for (const [at, value] of scaleValues.entries()) {
      const text = was.levels[at] ?? ''
      if (text !== question.levels[at]) found.push({ kind: 'level', value, was: text })
    }
    const { asksSentence, byHalves } = was
    if (asksSentence !== question.asksSentence || byHalves !== question.byHalves)
      found.push({ kind: 'settings', asksSentence, byHalves })
  }
  if (optionTexts(was) !== optionTexts(question)) found.push({ kind: 'options', was: optionTexts(was) })
  return found
}
