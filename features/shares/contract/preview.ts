import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { checkReportPassword, makeShare, makingRefusals } from '../contract.ts'

const defineCall = callsOf('shares')

/**
 * Opens a report as whoever gets what is chosen will read it. No link opens it, and it ends after some minutes.
 *
 * `opened` is what the link itself would be answered with.
 */
export const previewShare = defineCall({
  method: 'POST',
  path: '/candidate/share/preview',
  summary: 'Opens a report as a share that is not made yet would',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', interview: 'interviewId' },
    act: 'share',
  },
  sends: 'json',
  input: z.extend(makeShare.input, {
    /** Whether it is to be mailed: a company may let mails lead to a page of their own. */
    isMailed: z.boolean(),
    /** The link of a preview of the caller's that this one takes the place of: it ends. */
    replaces: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({
    /** Takes the place of a link's token in addresses. */
    link: z.string(),
    /** Page and query of the address at which it is read. */
    path: z.string(),
    opened: checkReportPassword.reply,
  }),
  refusals: { ...makingRefusals.refusals, tooManyPreviews: codes.tooMany },
})
