import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { CodeSent, Phone, Prefix, TextCode } from '../../platform/text-messages/contract.ts'
import { appLinkRefusals } from '../second-factor/contract/app-link.ts'
import { SignedIn, UserInfo } from '../session/contract.ts'

const defineCall = callsOf('messaging-app')

const OpenId = z.string().check(z.trim(), z.minLength(1), z.maxLength(128))
/** Proof of an openId: the signed token that came with the exchange of a code. */
const AppToken = z._default(z.string().check(z.maxLength(400)), '')
const proven = { openId: OpenId, appToken: AppToken }

/** Refusals of all calls of the app. */
export const appRefusals = {
  feature: 'messaging-app',
  refusals: { off: codes.switchedOff, notProven: codes.invalidInput },
} as const

/**
 * The address at which a browser of the app gets a code. The state that comes back with the code is derived from the
 * browser's key.
 */
export const getAppEntrance = defineCall({
  method: 'POST',
  path: '/open/wechat/ai/user/getEntrance',
  isRead: true,
  summary: 'Where people of the messaging app begin to sign in',
  access: 'public',
  input: z.object({ stateKey: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))) }),
  reply: z.object({
    /** Address that opens the product within the app. */
    url: z.string(),
    /** Null without a key. */
    authorizeUrl: z.nullable(z.string()),
  }),
})

/**
 * Exchanges a code of the app, once, for the person's openId, with a token that proves it for 12 hours.
 *
 * A browser sends the state that came back and the sha256 (hex) of its key: a code that somebody else requested is
 * refused.
 */
export const getOpenId = defineCall({
  method: 'POST',
  path: '/open/wechat/ai/user/getOpenId',
  summary: 'Exchanges a code of the messaging app for an openId',
  access: 'public',
  input: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(512)),
    state: z.optional(z.string().check(z.maxLength(128))),
    stateKey: z.optional(z.string().check(z.maxLength(128))),
  }),
  reply: z.object({ openId: z.string(), appToken: z.string() }),
  refusals: { stateWrong: codes.invalidInput, notExchanged: codes.wrongCredentials, tooMany: codes.tooMany },
})

/** The person behind an openId: the linked account with a session, or nobody yet (`authStatus` 0). */
export const getAuthInfo = defineCall({
  method: 'POST',
  path: '/open/wechat/ai/user/getAuthInfo',
  summary: 'Signs in the account that an openId is linked to',
  access: 'public',
  input: z.object(proven),
  reply: z.union([
    z.extend(UserInfo, { authStatus: z.literal(1), openId: z.string(), token: z.string() }),
    z.object({ authStatus: z.literal(0), openId: z.string(), token: z.null(), isShowAiVideo: z.number() }),
  ]),
})

/** Links an openId to the account whose telephone a code proves, and signs in. */
export const linkApp = defineCall({
  method: 'POST',
  path: '/open/wechat/ai/user/auth',
  summary: 'Links the messaging app to the account of a telephone',
  access: 'public',
  input: z.object({ ...proven, prefixPhone: Prefix, phone: Phone, vcode: TextCode }),
  reply: z.extend(SignedIn, { authStatus: z.literal(1) }),
  refusals: appLinkRefusals.refusals,
})

/** Removes the link of the caller's account, and ends sessions opened through it. */
export const unlinkApp = defineCall({
  method: 'POST',
  path: '/open/wechat/ai/user/cancelAuth',
  summary: 'Unlinks the messaging app from one’s own account',
  access: 'account',
  onFailure: ['toast'],
  input: z.object({ openId: z.optional(OpenId) }),
  reply: Nothing,
  refusals: { notYours: codes.notFound },
})

export const sendLinkCode = defineCall({
  method: 'POST',
  path: '/open/wechat/ai/user/sendSms',
  summary: 'Sends a code to a telephone, to link the messaging app to its account',
  access: 'public',
  input: z.object({ ...proven, prefixPhone: Prefix, phone: Phone, smsType: z._default(wireNumber(1, 3), 3) }),
  reply: CodeSent,
})
