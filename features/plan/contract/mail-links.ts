import { codes } from '@candor/call/codes'

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
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly interviewRoundName: string
}
