import { codes } from '@candor/call/codes'

/** Refusals that any act may give. */
export const auditRefusals = {
  feature: 'audit',
  refusals: {
    badKey: codes.invalidInput,
    keyReused: codes.invalidInput,
    headsNotWritten: codes.serverError,
  },
} as const
