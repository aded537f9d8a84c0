import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { wireNumber, wireText } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('text-messages')

/** The fields by which every call that asks for a code, or brings one, names a telephone. */
export const Phone = z._default(wireText(z.string().check(z.trim(), z.maxLength(20))), '')
export const Prefix = z._default(wireText(z.string().check(z.trim(), z.maxLength(4))), '86')
export const TextCode = z._default(z.string().check(z.trim(), z.maxLength(10)), '')

/** What is said of a code, whichever call asks for it or brings it. */
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

/** How every call that sends a code answers: for how long no other one is sent. */
export const CodeSent = z.object({ resendSeconds: z.number() })

/**
 * Sends a code to a telephone by text message. That it answers tells nothing of who has the number: a code to sign in
 * with goes out to an account's number alone, and is answered the same for any other.
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
