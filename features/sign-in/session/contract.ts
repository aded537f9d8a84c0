import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { minPasswordLength } from '../../platform/access/contract.ts'

const defineCall = callsOf('session')

/** Refusal of every call that hashes a password. */
export const passwordRefusals = { feature: 'session', refusals: { busy: codes.tooMany } } as const

/** Who is signed in, in the replies of all sign-in calls and of getUserInfo. */
export const UserInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  userType: z.string(),
  authRoleId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  customerType: z.string(),
  /** 1: linked to the messaging app, or the server has none. */
  authStatus: z.number(),
  isShowAiVideo: z.number(),
  /** 1: the account may evaluate candidates, by user type and role. */
  isShowEvaluate: z.number(),
  /** Permission keys of the role, for screens; the gate checks them at every call. */
  permissions: z.optional(z.array(z.string())),
  /** 1: reminded to enter their availability after accepting an interview (R4-033). */
  isWechatHint: z.number(),
  openId: z.nullable(z.string()),
  mustChangePassword: z.boolean(),
  /** IANA name of the zone in which the company's times are shown. */
  timeZone: z.string(),
  /** The candidates' chat, where the server has one: a sign-in for it leads there (P4-046). */
  chatSite: z.optional(z.string()),
  /** Whether the company runs the public pages of this server: its administrators see the requests for a trial. */
  isSiteCompany: z.optional(z.boolean()),
  /** Whether the account's sign-in leads to the first steps of its company (S134). */
  hasFirstSteps: z.optional(z.boolean()),
  /** The partner's brand, if any (decision N40). */
  partnerBrand: z.optional(z.object({ title: z.string(), icon: z.optional(z.string()) })),
})

/** Reply of every way of signing in. */
export const SignedIn = z.object({ token: z.string(), userInfo: UserInfo })

/**
 * Refusals at the end of every way of signing in. `secondFactorNeeded` is no failure: its data is a
 * `SecondFactorNeeded`.
 *
 * `accountFrozen` is for callers who have proved the account by more than its password. `overtaken`: the account changed,
 * or another step was finished first; `data.isOver` says that the sign-in must start over.
 */
export const finishRefusals = {
  feature: 'session',
  refusals: {
    wrongCredentials: codes.wrongCredentials,
    accountFrozen: codes.wrongCredentials,
    overtaken: codes.wrongCredentials,
    wayOff: codes.switchedOff,
    secondFactorNeeded: codes.signInNeeded,
  },
} as const

/** The kinds of a second factor that an account can have. */
export const secondFactors = ['totp', 'passkey'] as const

/** The data for the second step: the waiting sign-in, and the kinds of factor. */
export const SecondFactorNeeded = z.object({
  pending: z.string(),
  kinds: z.array(z.enum(secondFactors)),
  /** Whether the company requires a second factor and the account has none yet. */
  mustEnrol: z.boolean(),
})

export const signIn = defineCall({
  method: 'POST',
  path: '/admin/login',
  summary: 'Signs in with e-mail and password',
  access: 'public',
  input: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reply: SignedIn,
  // No toast: the form shows and announces the refusal itself.
  refusals: {
    wrongCredentials: codes.wrongCredentials,
    oneTimePasswordOver: codes.wrongCredentials,
    tooMany: codes.tooMany,
  },
})

/** The sign-in methods of this server; a company may allow fewer. */
export const listSignInWays = defineCall({
  method: 'GET',
  path: '/admin/login/ways',
  summary: 'The ways of signing in',
  access: 'public',
  input: z.object({}),
  reply: z.object({
    ways: z.array(z.string()),
    /** Whether the installation has no company yet, so that the first one can be made (S133). */
    isSetupOpen: z.optional(z.boolean()),
    /** The demo accounts; left out outside of demo mode. */
    demoAccounts: z.optional(
      z.array(
        z.object({ email: z.string(), userName: z.string(), userType: z.string(), companyName: z.string() }),
      ),
    ),
  }),
})

/** Signs in to a demo account, without a password; refused outside of demo mode. */
export const signInToDemo = defineCall({
  method: 'POST',
  path: '/admin/login/demo',
  summary: 'Signs in to a demo account',
  access: 'public',
  input: z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  reply: SignedIn,
  refusals: { noDemo: codes.notFound },
})

/** Ends the session of the token before it replies. */
export const signOut = defineCall({
  method: 'POST',
  path: '/admin/login/logout',
  summary: 'Signs out',
  access: 'account',
  input: z.object({}),
  reply: Nothing,
})

/**
 * Sets a new password and ends the account's other sessions. A refusal of the new password names it in `data.field`.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/admin/login/changePassword',
  summary: 'Changes one’s own password',
  access: 'account',
  input: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    newPassword: z.string().check(z.minLength(minPasswordLength), z.maxLength(200)),
  }),
  reply: Nothing,
  refusals: {
    wrongPassword: codes.wrongCredentials,
    oneTimePasswordOver: codes.wrongCredentials,
    samePassword: codes.invalidInput,
    repeatedPassword: codes.invalidInput,
    ownPassword: codes.invalidInput,
    commonPassword: codes.invalidInput,
    tooMany: codes.tooMany,
  },
})

export const getUserInfo = defineCall({
  method: 'GET',
  path: '/admin/user/getUserInfo',
  summary: 'Who is signed in',
  access: 'account',
  input: z.object({}),
  reply: UserInfo,
})

/** 0 turns the reminder off; nothing turns it on again (R7-050). */
export const updateWechatHint = defineCall({
  method: 'GET',
  path: '/admin/user/updateWechatHint',
  isRead: false,
  summary: 'Turns the reminder of one’s own times off',
  access: 'user',
  input: z.object({ isWechatHint: wireNumber(0, 0) }),
  reply: Nothing,
})

/** Sets the language of mails to the account. Signing in sets it as well. */
export const saveLanguage = defineCall({
  method: 'POST',
  path: '/admin/user/saveLanguage',
  summary: 'Chooses the language of one’s mails',
  access: 'account',
  input: z.object({ locale: z.enum(['cn', 'en', 'zh-TW']) }),
  reply: Nothing,
})
