import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Proof } from '../second-factor/contract.ts'
import { CodeSent, Phone, Prefix, TextCode } from '../text-messages/contract.ts'

const defineCall = callsOf('own-number')

export const getOwnNumber = defineCall({
  method: 'GET',
  path: '/admin/user/phone',
  summary: 'The number of one’s own telephone, by which one signs in',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    /** Without its prefix; null: none was proved. */
    phone: z.nullable(z.string()),
    /** Whether text messages reach anybody here. */
    canText: z.boolean(),
    /** Whether the account is linked to the messaging app; null: the server has none. */
    isAppLinked: z.nullable(z.boolean()),
    /** How the account proves who asks, before its number changes. */
    proofBy: z.enum(['password', 'passwordOrCode', 'code', 'freshSignIn', 'oldNumber']),
    /** The sign-in is fresh enough to be the proof, where there is no other. */
    isFresh: z.boolean(),
  }),
})

/** Sends a code to a number that is to become one's own. It tells nothing of who else has it. */
export const sendNumberCode = defineCall({
  method: 'POST',
  path: '/admin/user/phone/sendSms',
  summary: 'Sends a code to the telephone whose number is to be one’s own',
  access: 'user',
  input: z.object({ prefixPhone: Prefix, phone: Phone }),
  reply: CodeSent,
})

/** Sends a code to the number that one has: the proof of an account that has no password. */
export const sendOldNumberCode = defineCall({
  method: 'POST',
  path: '/admin/user/phone/sendOldSms',
  summary: 'Sends a code to one’s own number, before it changes',
  access: 'user',
  input: z.object({}),
  reply: CodeSent,
  refusals: { noNumber: codes.notFound },
})

/** Takes a number for one's own, in place of any that one had; whoever has the telephone knows the code. */
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
