import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { isWholeGroup, isWholeTest } from '../rules/groups.ts'

const Text = z.string().check(z.minLength(1), z.maxLength(2_000))
/** −1 and null: the band is unfinished. */
const Band = z.nullable(z.literal([-1, 1, 2, 3]))

const BigFive = z.strictObject({
  openness: Band,
  conscientiousness: Band,
  extraversion: Band,
  agreeableness: Band,
  neuroticism: Band,
  isConfig: z.optional(z.literal([0, 1])),
})

const bigFive = interviewDocument('tests.bigFive', BigFive, ({ isConfig, ...traits }) => ({
  ...Object.fromEntries(Object.entries(traits).map(([trait, band]) => [trait, band ?? -1])),
  isConfig: isConfig ?? 1,
}))

const Letter = z.enum(['A', 'B', 'C', 'D'])
const LetterScore = z.nullable(z.int().check(z.minimum(-1), z.maximum(10_000)))

const Question = z.strictObject({
  question: Text,
  options: z
    .array(
      z.strictObject({
        optionCode: Letter,
        optionContent: Text,
        score: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(80)))),
      }),
    )
    .check(z.maxLength(4)),
})
type Question = z.output<typeof Question>

const pointsOf = ({ options }: Question) => options.flatMap(({ score }) => score ?? [])
const isAnswered = (question: Question) =>
  question.options.length > 0 && pointsOf(question).length === question.options.length

/** Checks the points of every answered group, and of the whole test once all groups are answered (P5-030). */
const isGivenByRule = z.superRefine((questions: readonly Question[], context) => {
  const addFault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, input: questions, message })
  const answered = questions.map(isAnswered)
  const groups = questions.map(pointsOf)
  const wrong = groups.flatMap((points, index) => (answered[index] && !isWholeGroup(points) ? [index] : []))
  for (const index of wrong) addFault([index, 'options'], 'pointsOfQuestion')
  const isWhole = questions.length > 0 && answered.every(Boolean)
  if (isWhole && wrong.length === 0 && !isWholeTest(groups)) addFault([], 'pointsOfTest')
})

const Personality = z.strictObject({
  A: LetterScore,
  B: LetterScore,
  C: LetterScore,
  D: LetterScore,
  remark: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  questions: z.optional(z.array(Question).check(z.maxLength(200), isGivenByRule)),
})

const personality = interviewDocument(
  'tests.personality',
  Personality,
  ({ A, B, C, D, remark, questions }) => ({
    A: A ?? -1,
    B: B ?? -1,
    C: C ?? -1,
    D: D ?? -1,
    remark: remark ?? null,
    questions: (questions ?? []).map(({ question, options }) => ({
      question,
      options: options.map((option) => ({ ...option, score: option.score ?? null })),
    })),
  }),
)

export const parts = [bigFive, personality]
