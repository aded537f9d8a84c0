import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'

/** A score from 1 up to `most`; −1 and null are still to come. */
const scoreTo = (most: number) =>
  z.nullable(z.union([z.literal(-1), z.number().check(z.minimum(1), z.maximum(most))]))

const Comment = z.optional(z.nullable(z.string().check(z.maxLength(20_000))))
const GroupScore = z.optional(z.nullable(z.strictObject({ score: scoreTo(10) })))

const MentalHealthTest = z.strictObject({
  mentalScore: z.nullable(z.strictObject({ score: scoreTo(5), comment: Comment })),
  mentalPositiveScore: GroupScore,
  mentalNegtiveScore: GroupScore,
  mentalScores: z.optional(
    z
      .array(
        z.strictObject({
          dimName: z.string().check(z.minLength(1), z.maxLength(200)),
          /** 1 positive, 2 negative. */
          dimType: z.union([z.literal(1), z.literal(2)]),
          score: scoreTo(10),
          comment: Comment,
        }),
      )
      .check(z.maxLength(100)),
  ),
})

const mentalHealth = interviewDocument('tests.mentalHealth', MentalHealthTest)

export const parts = [mentalHealth]
