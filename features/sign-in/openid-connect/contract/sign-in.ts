import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { finishRefusals, SignedIn } from '../../session/contract.ts'
import { maxIssuer } from './providers.ts'

const defineCall = callsOf('openid-connect')

const State = z.string().check(z.minLength(1), z.maxLength(200))

/** The provider's address for a sign-in, and what the browser keeps until it comes back. */
export const Leaving = z.object({ url: z.string(), browser: z.string() })

/** An e-mail of no company gets the same kind of reply: its `url` is the page that says so. */
export const startCompanySignIn = defineCall({
  method: 'POST',
  path: '/admin/login/company/start',
  summary: 'Begins a sign-in by the company’s own provider, found by the domain of an e-mail address',
  access: 'public',
  input: z.object({
    email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/)),
    target: z.optional(z.string().check(z.maxLength(2000))),
  }),
  reply: Leaving,
  refusals: { tooMany: codes.tooMany },
})

/** The provider's answer, from the address, with what the browser kept. */
export const Returned = {
  state: State,
  browser: State,
  code: z.optional(z.string().check(z.maxLength(4000))),
  iss: z.optional(z.string().check(z.maxLength(maxIssuer))),
  error: z.optional(z.string().check(z.maxLength(200))),
}

export const returnRefusals = {
  signInOver: codes.wrongCredentials,
  noProvider: codes.wrongCredentials,
  refusedByProvider: codes.wrongCredentials,
  clientRefused: codes.wrongCredentials,
  providerUnavailable: codes.wrongCredentials,
  invalidAnswer: codes.wrongCredentials,
  providerGone: codes.wrongCredentials,
  claimMissing: codes.wrongCredentials,
  claimUnreadable: codes.wrongCredentials,
  claimsDiffer: codes.wrongCredentials,
  groupsUnlisted: codes.wrongCredentials,
  unverified: codes.wrongCredentials,
  otherDomain: codes.wrongCredentials,
  noAccount: codes.wrongCredentials,
  alreadyLinked: codes.wrongCredentials,
  /** A super administrator, or an account with a second factor: its owner links the identity. */
  linkSignedIn: codes.wrongCredentials,
  accountFrozen: codes.wrongCredentials,
  wrongCredentials: codes.wrongCredentials,
} as const

export type ReturnRefusal = keyof typeof returnRefusals

export const finishCompanySignIn = defineCall({
  method: 'POST',
  path: '/admin/login/company/finish',
  summary: 'Ends a sign-in by the company’s own provider',
  access: 'public',
  input: z.object(Returned),
  reply: z.extend(SignedIn, {
    /** The page to return to: a path of this product, or `chatbot`. */
    target: z.nullable(z.string()),
    /** The provider's sign-out address. */
    logoutUrl: z.nullable(z.string()),
    label: z.string(),
  }),
  refusals: { ...finishRefusals.refusals, ...returnRefusals },
})
