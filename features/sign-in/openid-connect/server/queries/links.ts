import type { Database } from '@candor/db/database'
import { storedAddresses } from '@candor/kernel/email-address'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const proven = [
  'account.id',
  'account.companyId',
  'account.userType',
  'account.passwordHash',
  'account.name',
] as const

/** The account that an identity is linked with. */
export async function findLinked(
  db: Database,
  of: { companyId: CompanyId; issuer: string; subject: string },
) {
  const row = await db
    .selectFrom('oidcLink as link')
    .innerJoin('account', 'account.id', 'link.accountId')
    .where('link.companyId', '=', of.companyId)
    .where('link.issuer', '=', of.issuer)
    .where('link.subject', '=', of.subject)
    .select(proven)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the link of an identity with an account until the transaction ends; false where it is gone. */
export async function lockLink(
  transaction: Database,
  of: { companyId: CompanyId; issuer: string; subject: string; accountId: AccountId },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('oidcLink')
    .where('companyId', '=', of.companyId)
    .where('issuer', '=', of.issuer)
    .where('subject', '=', of.subject)
    .where('accountId', '=', of.accountId)
    .forShare()
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findLinked>>>

/** The account of an e-mail within one company. */
export async function findByEmail(
  db: Database,
  companyId: CompanyId,
  email: string,
): Promise<FoundAccount | null> {
  const row = await db
    .selectFrom('account')
    .where('account.companyId', '=', companyId)
    .where(sql<string>`lower(email)`, 'in', storedAddresses(email))
    .select(proven)
    .executeTakeFirst()
  return row ?? null
}

export async function getById(
  db: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<FoundAccount> {
  return db
    .selectFrom('account')
    .where('account.companyId', '=', companyId)
    .where('account.id', '=', accountId)
    .select(proven)
    .executeTakeFirstOrThrow()
}

interface NewLink {
  readonly id: string
  readonly companyId: CompanyId
  readonly issuer: string
  readonly subject: string
  readonly accountId: AccountId
  readonly email: string
  readonly linkedAt: Date
}

/** Links an identity with an account; false where either has another one at this provider. */
export async function insertLink(db: Database, link: NewLink): Promise<boolean> {
  const row = await db
    .insertInto('oidcLink')
    .values(link)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The identities of an account, with their providers. */
export async function listLinks(db: Database, companyId: CompanyId, accountId: AccountId) {
  return db
    .selectFrom('oidcLink as link')
    .innerJoin('oidcProvider as provider', (join) =>
      join.onRef('provider.companyId', '=', 'link.companyId').onRef('provider.issuer', '=', 'link.issuer'),
    )
    .where('link.companyId', '=', companyId)
    .where('link.accountId', '=', accountId)
    .distinctOn('link.id')
    .orderBy('link.id')
    .select(['link.id', 'link.issuer', 'link.email', 'link.linkedAt', 'provider.label'])
    .execute()
}

/** Unlinks an identity of an account; returns its provider's name, or null where there is none. */
export async function deleteLink(
  db: Database,
  { companyId, accountId, linkId }: { companyId: CompanyId; accountId: AccountId; linkId: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom('oidcLink')
    .where('id', '=', linkId)
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .returning(({ selectFrom }) => [
      'issuer',
      selectFrom('oidcProvider as provider')
        .whereRef('provider.companyId', '=', 'oidcLink.companyId')
        .whereRef('provider.issuer', '=', 'oidcLink.issuer')
        .orderBy('provider.createdAt')
        .limit(1)
        .select('provider.label')
        .as('label'),
    ])
    .executeTakeFirst()
  return row ? (row.label ?? row.issuer) : null
}
