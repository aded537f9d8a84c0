import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { PartnerBrandReply } from '../../../platform/company/contract.ts'
import { linkRefusals } from '../../planning/contract/mail-links.ts'
import { giveSatisfactionAt, maxOpinionLength, readSatisfactionAt } from './addresses.ts'

const defineCall = callsOf('appointments')

export const readSatisfaction = defineCall({
  ...readSatisfactionAt,
  summary: 'Whether a candidate has said how an interview was, by the link of a mail',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: z.object({
    companyName: z.string(),
    companyNameLatin: z.nullable(z.string()),
    partnerBrand: z.optional(PartnerBrandReply),
    positionName: z.string(),
    positionNameLatin: z.nullable(z.string()),
    interviewRoundName: z.string(),
    hasAnswered: z.boolean(),
  }),
  refusals: linkRefusals.refusals,
})

/** Stores a candidate's rating of an interview, once; sending the same again changes nothing. */
export const giveSatisfaction = defineCall({
  ...giveSatisfactionAt,
  summary: 'A candidate says how an interview was',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** The id of the planned interview; that of the link when left out, any other one is refused. */
    interviewId: OptionalWireId,
    /** Whole stars. */
    score: wireNumber(1, 5),
    content: z.optional(z.string().check(z.trim(), z.maxLength(maxOpinionLength))),
  }),
  reply: z.null(),
  refusals: { ...linkRefusals.refusals, answeredAlready: codes.changedMeanwhile },
})

/**
 * A candidate's ratings of interviews, for those who plan them, not for the interviewers. One leaves once somebody has
 * decided about the candidate after that interview; before that, ratings leave only in sums (decision S77).
 */
export const listSatisfaction = defineCall({
  method: 'GET',
  path: '/candidate/schedule/satisfaction',
  summary: 'How a candidate found their interviews',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    ratings: z.array(
      z.object({
        interviewPlanId: z.string(),
        score: z.number(),
        content: z.string(),
        /** Epoch milliseconds. */
        answeredTime: z.number(),
      }),
    ),
    /** Whether a rating waits for the decision. */
    isWaiting: z.boolean(),
    /** All ratings of the candidate's position; null while they are fewer than five. */
    ofPosition: z.nullable(z.object({ count: z.number(), averageScore: z.number() })),
  }),
})
