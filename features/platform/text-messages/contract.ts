import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { wireNumber, wireText } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('text-messages')

/** The fields with a telephone number, in every call that sends or uses a code. */
export const Phone = z._default(wireText(z.string().check(z.trim(), z.maxLength(20))), '')
export const Prefix = z._default(wireText(z.string().check(z.trim(), z.maxLength(4))), '86')
export const TextCode = z._default(z.string().check(z.trim(), z.maxLength(10)), '')

/** Refusals about codes, for every call that sends or uses one. */
export const codeRefusals = {
  feature: 'text-messages',
  refusals: {
    phoneInvalid: codes.invalidInput,
    codeMissing: codes.invalidInput,
    codeWrong: codes.invalidInput,
    tooSoon: codes.tooMany,
    tooMany: codes.tooMany,
    off: codes.switchedOff,
  },
} as const

/** Reply of every call that sends a code: after how many seconds another one can be sent. */
export const CodeSent = z.object({ resendSeconds: z.number() })

/**
 * Sends a code by text message. The reply does not reveal who has the number: a code to sign in goes only to an
 * account's number, with the same reply for any other.
 */
export const sendCode = defineCall({
  method: 'POST',
  path: '/admin/login/sendSms',
  summary: 'Sends a code to a telephone; smsType 1 is for signing in, 2 for a registration',
  access: 'public',
  input: z.object({ prefixPhone: Prefix, phone: Phone, smsType: wireNumber(1, 3) }),
  reply: CodeSent,
  refusals: {
    ...codeRefusals.refusals,
    messagesUsedUp: codes.quotaUsedUp,
    registeringOff: codes.switchedOff,
  },
})
