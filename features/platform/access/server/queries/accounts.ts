import { compiled } from '@candor/db/compiled'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, RoleId } from '@candor/kernel/ids'

/** What decides how long a session lives, with the sign-in rules of its company. */
export const sessionFacts = [
  'session.createdAt',
  'session.expiresAt',
  'session.lastSeenAt',
  'session.way',
  'session.secondFactor',
  'signInPolicy.ways',
  'signInPolicy.demandsSecondFactor',
  'signInPolicy.sessionHours',
  'signInPolicy.restMinutes',
] as const

function sessionOf(db: Database, tokenHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .leftJoin('signInPolicy', 'signInPolicy.companyId', 'session.companyId')
    .where('session.tokenHash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.companyId',
      'session.accountId',
      'session.endedAt',
      ...sessionFacts,
      'account.userType',
      'account.isDemo',
      'account.mustChangePassword',
      'role.buttons',
    ])
}

const selectSession = compiled((db, { tokenHash }: { readonly tokenHash: string }) =>
  sessionOf(db, tokenHash).compile(),
)

/** The session of a token with its account and role, whether or not it is still valid; null for an unknown token. */
export async function findSession(db: Database, tokenHash: string) {
  const [session] = await selectSession(db, { tokenHash })
  return session ?? null
}

/** The same, with session, account and role locked until the transaction ends. */
export async function lockSession(transaction: Database, tokenHash: string) {
  const held = sessionOf(transaction, tokenHash).forShare(['account', 'session', 'role'])
  return (await held.executeTakeFirst()) ?? null
}

/** Locks an account's row until the transaction ends; others may still refer to it. */
export async function lockAccountRow(
  transaction: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
): Promise<void> {
  await transaction
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .forNoKeyUpdate()
    .select('id')
    .execute()
}

/** Kind and permissions of an account, locked until the transaction ends. */
export async function lockAccountRights(
  transaction: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
) {
  const row = await transaction
    .selectFrom('account')
    .innerJoin('role', 'role.id', 'account.roleId')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .forShare()
    .select(['account.userType', 'account.isDemo', 'role.buttons'])
    .executeTakeFirst()
  return row ?? null
}

/** The valid key of a hash for a purpose. */
export async function findServiceKey(db: Database, keyHash: string, purpose: 'import' | 'directory') {
  const row = await db
    .selectFrom('serviceKey')
    .where('keyHash', '=', keyHash)
    .where('purpose', '=', purpose)
    .where('revokedAt', 'is', null)
    .select(['id as keyId', 'companyId'])
    .executeTakeFirst()
  return row ?? null
}

/** Whether a key is still valid; locked until the transaction ends, so that revoking it waits. */
export async function lockServiceKey(
  transaction: Database,
  { companyId, keyId }: { companyId: CompanyId; keyId: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('serviceKey')
    .where('id', '=', keyId)
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .forShare()
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The account that made a key; null for a key of the command line. */
export async function findKeyMaker(
  db: Database,
  { companyId, keyId }: { companyId: CompanyId; keyId: string },
) {
  const row = await db
    .selectFrom('serviceKey')
    .innerJoin('account', 'account.id', 'serviceKey.byAccountId')
    .where('serviceKey.id', '=', keyId)
    .where('serviceKey.companyId', '=', companyId)
    .select('account.userType')
    .executeTakeFirst()
  return row ?? null
}

export async function findRole(db: Database, companyId: CompanyId, roleId: RoleId) {
  const row = await db
    .selectFrom('role')
    .where('id', '=', roleId)
    .where('companyId', '=', companyId)
    .select(['id', 'buttons'])
    .executeTakeFirst()
  return row ?? null
}
