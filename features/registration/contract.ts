import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('registration')

/** Leads that one answer holds, the newest. */
export const mostLeads = 200

const Words = z._default(z.string().check(z.trim(), z.maxLength(100)), '')
const Phone = z._default(z.string().check(z.trim(), z.maxLength(20)), '')
const Prefix = z._default(z.string().check(z.trim(), z.maxLength(4)), '86')

/** Sends a code to a telephone by text message. */
export const sendCode = defineCall({
  method: 'POST',
  path: '/admin/login/sendSms',
  summary: 'Sends a code to a telephone; smsType 2 is for a registration',
  access: 'public',
  input: z.object({ prefixPhone: Prefix, phone: Phone, smsType: wireNumber(1, 3) }),
  reply: z.object({ resendSeconds: z.number() }),
  refusals: {
    phoneInvalid: codes.invalidInput,
    tooSoon: codes.tooMany,
    tooMany: codes.tooMany,
    off: codes.switchedOff,
  },
})

/** Asks for a trial. The same form sent again with its code answers the same, and is stored once. */
export const register = defineCall({
  method: 'POST',
  path: '/admin/login/register',
  summary: 'Asks for a trial of the product',
  access: 'public',
  input: z.object({
    prefixPhone: Prefix,
    phone: Phone,
    vcode: z._default(z.string().check(z.trim(), z.maxLength(10)), ''),
    companyName: Words,
    userName: Words,
    position: Words,
    /** A field that people do not see: whoever fills it in is a program. */
    website: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  reply: Nothing,
  refusals: {
    companyMissing: codes.invalidInput,
    nameMissing: codes.invalidInput,
    positionMissing: codes.invalidInput,
    phoneInvalid: codes.invalidInput,
    codeMissing: codes.invalidInput,
    codeWrong: codes.invalidInput,
    tooMany: codes.tooMany,
    off: codes.switchedOff,
  },
})

export const listLeads = defineCall({
  method: 'GET',
  path: '/admin/config/leads',
  summary: 'Who asked for a trial, newest first',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    list: z.array(
      z.object({
        leadId: z.string(),
        companyName: z.string(),
        userName: z.string(),
        position: z.string(),
        prefixPhone: z.string(),
        phone: z.string(),
        /** Epoch milliseconds. */
        createdTime: z.number(),
      }),
    ),
  }),
})
