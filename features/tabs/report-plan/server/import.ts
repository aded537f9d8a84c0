import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { candidateDocument } from '../../../candidates/candidates/server/queries.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(200))

export const SentOffers = z
  .array(
    z.strictObject({
      externalId: z.string().check(z.minLength(1), z.maxLength(128)),
      sendTime: z.int().check(z.minimum(0), z.maximum(latestTime)),
      sendUserName: z.optional(Name),
      receiver: z.optional(Name),
      status: z._default(z.int().check(z.minimum(0), z.maximum(4)), 0),
    }),
  )
  .check(z.maxLength(200))
export type SentOffers = z.output<typeof SentOffers>

export const sentOffersKey = 'offerSendRecords'

const offerSendRecords = candidateDocument(sentOffersKey, SentOffers)

export const parts = [offerSendRecords]
