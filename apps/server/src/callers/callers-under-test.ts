import { codes } from '@candor/call/codes'
import type { AppServices } from '@candor/db/database'
import type { AccountId, SessionId } from '@candor/kernel/ids'
import { type AccountUnderTest, anAccount, aToken } from '@candor/testkit/builders'
import { type PermissionKey, permissionKeys } from '../../../../features/platform/access/rules/permissions.ts'
import { hashToken, newToken } from '../../../../features/platform/access/server/gate.ts'
import { mediaRights } from '../../../../features/platform/media/rules.ts'
import type { SeededCompany } from './company-under-test.ts'
import type { Door, Person } from './table-under-test.ts'

/** A caller, with everything that a call may need to know of them. */
export interface Caller {
  readonly name: string
  readonly token: string | null
  readonly accountId: AccountId | null
  readonly sessionId: SessionId | null
  /** The rights that file addresses are signed for. */
  readonly rights: string
  readonly password: string
}

async function callerOf(
  services: AppServices,
  name: string,
  account: AccountUnderTest,
  token = account.token,
): Promise<Caller> {
  const { id, userType, permissions } = await services.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .where('tokenHash', '=', hashToken(token))
    .select(['session.id', 'account.userType', 'role.buttons as permissions'])
    .executeTakeFirstOrThrow()
  const rights = mediaRights({ userType, permissions, isAnonymous: false })
  return { name, token, accountId: account.accountId, sessionId: id, rights, password: account.password }
}

function accountOf({ accounts }: SeededCompany, name: Parameters<SeededCompany['accounts']['get']>[0]) {
  const account = accounts.get(name)
  if (!account) throw new Error(`there is no account ${name}`)
  return account
}

/** The callers of the table's columns. */
export async function peopleOf(
  services: AppServices,
  own: SeededCompany,
  other: SeededCompany,
): Promise<ReadonlyMap<Person, Caller>> {
  const people: [Person, AccountUnderTest][] = [
    ['superAdmin', accountOf(own, 'superAdmin')],
    ['admin', accountOf(own, 'admin')],
    ['general', accountOf(own, 'general')],
    ['helpUser', accountOf(own, 'helpUser')],
    ['publishUser', accountOf(own, 'publishUser')],
    ['interviewer given', accountOf(own, 'interviewer')],
    ['interviewer not given', accountOf(own, 'interviewer not given')],
    ['read', accountOf(own, 'read')],
    ['other company', accountOf(other, 'superAdmin')],
  ]
  const callers = new Map<Person, Caller>()
  for (const [name, account] of people) callers.set(name, await callerOf(services, name, account))
  return callers
}

/** Callers whom no permission lets in, or not by itself. */
export const strangers = [
  'nobody',
  'unknown token',
  'expired',
  'signed out',
  'frozen',
  'one-time password',
  'service key',
  'revoked key',
] as const
type Stranger = (typeof strangers)[number]

const notSignedIn: Readonly<Record<Stranger, number>> = {
  nobody: codes.signInNeeded,
  'unknown token': codes.tokenInvalid,
  expired: codes.tokenExpired,
  'signed out': codes.tokenInvalid,
  frozen: codes.tokenInvalid,
  'one-time password': codes.noPermission,
  'service key': codes.tokenInvalid,
  'revoked key': codes.tokenInvalid,
}

const answersAtDoor: Readonly<Record<Exclude<Door, 'open'>, Readonly<Record<Stranger, number | null>>>> = {
  account: { ...notSignedIn, 'one-time password': null },
  user: notSignedIn,
  key: {
    ...notSignedIn,
    expired: codes.tokenInvalid,
    'one-time password': codes.tokenInvalid,
    'service key': 0,
  },
}

/** The code that a door returns to a stranger; null where it is that of an account of the company. */
export function answerAtDoor(door: Door, stranger: Stranger): number | null {
  return door === 'open' ? null : answersAtDoor[door][stranger]
}

/** One stranger of each kind. The frozen one signed in before it was frozen. */
export async function strangersOf(
  services: AppServices,
  own: SeededCompany,
): Promise<ReadonlyMap<Stranger, Caller>> {
  const { db, clock } = services
  const { companyId } = own
  const account = () => anAccount(services, { companyId, userType: 'admin' })
  const [expired, signedOut, frozen, oneTime] = await Promise.all([
    account(),
    account(),
    account(),
    account(),
  ])
  const expiredToken = await aToken(services, expired, clock.now())
  const callers = new Map<Stranger, Caller>()
  const bare = { accountId: null, sessionId: null, rights: '', password: '' }
  callers.set('nobody', { name: 'nobody', token: null, ...bare })
  callers.set('unknown token', {
    name: 'unknown token',
    token: newToken(),
    ...bare,
  })
  callers.set('expired', await callerOf(services, 'expired', expired, expiredToken))
  callers.set('signed out', await callerOf(services, 'signed out', signedOut))
  callers.set('frozen', await callerOf(services, 'frozen', frozen))
  callers.set('one-time password', await callerOf(services, 'one-time password', oneTime))
  callers.set('service key', { name: 'service key', token: own.serviceKey, ...bare })
  callers.set('revoked key', { name: 'revoked key', token: own.revokedKey, ...bare })
  await db
    .updateTable('session')
    .set({ endedAt: clock.now() })
    .where('accountId', '=', signedOut.accountId)
    .execute()
  await db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', frozen.accountId).execute()
  await db
    .updateTable('account')
    .set({ mustChangePassword: true })
    .where('id', '=', oneTime.accountId)
    .execute()
  return callers
}

export type KeySet = readonly PermissionKey[]

/** The name of the caller who has exactly these keys. */
export function holderOf(keys: KeySet): string {
  return keys.length === 0
    ? 'with no key'
    : `with ${permissionKeys.filter((key) => keys.includes(key)).join(', ')}`
}

/** Super administrators whose roles have exactly these keys: one for each set. */
export async function holdersOf(
  services: AppServices,
  { companyId }: SeededCompany,
  sets: readonly KeySet[],
) {
  const byName = new Map(sets.map((keys) => [holderOf(keys), keys]))
  const holders = new Map<string, Caller>()
  for (const [name, buttons] of byName) {
    const account = await anAccount(services, { companyId, userType: 'superAdmin', buttons })
    holders.set(name, await callerOf(services, name, account))
  }
  return holders
}
