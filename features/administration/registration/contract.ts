import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Phone, Prefix, TextCode } from '../../platform/text-messages/contract.ts'

const defineCall = callsOf('registration')

/** The number of leads in one reply. */
export const leadPageSize = 50

const Words = z._default(z.string().check(z.trim(), z.maxLength(100)), '')

/** In place of a telephone number, or beside it. */
const Email = z._default(z.string().check(z.trim(), z.maxLength(254)), '')

/** A hidden field: only programs fill it in. */
const Website = z.optional(z.string().check(z.maxLength(1_000)))

const formRefusals = {
  companyMissing: codes.invalidInput,
  nameMissing: codes.invalidInput,
  positionMissing: codes.invalidInput,
  phoneInvalid: codes.invalidInput,
  emailInvalid: codes.invalidInput,
  off: codes.switchedOff,
} as const

/**
 * Requests a trial. A mainland number is proved by a code where the server can send one; the same form with the same code
 * gets the same reply, and is stored once. A number of another country, or an e-mail address in its place, needs none.
 */
export const register = defineCall({
  method: 'POST',
  path: '/admin/login/register',
  summary: 'Asks for a trial of the product',
  access: 'public',
  input: z.object({
    prefixPhone: Prefix,
    phone: Phone,
    email: Email,
    vcode: TextCode,
    companyName: Words,
    userName: Words,
    position: Words,
    website: Website,
  }),
  reply: Nothing,
  refusals: {
    ...formRefusals,
    codeMissing: codes.invalidInput,
    codeWrong: codes.invalidInput,
    tooMany: codes.tooMany,
  },
})

/** Requests a trial in the mini-app, without a code. The same form within a day is stored once. */
export const enrol = defineCall({
  method: 'POST',
  path: '/enterprise/miniapp/companyEnroll/save',
  summary: 'Asks for a trial of the product from the mini-app',
  access: 'public',
  sends: 'json',
  input: z.object({
    prefixPhone: Prefix,
    phone: Phone,
    email: Email,
    companyName: Words,
    userName: Words,
    position: Words,
    website: Website,
  }),
  reply: Nothing,
  refusals: { ...formRefusals, tooMany: codes.tooMany },
})

/** The states of a lead. */
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
        /** Empty where there is an e-mail address alone. */
        phone: z.string(),
        email: z.string(),
        /** Epoch milliseconds. */
        createdTime: z.number(),
        state: z.enum(leadStates),
        note: z.string(),
        /** The number of changes; a change names the revision that it is based on. */
        revision: z.number(),
        /** The last person who changed it, and when; null where it was never changed. */
        changedBy: z.nullable(z.string()),
        changedTime: z.nullable(z.number()),
      }),
    ),
    /** Cursor of the next page; null at the end. */
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
  /** The revision for the next change. */
  reply: z.object({ revision: z.number() }),
  refusals: { changedMeanwhile: codes.changedMeanwhile },
})
