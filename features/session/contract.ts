import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { minPasswordLength } from '../access/contract.ts'

const defineCall = callsOf('session')

/** What is said where passwords are hashed, whichever call asks for it. */
export const passwordRefusals = { feature: 'session', refusals: { busy: codes.tooMany } } as const

/** Who is signed in, as every sign-in call and getUserInfo answer it. */
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
  /** 1: the account may evaluate candidates, by its kind and its role. */
  isShowEvaluate: z.number(),
  /** The permission keys of the role: what is worth asking for. The gate looks at them anew each time. */
  permissions: z.optional(z.array(z.string())),
  /** 1: whoever accepts an interview is reminded of their own times (R4-033). */
  isWechatHint: z.number(),
  openId: z.nullable(z.string()),
  mustChangePassword: z.boolean(),
  /** IANA name; every calendar time of the company is shown in it. */
  timeZone: z.string(),
  /** The partner whose name and mark stand in place of the product's own (decision N40). */
  partnerBrand: z.optional(z.object({ title: z.string(), icon: z.optional(z.string()) })),
})

/** What every way of signing in answers. */
export const SignedIn = z.object({ token: z.string(), userInfo: UserInfo })

/**
 * What the end of every way of signing in may refuse with. `secondFactorNeeded` is no failure: its data is a
 * `SecondFactorNeeded`.
 */
export const finishRefusals = {
  feature: 'session',
  refusals: {
    wrongCredentials: codes.wrongCredentials,
    wayOff: codes.switchedOff,
    secondFactorNeeded: codes.signInNeeded,
  },
} as const

/** What the next step of a sign-in takes: the sign-in that waits, and by what it goes on. */
export const SecondFactorNeeded = z.object({
  pending: z.string(),
  kinds: z.array(z.enum(['totp', 'passkey'])),
  /** The company demands a second factor, and the account has none yet. */
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
  // The form itself shows and announces what the server says.
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
    /** The accounts that anybody may try in demo mode; left out otherwise. */
    demoAccounts: z.optional(
      z.array(
        z.object({ email: z.string(), userName: z.string(), userType: z.string(), companyName: z.string() }),
      ),
    ),
  }),
})

/** Signs in to a demo account, which takes no password; outside of demo mode there is no such account. */
export const signInToDemo = defineCall({
  method: 'POST',
  path: '/admin/login/demo',
  summary: 'Signs in to a demo account',
  access: 'public',
  input: z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  reply: SignedIn,
  refusals: { noDemo: codes.notFound },
})

/** Ends the session of the token; the token is dead when this answers. */
export const signOut = defineCall({
  method: 'POST',
  path: '/admin/login/logout',
  summary: 'Signs out',
  access: 'account',
  input: z.object({}),
  reply: Nothing,
})

/**
 * Sets a new password and ends the account's other sessions; the one that asks goes on. A refusal of the new password
 * names it in `data.field`.
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

/** 0 turns the hint off; nothing turns it on again (R7-050). */
export const updateWechatHint = defineCall({
  method: 'GET',
  path: '/admin/user/updateWechatHint',
  summary: 'Turns the reminder of one’s own times off',
  access: 'user',
  input: z.object({ isWechatHint: wireNumber(0, 0) }),
  reply: Nothing,
})

/** Says in which language the account works: mails to it are written in it. Signing in says it too. */
export const saveLanguage = defineCall({
  method: 'POST',
  path: '/admin/user/saveLanguage',
  summary: 'Chooses the language of one’s mails',
  access: 'account',
  input: z.object({ locale: z.enum(['cn', 'en', 'zh-TW']) }),
  reply: Nothing,
})
