import * as z from 'zod/mini'
import {
  type FormContent,
  type FormQuestion,
  maxDescription,
  maxFormName,
  maxLevelText,
  maxModules,
  maxOptions,
  maxOptionText,
  maxQuestionName,
  maxQuestions,
  scaleValues,
} from '../contract/content.ts'
import { faultsOf } from './completeness.ts'

const Text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const Name = Text(maxQuestionName)
const Description = z.optional(z.string().check(z.maxLength(maxDescription)))
const questionFields = { name: Name, description: Description, isNeeded: z._default(z.boolean(), true) }
const Level = z.optional(z.string().check(z.maxLength(maxLevelText)))
const options = z.array(Text(maxOptionText)).check(z.minLength(2), z.maxLength(maxOptions))

const Question = z.discriminatedUnion('type', [
  z.strictObject({
    ...questionFields,
    type: z.literal('scale'),
    weigh: z.int().check(z.minimum(1), z.maximum(100)),
    /** What each value means, by the value. */
    levels: z.optional(z.strictObject({ 5: Level, 4: Level, 3: Level, 2: Level, 1: Level })),
    asksSentence: z._default(z.boolean(), false),
    byHalves: z._default(z.boolean(), false),
  }),
  z.strictObject({ ...questionFields, type: z.literal('one'), options }),
  z.strictObject({ ...questionFields, type: z.literal('several'), options }),
  z.strictObject({ ...questionFields, type: z.literal('text') }),
])

const Module = z.strictObject({
  name: Name,
  description: Description,
  questions: z.array(Question).check(z.minLength(1), z.maxLength(maxQuestions)),
})

/** A form in a company's file, which is published as it is. Its parts need no ids: their positions identify them. */
export const ImportedForm = z
  .strictObject({
    externalId: Text(128),
    name: Text(maxFormName),
    description: Description,
    modules: z.array(Module).check(z.minLength(1), z.maxLength(maxModules)),
  })
  .check(z.refine((form) => faultsOf(contentOf(form)).length === 0, 'formWeights'))
export type ImportedForm = z.output<typeof ImportedForm>

function questionOf(given: z.output<typeof Question>, id: string): FormQuestion {
  const { name, description = '', isNeeded } = given
  const common = { id, name, description, isNeeded }
  if (given.type === 'text') return { ...common, type: 'text' }
  if (given.type !== 'scale') {
    const options = given.options.map((text, at) => ({ id: `o${at + 1}`, text }))
    return { ...common, type: given.type, options }
  }
  const { weigh, levels, asksSentence, byHalves } = given
  const texts = scaleValues.map((value) => levels?.[value] ?? '')
  return { ...common, type: 'scale', weigh, levels: texts, asksSentence, byHalves }
}

/** The content of an imported form, with the positions of its parts as ids. */
export function contentOf({ modules }: Pick<z.output<typeof ImportedForm>, 'modules'>): FormContent {
  return {
    modules: modules.map(({ name, description = '', questions }, at) => ({
      id: `m${at + 1}`,
      name,
      description,
      questions: questions.map((question, within) => questionOf(question, `m${at + 1}q${within + 1}`)),
    })),
  }
}
