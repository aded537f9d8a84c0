import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'

/** A score of 100; −1 and null are still to come. */
const Score = z.optional(z.nullable(z.union([z.literal(-1), z.number().check(z.minimum(0), z.maximum(100))])))
const Comment = z.optional(z.nullable(z.string().check(z.maxLength(20_000))))

const CharacterTest = z.strictObject({
  /** 1: four traits; any other: seven. */
  reportDim: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  characterScore: z.nullable(
    z.strictObject({
      social: Score,
      socialComment: Comment,
      adapt: Score,
      adaptComment: Comment,
      curious: Score,
      curiousComment: Comment,
      harmonious: Score,
      harmoniousComment: Comment,
      duty: Score,
      dutyComment: Comment,
      ambition: Score,
      ambitionComment: Comment,
      autonomy: Score,
      autonomyComment: Comment,
    }),
  ),
})

const character = interviewDocument('tests.character', CharacterTest)

export const parts = [character]
