import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('mail')

/** Mails of one page. */
export const mailPageSize = 50

/**
 * `kept`: no mail server is set up; `waiting` for its next try; `failed`: given up; `withdrawn` before it was sent, as
 * its link or code has expired.
 */
export const MailState = z.enum(['kept', 'waiting', 'sent', 'failed', 'withdrawn'])

/**
 * Why a mail was not sent though no provider refused it: its link or code has expired, it came too late, or it is
 * unknown whether an earlier try succeeded.
 */
export const UnsentReason = z.enum(['linkOver', 'tooLate', 'overtaken', 'outcomeUnknown'])
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
        /** Text; null once its retention period is over. */
        text: z.nullable(z.string()),
        state: MailState,
        tries: z.number(),
        /** The provider's last refusal, in its words. */
        lastError: z.nullable(z.string()),
        reason: z.nullable(UnsentReason),
        /** Epoch milliseconds. */
        createdTime: z.number(),
        /** Whether its way of sending is set up. */
        isWaySet: z.boolean(),
        sentTime: z.nullable(z.number()),
      }),
    ),
    /** Cursor of the next page; null at the end. */
    before: z.nullable(z.string()),
  }),
})

/**
 * Why a provider refuses mails of this installation: its user name or password, its sender address, its sending limit,
 * a content filter, or what the recipients' side thinks of its network.
 */
export const MailFault = z.enum(['login', 'sender', 'limit', 'content', 'reputation'])

/** Ways of sending. */
export const MailChannel = z.enum(['mail', 'dingtalk', 'sms'])

export const listHeldMail = defineCall({
  method: 'GET',
  path: '/admin/config/mail/held',
  summary: 'The mail that waits until a fault of this installation is mended, by fault',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    list: z.array(
      z.object({
        channel: MailChannel,
        fault: MailFault,
        count: z.number(),
        /** The provider's words about one of these mails. */
        lastError: z.string(),
      }),
    ),
  }),
})

/** Queues a kept, waiting or failed mail for now. */
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
