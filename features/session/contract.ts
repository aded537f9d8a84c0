import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('session')

/** The fewest characters of a password that people choose. */
export const minPasswordLength = 10

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
  /** 1: bound to the messaging app, or needs no binding. */
  authStatus: z.number(),
  isShowAiVideo: z.number(),
  /** 1: the account may evaluate candidates, by its kind and its role. */
  isShowEvaluate: z.number(),
  /** The permission keys of the role: what is worth asking for. The gate looks at them anew each time. */
  permissions: z.optional(z.array(z.string())),
  isWechatHint: z.number(),
  openId: z.nullable(z.string()),
  mustChangePassword: z.boolean(),
  /** IANA name; every calendar time of the company is shown in it. */
  timeZone: z.string(),
  /** The partner whose name and mark stand in place of the product's own (decision N40). */
  partnerBrand: z.optional(z.object({ title: z.string(), icon: z.optional(z.string()) })),
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
  reply: z.object({ token: z.string(), userInfo: UserInfo }),
  // The form itself shows and announces what the server says.
  refusals: {
    wrongCredentials: codes.wrongCredentials,
    oneTimePasswordOver: codes.wrongCredentials,
    tooMany: codes.tooMany,
  },
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
  summary: 'Turns the messaging-app hint off',
  access: 'user',
  input: z.object({ isWechatHint: wireNumber(0, 0) }),
  reply: Nothing,
})
