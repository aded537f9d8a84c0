import type { Database } from '@candor/db/database'
import type { CompanyId, RoleId } from '@candor/kernel/ids'

/** What decides how long a session lives, with what its company rules about that. */
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

/** The session of a token with its account and role, whether or not it is still good; null for an unknown token. */
export async function findSession(db: Database, tokenHash: string) {
  return (await sessionOf(db, tokenHash).executeTakeFirst()) ?? null
}

/** The same, with all three kept as they are until the transaction ends, whoever would change them. */
export async function lockSession(transaction: Database, tokenHash: string) {
  const held = sessionOf(transaction, tokenHash).forShare(['account', 'session', 'role'])
  return (await held.executeTakeFirst()) ?? null
}

/** The key of a hash that is still good for its purpose. */
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

/** Whether a key is still good. It stays so until the transaction ends: whoever revokes it waits for that. */
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

export async function findRole(db: Database, companyId: CompanyId, roleId: RoleId) {
  const row = await db
    .selectFrom('role')
    .where('id', '=', roleId)
    .where('companyId', '=', companyId)
    .select(['id', 'buttons'])
    .executeTakeFirst()
  return row ?? null
}
