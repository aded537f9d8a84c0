import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { CodeSent, Phone, Prefix, TextCode } from '../../platform/text-messages/contract.ts'
import { ownerProofs, Proof } from '../second-factor/contract.ts'

const defineCall = callsOf('own-number')

export const getOwnNumber = defineCall({
  method: 'GET',
  path: '/admin/user/phone',
  summary: 'The number of one’s own telephone, by which one signs in',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    /** Without its prefix; null where none is confirmed. */
    phone: z.nullable(z.string()),
    /** Whether this server can send text messages. */
    canText: z.boolean(),
    /** Whether the account is linked to the messaging app; null: the server has none. */
    isAppLinked: z.nullable(z.boolean()),
    /** The proof of identity that a change of the number needs. */
    proofBy: z.enum([...ownerProofs, 'oldNumber']),
    /** Whether the sign-in is recent enough to be the proof, where there is no other. */
    isFresh: z.boolean(),
  }),
})

/**
 * Sends a code to a number that is to become the account's own. The reply does not reveal whether another account has
 * it.
 */
export const sendNumberCode = defineCall({
  method: 'POST',
  path: '/admin/user/phone/sendSms',
  summary: 'Sends a code to the telephone whose number is to be one’s own',
  access: 'user',
  input: z.object({ prefixPhone: Prefix, phone: Phone }),
  reply: CodeSent,
})

/** Sends a code to the account's present number: the proof for an account without a password. */
export const sendOldNumberCode = defineCall({
  method: 'POST',
  path: '/admin/user/phone/sendOldSms',
  summary: 'Sends a code to one’s own number, before it changes',
  access: 'user',
  input: z.object({}),
  reply: CodeSent,
  refusals: { noNumber: codes.notFound },
})

/** Sets the account's number, replacing any earlier one; the code proves that the person has the phone. */
export const saveOwnNumber = defineCall({
  method: 'POST',
  path: '/admin/user/phone/save',
  summary: 'Takes a number that a code proves for one’s own',
  access: 'user',
  input: z.object({ prefixPhone: Prefix, phone: Phone, vcode: TextCode, proof: Proof }),
  reply: Nothing,
  refusals: { numberTaken: codes.invalidInput },
})

export const removeOwnNumber = defineCall({
  method: 'POST',
  path: '/admin/user/phone/remove',
  summary: 'Gives up one’s own number; nobody signs in by it any more',
  access: 'user',
  input: z.object({ proof: Proof }),
  reply: Nothing,
})
