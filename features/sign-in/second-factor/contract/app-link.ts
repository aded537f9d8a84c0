import { codes } from '@candor/call/codes'

/**
 * Why the messaging app cannot be linked with an account; `data.isOver` says that the sign-in which was to link them
 * has ended.
 */
export const appLinkRefusals = {
  feature: 'second-factor',
  refusals: { linkedElsewhere: codes.invalidInput, accountLinked: codes.invalidInput },
} as const
