import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { checkReportPassword, makeShare, makingRefusals } from '../contract.ts'

const defineCall = callsOf('shares')

/**
 * Opens a report as its recipient will read it. It has no link, and ends after some minutes.
 *
 * `opened` is the reply that the link itself would get.
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
    /** Whether it is to be mailed: a company may have mails open another page. */
    isMailed: z.boolean(),
    /** The link of an earlier preview of the caller, which ends. */
    replaces: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({
    /** Takes the place of a link's token in addresses. */
    link: z.string(),
    /** Page and query of the preview's address. */
    path: z.string(),
    opened: checkReportPassword.reply,
  }),
  refusals: { ...makingRefusals.refusals, tooManyPreviews: codes.tooMany },
})
