import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { putCandidateDocument } from '../../candidates/server/queries.ts'
import { MediaPath } from '../../imports/rules/media-path.ts'
import { candidatePart } from '../../imports/rules/part.ts'
import { testTypes } from '../rules.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Code = z.int().check(z.minimum(0), z.maximum(1_000))

/** A media path in the bundle; by the time it is stored, the reference of a file. */
const StoredMedia = z.union([MediaPath, z.string().check(z.regex(/^file:[0-9a-f-]{36}$/))])

function evaluationsOf<Media extends z.ZodMiniType<string>>(Media: Media) {
  const Evaluation = z.strictObject({
    externalId: z.string().check(z.minLength(1), z.maxLength(128)),
    testName: Name,
    score: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])),
    testType: z.union([z.literal(testTypes.score), z.literal(testTypes.file)]),
    fileUrl: z.optional(Media),
    fileName: z.optional(Name),
    testVendor: z.optional(Code),
    testStatus: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    positionName: z.optional(Name),
    createDate: z.int().check(z.minimum(0), z.maximum(253_402_300_799_999)),
  })
  return z.array(Evaluation).check(z.maxLength(500))
}

const thirdParty = candidatePart<Database>()({
  key: 'thirdParty',
  schema: evaluationsOf(MediaPath),
  store: (context, value) => putCandidateDocument(context.db, context, 'thirdParty', value, context.now),
})

export const parts = [thirdParty]

/** The evaluations as they were stored: with file references in place of media paths. */
export const StoredEvaluations = evaluationsOf(StoredMedia)
export type StoredEvaluations = z.output<typeof StoredEvaluations>
