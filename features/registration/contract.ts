import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Phone, Prefix, TextCode } from '../text-messages/contract.ts'

const defineCall = callsOf('registration')

/** How many leads one answer holds. */
export const leadPageSize = 50

const Words = z._default(z.string().check(z.trim(), z.maxLength(100)), '')

/** A field that people do not see: whoever fills it in is a program. */
const Website = z.optional(z.string().check(z.maxLength(1_000)))

const formRefusals = {
  companyMissing: codes.invalidInput,
  nameMissing: codes.invalidInput,
  positionMissing: codes.invalidInput,
  phoneInvalid: codes.invalidInput,
  off: codes.switchedOff,
} as const

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
    website: Website,
  }),
  reply: Nothing,
  refusals: { ...formRefusals, codeMissing: codes.invalidInput, codeWrong: codes.invalidInput },
})

/** Asks for a trial from within the mini-app, without a code. The same form sent again within a day is stored once. */
export const enrol = defineCall({
  method: 'POST',
  path: '/enterprise/miniapp/companyEnroll/save',
  summary: 'Asks for a trial of the product from the mini-app',
  access: 'public',
  sends: 'json',
  input: z.object({
    prefixPhone: Prefix,
    phone: Phone,
    companyName: Words,
    userName: Words,
    position: Words,
    website: Website,
  }),
  reply: Nothing,
  refusals: { ...formRefusals, tooMany: codes.tooMany },
})

/** How far a lead is. */
export const leadStates = ['new', 'contacted', 'won', 'lost'] as const

/** The longest note on a lead, in characters. */
export const maxNote = 500

export const listLeads = defineCall({
  method: 'GET',
  path: '/admin/config/leads',
  summary: 'Who asked for a trial, newest first',
  access: 'admin',
  input: z.object({ before: OptionalWireId }),
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
        state: z.enum(leadStates),
        note: z.string(),
        /** How often it was changed; a change names the one that it was made from. */
        revision: z.number(),
        /** Who changed it last, and when; null where nobody did. */
        changedBy: z.nullable(z.string()),
        changedTime: z.nullable(z.number()),
      }),
    ),
    /** Where the next answer begins; null at the end. */
    before: z.nullable(z.string()),
  }),
})

export const saveLead = defineCall({
  method: 'POST',
  path: '/admin/config/leads/save',
  summary: 'Says how far a lead is; what is not given stays',
  access: 'admin',
  sends: 'json',
  onFailure: ['toast'],
  input: z.strictObject({
    leadId: WireId,
    revision: wireNumber(0, 2_000_000_000),
    state: z.optional(z.enum(leadStates)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(maxNote))),
  }),
  /** What the next change is made from. */
  reply: z.object({ revision: z.number() }),
  refusals: { changedMeanwhile: codes.changedMeanwhile },
})
