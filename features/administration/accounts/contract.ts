import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import { isAddress, readAddress } from '@candor/kernel/email-address'
import * as z from 'zod/mini'

const defineCall = callsOf('accounts')

/** Kinds of access that an account hands out and that works on without the account. Each kind ends by itself. */
export const givenOutKinds = ['serviceKeys', 'calendarAddress', 'shares', 'invitations'] as const

/** Accounts of one page. */
export const accountPageSize = 50
export const maxAccountName = 60

/** How a new account comes in: by a mail with a link, or by a one-time password that somebody passes on. */
export const waysIn = ['mail', 'password'] as const

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAccountName))
const Email = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(254),
  z.overwrite((text) => readAddress(text) ?? text),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  z.refine(isAddress),
)
const UserTypeText = z.string().check(z.maxLength(20))

/** Why an account cannot be changed; `data.field` names the field at fault. */
export const accountRefusals = {
  unknownType: codes.invalidInput,
  unknownRole: codes.invalidInput,
  superAdminsOnly: codes.noPermission,
  notOneself: codes.noPermission,
} as const

/** Acts that the caller may do about an account. */
export const accountActs = [
  'rename',
  'changeType',
  'changeRole',
  'freeze',
  'thaw',
  'erase',
  'resetPassword',
  'resetFactors',
  'invite',
  'revokeInvitation',
  'endGivenOut',
] as const

const AccountReply = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  /** User type; for a frozen account the one from before the freeze. */
  userType: z.string(),
  isFrozen: z.boolean(),
  roleId: z.string(),
  roleName: z.string(),
  /** Whether it is the caller's own account. */
  isSelf: z.boolean(),
  /** Whether it still has its one-time password. */
  mustChangePassword: z.boolean(),
  /** Whether the link of an invited account that has set no password yet still works, and until when. */
  invitation: z.nullable(
    z.object({
      state: z.enum(['open', 'over', 'revoked']),
      /** Epoch milliseconds. */
      until: z.number(),
    }),
  ),
  acts: z.array(z.enum(accountActs)),
})

export const listAccounts = defineCall({
  method: 'GET',
  path: '/admin/config/accounts/list',
  summary: 'The accounts of the company by name',
  access: 'admin',
  input: z.object({
    /** Part of a name or an e-mail. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** User type; `freeze` lists the frozen accounts. */
    userType: z.optional(UserTypeText),
    roleId: OptionalWireId,
    cursor: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: z.object({
    list: z.array(AccountReply),
    /** Number of accounts that match the filter, on all pages. */
    count: z.number(),
    nextCursor: z.nullable(z.string()),
    /** User types that the caller may give. */
    types: z.array(z.string()),
    /** Whether new accounts can be invited by mail. */
    canInvite: z.optional(z.boolean()),
  }),
})

/**
 * Invites the account by mail to set its own password. With `wayIn` password, and where no mail server is set up, it gets
 * a one-time password, which is answered here and never again, and must be changed at the first sign-in.
 */
export const addAccount = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/add',
  summary: 'Adds an account and invites it by mail, or gives it a one-time password',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    name: Name,
    email: Email,
    userType: UserTypeText,
    roleId: WireId,
    /** How the account comes in; by mail where it is left out and there is a mail server. */
    wayIn: z.optional(z.enum(waysIn)),
  }),
  reply: z.object({
    accountId: z.string(),
    /** One-time password; null where the account was invited. */
    password: z.nullable(z.string()),
  }),
  refusals: { ...accountRefusals, emailTaken: codes.invalidInput, noWayIn: codes.switchedOff },
})

export const saveAccount = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/save',
  summary: 'Changes an account’s name, user type or role; what is not given stays',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    accountId: WireId,
    name: z.optional(Name),
    userType: z.optional(UserTypeText),
    roleId: z.optional(WireId),
  }),
  reply: Nothing,
  refusals: accountRefusals,
  onFailure: ['toast'],
})

const GivenOutKinds = z.array(z.enum(givenOutKinds)).check(z.maxLength(givenOutKinds.length))

/** Working access that an account has given out. It works on while the account is frozen. */
export const findGivenOut = defineCall({
  method: 'GET',
  path: '/admin/config/accounts/givenOut',
  summary: 'What an account has given out and what still works',
  access: 'admin',
  input: z.object({ accountId: WireId }),
  reply: z.object({
    /** Number of open shares. */
    shares: z.number(),
    /** Names of valid service keys. */
    serviceKeys: z.array(z.string()),
    hasCalendarAddress: z.boolean(),
    /** Names of the accounts that it invited and that can still accept. */
    invitations: z.array(z.string()),
  }),
})

/** Ends what an account has given out, frozen or not. */
export const endGivenOut = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/endGivenOut',
  summary: 'Ends what an account has given out',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId, ends: GivenOutKinds }),
  reply: Nothing,
  refusals: accountRefusals,
  onFailure: ['toast'],
})

/**
 * Freezing ends every session of the account and what `ends` names of what it has given out: its service keys and
 * calendar address if left out. Thawing restores the user type from before.
 */
export const freezeAccount = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/freeze',
  summary: 'Shuts an account out at once, or lets it in again',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId, isFrozen: z.boolean(), ends: z.optional(GivenOutKinds) }),
  reply: Nothing,
  refusals: accountRefusals,
  onFailure: ['toast'],
})

/** Erases a frozen account as a person. Its acts stay, under the name of a former colleague. It cannot be undone. */
export const eraseAccount = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/erase',
  summary: 'Erases a frozen account as a person; its acts stay',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId }),
  reply: Nothing,
  refusals: { ...accountRefusals, notFrozen: codes.invalidInput },
  onFailure: ['toast'],
})

/** Ends every session of the account; the password is in this reply only. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/resetPassword',
  summary: 'Gives an account a one-time password',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId }),
  reply: z.object({ password: z.string() }),
  refusals: accountRefusals,
  onFailure: ['toast'],
})

/** Removes every second factor and passkey of an account and ends its sessions; its owner gets a mail. */
export const resetFactors = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/resetFactors',
  summary: 'Takes the second factors and passkeys from an account',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId }),
  reply: Nothing,
  refusals: accountRefusals,
  onFailure: ['toast'],
})
