import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { isEachLanguageOnce, languages } from '../../languages/rules/languages.ts'

const Ability = z.strictObject({
  language: z.enum(languages),
  /** −1 and null: unfinished. */
  score: z.optional(z.nullable(z.number().check(z.minimum(-1), z.maximum(100)))),
  level: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
})

export const Abilities = z
  .array(Ability)
  .check(z.maxLength(20), z.refine(isEachLanguageOnce, 'languageTwice'))
export type Abilities = z.output<typeof Abilities>

const reading = interviewDocument('tests.reading', Abilities)

export const parts = [reading]
