import { codes } from '@candor/call/codes'

/** What an act is refused with, whichever call it is. */
export const auditRefusals = {
  feature: 'audit',
  refusals: {
    badKey: codes.invalidInput,
    keyReused: codes.invalidInput,
    headsNotWritten: codes.serverError,
  },
} as const
