import type { Database } from '@candor/db/database'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { interviewPart } from '../../../platform/imports/rules/part.ts'
import { replaceImportedScores } from './queries.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))

const Entry = z.strictObject({
  externalId: Key,
  question_id: Key,
  scoredBy: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The e-mail of the author's account, where it has one. */
  by: z.optional(z.string().check(z.maxLength(254))),
  score: z.number().check(z.minimum(0), z.maximum(100)),
  opinion: z.optional(z.string().check(z.maxLength(2_000))),
  createdAt: z.int().check(z.minimum(0), z.maximum(latestTime)),
})

export const manualScoresPart = interviewPart<Database>()({
  key: 'manualScores',
  schema: z.array(Entry).check(z.maxLength(2_000)),
  async store(bundle, value) {
    const scores = value.map(
      async ({ externalId, question_id, scoredBy, by, score, opinion, createdAt }) => ({
        externalId,
        questionId: question_id,
        accountId: by === undefined ? null : await bundle.accountOf(by),
        scoredBy,
        score,
        opinion: opinion ?? null,
        createdAt: new Date(createdAt),
      }),
    )
    await replaceImportedScores(bundle.db, bundle, await Promise.all(scores))
  },
})

export const parts = [manualScoresPart]
