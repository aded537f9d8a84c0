import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { MediaPath } from '../../../imports/rules/media-path.ts'
import { interviewPart } from '../../../imports/rules/part.ts'
import { putInterviewDocument } from '../queries.ts'

const Status = z.optional(z.int().check(z.minimum(-1), z.maximum(100)))

/** What the body check found; its status goes by the numbers of the anti-cheating findings. */
export const StoredTattooResults = z
  .array(z.strictObject({ tattooStatus: Status, armStatus: Status, handStatus: Status, legStatus: Status }))
  .check(z.maxLength(100))

/** Recordings with the moment at which each began. */
export function recordsOf<Media extends z.ZodMiniType<string>>(videoUrl: Media) {
  return z.array(z.strictObject({ createdDate: z.int().check(z.minimum(0)), videoUrl }))
}

export const tattooResultsPart = interviewPart<Database>()({
  key: 'tattooResults',
  schema: StoredTattooResults,
  store: (context, value) => putInterviewDocument(context.db, context, 'tattooResults', value, context.now),
})

/** A part of the interview that is a list of recordings, kept in the order in which they began. */
export function recordsPart(key: 'fullRecords' | 'mobileMonitorVideoList', most: number) {
  return interviewPart<Database>()({
    key,
    schema: recordsOf(MediaPath).check(z.maxLength(most)),
    async store(context, value) {
      const document = [...value].sort((a, b) => a.createdDate - b.createdDate)
      await putInterviewDocument(context.db, context, key, document, context.now)
    },
  })
}
