import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { minPasswordLength } from '../../platform/access/contract.ts'
import { PartnerBrandReply } from '../../platform/company/contract.ts'

const defineCall = callsOf('password-links')

/** Purposes of links that set a password. */
export const linkPurposes = ['forgotten', 'invitation'] as const

const Token = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** The reply is the same for every e-mail: only its mailbox learns whether it has an account. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/admin/login/forgotPassword',
  summary: 'Asks for a mail by which a forgotten password is replaced',
  access: 'public',
  input: z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  reply: Nothing,
  refusals: { tooMany: codes.tooMany, off: codes.switchedOff },
})

/** Reading does not use the link up, so that programs that open the links in mails do no harm. */
export const readPasswordLink = defineCall({
  method: 'POST',
  path: '/admin/login/passwordLink',
  summary: 'What a link is for by which a password is set',
  access: 'public',
  input: z.object({ token: Token }),
  reply: z.object({
    purpose: z.enum(linkPurposes),
    email: z.string(),
    userName: z.string(),
    companyName: z.string(),
    partnerBrand: z.optional(PartnerBrandReply),
  }),
  refusals: { linkOver: codes.notFound, tooMany: codes.tooMany },
})

/** Uses the link up and ends every session of its account. A refusal of the password names it in `data.field`. */
export const setPasswordByLink = defineCall({
  method: 'POST',
  path: '/admin/login/newPassword',
  summary: 'Sets a password by the link of a mail',
  access: 'public',
  input: z.object({
    token: Token,
    newPassword: z.string().check(z.minLength(minPasswordLength), z.maxLength(200)),
  }),
  reply: Nothing,
  refusals: {
    linkOver: codes.notFound,
    repeatedPassword: codes.invalidInput,
    ownPassword: codes.invalidInput,
    commonPassword: codes.invalidInput,
    tooMany: codes.tooMany,
  },
})
