import * as z from 'zod/mini'

export const maxModules = 10
/** Most questions of a module. */
export const maxQuestions = 12
/** Most options of a question. */
export const maxOptions = 12
export const maxFormName = 120
export const maxQuestionName = 200
export const maxDescription = 500
export const maxLevelText = 160
export const maxOptionText = 80
/** Length of an answer in words, and of the sentence beside a value. */
export const maxTextAnswer = 2_000
export const maxSentence = 300

/** The values of a scale, from high to low. */
export const scaleValues = [5, 4, 3, 2, 1] as const
export const scaleMost = 5

/** What names a module, a question or an option within its form. No comma: several choices are joined by them (R9-045). */
const ContentId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))
const Name = z.string().check(z.maxLength(maxQuestionName))
const Description = z.string().check(z.maxLength(maxDescription))

const questionFields = { id: ContentId, name: Name, description: Description, isNeeded: z.boolean() }

export const ScaleQuestion = z.object({
  ...questionFields,
  type: z.literal('scale'),
  /** Percent of the total. */
  weigh: z.int().check(z.minimum(0), z.maximum(100)),
  /** What each value means, in the order of `scaleValues`; empty where nothing is said about it. */
  levels: z.array(z.string().check(z.maxLength(maxLevelText))).check(z.length(scaleValues.length)),
  /** Whether a sentence is asked for beside the value. */
  asksSentence: z.boolean(),
  byHalves: z.boolean(),
})
export type ScaleQuestion = z.output<typeof ScaleQuestion>

const options = z
  .array(z.object({ id: ContentId, text: z.string().check(z.maxLength(maxOptionText)) }))
  .check(z.maxLength(maxOptions))

export const FormQuestion = z.discriminatedUnion('type', [
  ScaleQuestion,
  z.object({ ...questionFields, type: z.literal('one'), options }),
  z.object({ ...questionFields, type: z.literal('several'), options }),
  z.object({ ...questionFields, type: z.literal('text') }),
])
export type FormQuestion = z.output<typeof FormQuestion>

export const FormModule = z.object({
  id: ContentId,
  name: Name,
  description: Description,
  questions: z.array(FormQuestion).check(z.maxLength(maxQuestions)),
})
export type FormModule = z.output<typeof FormModule>

/** The content of a version of a form. A draft may lack names and weights; a published version is complete. */
export const FormContent = z.object({
  modules: z.array(FormModule).check(z.maxLength(maxModules)),
})
export type FormContent = z.output<typeof FormContent>
