import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { KeyPurpose } from '../contract.ts'

/** The keys of a company, newest first. */
export async function listKeys(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('serviceKey')
    .leftJoin('account', 'account.id', 'serviceKey.byAccountId')
    .where('serviceKey.companyId', '=', companyId)
    .orderBy('serviceKey.createdAt', 'desc')
    .orderBy('serviceKey.id', 'desc')
    .select([
      'serviceKey.id',
      'serviceKey.name',
      'serviceKey.purpose',
      'serviceKey.hint',
      'serviceKey.createdAt',
      'serviceKey.revokedAt',
      'account.name as madeBy',
    ])
    .execute()
}

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number]

interface NewKey {
  readonly companyId: CompanyId
  readonly keyHash: string
  readonly name: string
  readonly purpose: KeyPurpose
  readonly hint: string
  readonly byAccountId: AccountId
  readonly createdAt: Date
}

export async function insertKey(db: Database, key: NewKey): Promise<string> {
  const id = newId()
  await db
    .insertInto('serviceKey')
    .values({ id, ...key })
    .execute()
  return id
}

interface OfMaker {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** The valid keys that an account made, oldest first. */
export async function listOpenKeysBy(db: Database, { companyId, accountId }: OfMaker) {
  return db
    .selectFrom('serviceKey')
    .where('companyId', '=', companyId)
    .where('byAccountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .select('name')
    .execute()
}

/** Revokes the valid keys of some purposes that an account made, and returns their names. */
export async function revokeKeysBy(
  db: Database,
  { companyId, accountId }: OfMaker,
  { purposes, now }: { readonly purposes: readonly KeyPurpose[]; readonly now: Date },
) {
  return db
    .updateTable('serviceKey')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('byAccountId', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('revokedAt', 'is', null)
    .returning('name')
    .execute()
}

/** Revokes a valid key; returns its name, or null where there is none. */
export async function revokeKey(
  db: Database,
  of: { companyId: CompanyId; keyId: string; revokedAt: Date },
): Promise<string | null> {
  const row = await db
    .updateTable('serviceKey')
    .set({ revokedAt: of.revokedAt })
    .where('id', '=', of.keyId)
    .where('companyId', '=', of.companyId)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
