import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-plan')

/** An offer of employment that was sent to a candidate. */
const OfferSendRecord = z.object({
  /** Unique within the candidate. */
  id: z.string(),
  /** Epoch milliseconds. */
  sendTime: z.number(),
  sendUserName: z.nullable(z.string()),
  /** E-mail address; null for an anonymous candidate. */
  receiver: z.nullable(z.string()),
  /** 0 not answered, 1 accepted, 2 declined, 3 withdrawn, 4 expired. */
  status: z.number(),
})

/** The offers that were sent to a candidate, the newest first. */
export const queryOfferSendRecord = defineCall({
  method: 'GET',
  path: '/candidate/offer/queryOfferSendRecord',
  summary: 'The offers that were sent to a candidate',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'readOffers' },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.array(OfferSendRecord),
})
