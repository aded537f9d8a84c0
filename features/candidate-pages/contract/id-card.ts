import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { linkRefusals } from '../../plan/contract/mail-links.ts'
import { saveIdCardAt } from './addresses.ts'
import { pageRefusals } from './page.ts'

const defineCall = callsOf('candidate-pages')

/** What is wrong with a picture. */
export const pictureRefusals = {
  pictureType: codes.fileRefused,
  pictureUnreadable: codes.fileRefused,
  pictureTooLarge: codes.fileRefused,
  pictureBusy: codes.tooMany,
} as const

/** The most bytes of one side: what a phone's camera writes at its best, with room. */
export const mostIdCardBytes = 15 * 1024 * 1024

/**
 * Stores both sides of a candidate's ID card, and ends the link.
 *
 * With an `idempotency-key` a retry is answered as the first try was, though the link has ended with that.
 */
export const saveIdCard = defineCall({
  ...saveIdCardAt,
  summary: 'A candidate hands in both sides of an ID card (JPEG, PNG, WebP or HEIC), by the link of a mail',
  access: 'public',
  files: { fields: ['frontIdCard', 'backIdCard'], maxBytes: mostIdCardBytes },
  input: z.object({
    sign: WireId,
    /** One of the candidate's interviews; any other one opens nothing. */
    interviewId: OptionalWireId,
  }),
  reply: z.null(),
  refusals: {
    ...linkRefusals.refusals,
    ...pageRefusals.refusals,
    ...pictureRefusals,
    frontMissing: codes.invalidInput,
    backMissing: codes.invalidInput,
  },
})
