import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { linkRefusals } from '../../../meetings/planning/contract/mail-links.ts'
import { uploadImageAt } from './addresses.ts'
import { pictureRefusals } from './id-card.ts'
import { pageRefusals } from './page.ts'

const defineCall = callsOf('candidate-pages')

/** The most bytes of one picture of a monitor. */
const maxMonitorBytes = 1024 * 1024

/** Stores one picture of a monitor. Sending the same source and time again changes nothing. */
export const uploadImage = defineCall({
  ...uploadImageAt,
  summary: 'One picture of a monitor while an interview is held (JPEG, PNG, WebP or HEIC, up to 1 MB)',
  access: 'public',
  files: { fields: ['file'], maxBytes: maxMonitorBytes },
  input: z.object({
    sign: WireId,
    /** Id of the link's interview; any other is refused. */
    interviewId: OptionalWireId,
    /** 1 computer, 2 phone, 3 screen. */
    source: wireNumber(1, 3),
    /** Time of the picture (epoch milliseconds). */
    createTime: wireNumber(0, latestTime),
  }),
  reply: z.object({
    /** When the interview ended: no more pictures are needed. */
    interviewEndTime: z.nullable(z.number()),
    /** How many pictures the link has sent, this one among them. */
    sentPictures: z.number(),
  }),
  refusals: {
    ...linkRefusals.refusals,
    ...pageRefusals.refusals,
    ...pictureRefusals,
    pictureMissing: codes.invalidInput,
    wrongTime: codes.invalidInput,
    interviewOver: codes.changedMeanwhile,
    enoughPictures: codes.quotaUsedUp,
  },
})
