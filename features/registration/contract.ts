import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Phone, Prefix, TextCode } from '../text-messages/contract.ts'

const defineCall = callsOf('registration')

/** Leads that one answer holds, the newest. */
export const mostLeads = 200

const Words = z._default(z.string().check(z.trim(), z.maxLength(100)), '')
/** Asks for a trial. The same form sent again with its code answers the same, and is stored once. */
export const register = defineCall({
  method: 'POST',
  path: '/admin/login/register',
  summary: 'Asks for a trial of the product',
  access: 'public',
  input: z.object({
    prefixPhone: Prefix,
    phone: Phone,
    vcode: TextCode,
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
