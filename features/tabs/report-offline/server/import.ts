import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { candidateDocument } from '../../../candidates/candidates/server/queries.ts'

const Name = z.string().check(z.maxLength(200))

const words = {
  interviewType: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  interviewResult: z.optional(Name),
  interviewScore: z.optional(z.number().check(z.minimum(-1), z.maximum(100))),
  interviewRemark: z.optional(z.string().check(z.maxLength(20_000))),
  suggestPosition: z.optional(Name),
  interviewerName: z.optional(Name),
}

const Round = z.strictObject({
  interviewRound: z.int().check(z.minimum(1), z.maximum(1_000)),
  createTime: z.int().check(z.minimum(0), z.maximum(latestTime)),
  ...words,
})

/** A round that was written down here, as it is stored. */
export const WrittenOfflineRound = z.strictObject(words)
export type WrittenOfflineRound = z.output<typeof WrittenOfflineRound>

export const OfflineRounds = z.array(Round).check(z.maxLength(200))
export type OfflineRounds = z.output<typeof OfflineRounds>

const offlineRounds = candidateDocument('offlineRounds', OfflineRounds)

export const parts = [offlineRounds]
