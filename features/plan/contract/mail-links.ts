import { codes } from '@candor/call/codes'
import type * as z from 'zod/mini'
import type { PartnerBrandReply } from '../../company/contract.ts'

/** What a link of a mail is refused with, whatever it is for; `planCancelled` comes with what was cancelled. */
export const linkRefusals = {
  feature: 'plan',
  refusals: {
    linkOver: codes.notFound,
    tooManyTries: codes.tooMany,
    planCancelled: codes.changedMeanwhile,
  },
} as const

/** What the company cancelled, for whoever holds a link to it. */
export interface CancelledPlan {
  readonly companyName: string
  readonly companyNameLatin: string | null
  readonly partnerBrand?: z.output<typeof PartnerBrandReply>
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly interviewRoundName: string
}
