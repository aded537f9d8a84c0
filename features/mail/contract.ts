import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('mail')

/** How many mails one answer holds. */
export const mailPageSize = 50

/**
 * `kept`: no mail server is set up; `waiting` for its next try; `failed`: given up; `withdrawn`: taken back before it was
 * sent, as what it opens is over.
 */
export const MailState = z.enum(['kept', 'waiting', 'sent', 'failed', 'withdrawn'])

/**
 * Why a mail did not go out where no provider refused it: what it opens is over, it came too late to be of use, or an
 * earlier try ended without saying whether it went out.
 */
export const UnsentReason = z.enum(['linkOver', 'tooLate', 'outcomeUnknown'])
export type UnsentReason = z.output<typeof UnsentReason>

export const listMail = defineCall({
  method: 'GET',
  path: '/admin/config/mail',
  summary: 'The mail of the company, newest first',
  access: 'admin',
  input: z.object({ state: z.optional(z.union([MailState, z.literal('')])), before: OptionalWireId }),
  reply: z.object({
    isMailServerSet: z.boolean(),
    list: z.array(
      z.object({
        mailId: z.string(),
        to: z.string(),
        subject: z.string(),
        /** Null once its term is over. */
        text: z.nullable(z.string()),
        state: MailState,
        tries: z.number(),
        /** What the provider said when it last took it not. */
        lastError: z.nullable(z.string()),
        reason: z.nullable(UnsentReason),
        /** Epoch milliseconds. */
        createdTime: z.number(),
        /** Whether it goes by a way that is set up. */
        isWaySet: z.boolean(),
        sentTime: z.nullable(z.number()),
      }),
    ),
    /** Where the next answer begins; null at the end. */
    before: z.nullable(z.string()),
  }),
})

/** Puts a mail that was kept or given up into the queue again. */
export const retryMail = defineCall({
  method: 'POST',
  path: '/admin/config/mail/retry',
  summary: 'Sends a mail again that was not sent',
  access: 'admin',
  onFailure: ['toast'],
  input: z.object({ mailId: WireId }),
  reply: Nothing,
  refusals: {
    notFound: codes.notFound,
    alreadySent: codes.changedMeanwhile,
    beingSent: codes.changedMeanwhile,
    withdrawn: codes.changedMeanwhile,
    textDeleted: codes.changedMeanwhile,
    noMailServer: codes.switchedOff,
    noWay: codes.switchedOff,
  },
})
