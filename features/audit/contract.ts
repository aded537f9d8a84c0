import { codes } from '@candor/call/codes'

/** The refusals of an act, whichever call it is. */
export const auditRefusals = {
  feature: 'audit',
  refusals: {
    badKey: codes.invalidInput,
    keyReused: codes.invalidInput,
    headsNotWritten: codes.serverError,
  },
} as const
