import { codes } from '@candor/call/codes'

/** What a link of a mail is refused with, whatever it is for. */
export const linkRefusals = {
  feature: 'plan',
  refusals: { linkOver: codes.notFound, tooManyTries: codes.tooMany },
} as const
