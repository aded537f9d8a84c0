import { codes } from '@candor/call/codes'
import type * as z from 'zod/mini'
import type { PartnerBrandReply } from '../../../platform/company/contract.ts'

/** The refusals of a mailed link for any purpose; `planCancelled` comes with the cancelled interview. */
export const linkRefusals = {
  feature: 'planning',
  refusals: {
    linkOver: codes.notFound,
    tooManyTries: codes.tooMany,
    planCancelled: codes.changedMeanwhile,
  },
} as const

/** The cancelled interview, for the holder of a link to it. */
export interface CancelledPlan {
  readonly companyName: string
  readonly companyNameLatin: string | null
  readonly partnerBrand?: z.output<typeof PartnerBrandReply>
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly interviewRoundName: string
}
