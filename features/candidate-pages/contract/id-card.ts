import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { linkRefusals } from '../../plan/contract/mail-links.ts'
import { maxIdCardBytes, saveIdCardAt, sendIdCardPieceAt } from './addresses.ts'
import { pageRefusals } from './page.ts'

const defineCall = callsOf('candidate-pages')

/** What is wrong with a picture. */
export const pictureRefusals = {
  pictureType: codes.fileRefused,
  pictureUnreadable: codes.fileRefused,
  pictureTooLarge: codes.fileRefused,
  pictureBusy: codes.tooMany,
  /** Passes, as `pictureBusy` does: what was not taken may be sent again. */
  storageFull: codes.tooMany,
} as const

/** What its sender calls a submit. */
const UploadName = z.string().check(z.trim(), z.minLength(1), z.maxLength(128))

/** The most bytes of one piece of a photo, so that a lost connection loses little. */
export const maxPieceBytes = 256 * 1024

/** The most pieces of one photo: four times as many as it takes, so that nobody fills the table byte by byte. */
export const maxPieces = (4 * maxIdCardBytes) / maxPieceBytes

/**
 * Takes the next piece of a side, and says how many bytes of it are held: from there on the next one begins.
 *
 * A piece that begins elsewhere changes nothing, and neither does a call without one. Another `upload` begins anew.
 */
export const sendIdCardPiece = defineCall({
  ...sendIdCardPieceAt,
  summary: 'A candidate hands in a part of a photo of an ID card, by the link of a mail',
  access: 'public',
  files: { fields: ['piece'], maxBytes: maxPieceBytes },
  input: z.object({
    sign: WireId,
    /** Names the submit that the pieces are of. */
    upload: UploadName,
    side: z.enum(['frontIdCard', 'backIdCard']),
    /** Bytes from the beginning of the photo. */
    offset: wireNumber(0, maxIdCardBytes),
  }),
  reply: z.object({ heldBytes: z.number() }),
  refusals: { ...linkRefusals.refusals, ...pageRefusals.refusals, ...pictureRefusals },
})

/**
 * Stores both sides of a candidate's ID card, as they are sent along or lie here in pieces, and ends the link.
 *
 * With an `idempotency-key` a retry is answered as the first try was, though the link has ended with that.
 */
export const saveIdCard = defineCall({
  ...saveIdCardAt,
  summary: 'A candidate hands in both sides of an ID card (JPEG, PNG, WebP or HEIC), by the link of a mail',
  access: 'public',
  files: { fields: ['frontIdCard', 'backIdCard'], maxBytes: maxIdCardBytes },
  input: z.object({
    sign: WireId,
    /** One of the candidate's interviews; any other one opens nothing. */
    interviewId: OptionalWireId,
    /** The submit whose pieces came before. */
    upload: z.optional(UploadName),
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
