import type { FormContent, FormQuestion, ScaleQuestion } from '../contract/content.ts'

const said = { description: '', isNeeded: true }

export const scale = (id: string, weigh: number, more: Partial<ScaleQuestion> = {}): ScaleQuestion => ({
  id,
  type: 'scale',
  name: `Question ${id}`,
  weigh,
  ...said,
  levels: ['', '', '', '', ''],
  asksSentence: false,
  byHalves: false,
  ...more,
})

export const choice = (
  id: string,
  type: 'one' | 'several',
  more: { isNeeded?: boolean } = {},
): FormQuestion => ({
  id,
  type,
  name: `Question ${id}`,
  ...said,
  options: [
    { id: 'a', text: 'Migration' },
    { id: 'b', text: 'On-call' },
  ],
  ...more,
})

export const text = (id: string, more: { isNeeded?: boolean } = {}): FormQuestion => ({
  id,
  type: 'text',
  name: `Question ${id}`,
  ...said,
  ...more,
})

/** A form of modules m1, m2 … with these questions. */
export const formOf = (...modules: FormQuestion[][]): FormContent => ({
  modules: modules.map((questions, at) => ({
    id: `m${at + 1}`,
    name: `Module ${at + 1}`,
    description: '',
    questions,
  })),
})
