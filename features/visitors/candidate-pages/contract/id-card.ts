import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { linkRefusals } from '../../../meetings/planning/contract/mail-links.ts'
import { idDocuments, maxIdCardBytes, saveIdCardAt, sendIdCardPieceAt } from './addresses.ts'
import { pageRefusals } from './page.ts'

const defineCall = callsOf('candidate-pages')

/** Why a picture is refused. */
export const pictureRefusals = {
  pictureType: codes.fileRefused,
  pictureUnreadable: codes.fileRefused,
  pictureTooLarge: codes.fileRefused,
  pictureBusy: codes.tooMany,
  /** Temporary, like `pictureBusy`: the same may be sent again. */
  storageFull: codes.tooMany,
} as const

/** The sender's id of a submit. */
const UploadName = z.string().check(z.trim(), z.minLength(1), z.maxLength(128))

/** The most bytes of one piece of a photo: what a lost connection can lose. */
export const maxPieceBytes = 256 * 1024

/** The most pieces of one photo: four times what it needs, so that nobody fills the table byte by byte. */
export const maxPieces = (4 * maxIdCardBytes) / maxPieceBytes

/**
 * Stores the next piece of a side, and returns how many bytes are stored: the next piece begins there.
 *
 * A piece that begins elsewhere changes nothing, and neither does a call without one. Another `upload` starts over.
 */
export const sendIdCardPiece = defineCall({
  ...sendIdCardPieceAt,
  summary: 'A candidate hands in a part of a photo of an ID card, by the link of a mail',
  access: 'public',
  files: { fields: ['piece'], maxBytes: maxPieceBytes },
  input: z.object({
    sign: WireId,
    /** Id of the submit that the piece belongs to. */
    upload: UploadName,
    side: z.enum(['frontIdCard', 'backIdCard']),
    /** Byte position of the piece in the photo. */
    offset: wireNumber(0, maxIdCardBytes),
  }),
  reply: z.object({ heldBytes: z.number() }),
  refusals: { ...linkRefusals.refusals, ...pageRefusals.refusals, ...pictureRefusals },
})

/**
 * Stores the sides of a candidate's ID card or other document, sent along or stored in pieces before, and ends the link.
 *
 * With an `idempotency-key` a retry gets the first reply, though the link has ended.
 */
export const saveIdCard = defineCall({
  ...saveIdCardAt,
  summary: 'A candidate hands in both sides of an ID card (JPEG, PNG, WebP or HEIC), by the link of a mail',
  access: 'public',
  files: { fields: ['frontIdCard', 'backIdCard'], maxBytes: maxIdCardBytes },
  input: z.object({
    sign: WireId,
    /** Id of an interview of the candidate; any other is refused. */
    interviewId: OptionalWireId,
    /** Id of the submit whose pieces were stored before. */
    upload: z.optional(UploadName),
    /** An ID card when left out. Of a passport the front is enough, and a back is not stored. */
    document: z.optional(z.enum(idDocuments)),
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
