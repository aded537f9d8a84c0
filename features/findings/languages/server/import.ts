import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { isEachLanguageOnce, languages } from '../rules/languages.ts'

const Words = z.string().check(z.maxLength(2_000))
/** −1 and null: unfinished. */
const Points = z.optional(z.nullable(z.number().check(z.minimum(-1), z.maximum(100))))
const Stars = z.optional(z.nullable(z.number().check(z.minimum(-1), z.maximum(5))))
const Level = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5))))
const Bound = z.number().check(z.minimum(0), z.maximum(100))

const Band = z
  .strictObject({ from: Bound, to: Bound, text: z.optional(Words) })
  .check(z.refine(({ from, to }) => from < to, 'bandBackwards'))

const LanguageEntry = z.strictObject({
  language: z.enum(languages),
  star: Stars,
  overall: Points,
  pronunciation: Points,
  fluency: Points,
  tone: Points,
  integrity: Points,
  rhythm: Points,
  scoreConfig: z.optional(z.array(Band).check(z.length(5))),
})

export const LanguageScores = z
  .array(LanguageEntry)
  .check(z.maxLength(20), z.refine(isEachLanguageOnce, 'languageTwice'))
export type LanguageScores = z.output<typeof LanguageScores>

export const English = z.strictObject({
  score: Points,
  level: Level,
  explanation: z.optional(z.nullable(Words)),
})
export type English = z.output<typeof English>

const languageScores = interviewDocument('tests.language', LanguageScores)

const english = interviewDocument('tests.english', English)

export const parts = [languageScores, english]
