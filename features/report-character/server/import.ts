import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { interviewPart } from '../../imports/rules/part.ts'
import { putInterviewDocument } from '../../interviews/server/queries.ts'

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

const character = interviewPart<Database>()({
  key: 'tests.character',
  schema: CharacterTest,
  store: (context, value) => putInterviewDocument(context.db, context, 'tests.character', value, context.now),
})

export const parts = [character]
