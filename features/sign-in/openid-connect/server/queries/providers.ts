import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { domainOf } from '../../rules/provider.ts'
import type { SecretForm } from '../../rules/secret-form.ts'

const fields = [
  'provider.id',
  'provider.companyId',
  'provider.label',
  'provider.issuer',
  'provider.clientId',
  'provider.authMethod',
  'provider.sealedSecret',
  'provider.publicKey',
  'provider.revision',
  'provider.secretForm',
  'provider.createdAt',
  'provider.changedAt',
] as const

const domains = sql<string[]>`array(
  select domain from oidc_domain where provider_id = provider.id order by domain
)`.as('domains')

const provedDomains = sql<string[]>`array(
  select domain from oidc_domain where provider_id = provider.id and proved_at is not null order by domain
)`.as('provedDomains')

function providersOf(db: Database) {
  return db.selectFrom('oidcProvider as provider').select(fields).select([domains, provedDomains])
}

/** The providers of a company, the oldest first, with how many identities are linked. */
export async function listProviders(db: Database, companyId: CompanyId) {
  return providersOf(db)
    .where('provider.companyId', '=', companyId)
    .orderBy('provider.createdAt')
    .orderBy('provider.id')
    .select(
      sql<number>`(
        select count(*)::int from oidc_link
        where company_id = provider.company_id and issuer = provider.issuer
      )`.as('links'),
    )
    .execute()
}

/** A provider of a company; `locked` until the transaction ends. */
export async function findProvider(
  db: Database,
  companyId: CompanyId,
  providerId: string,
  lock: 'locked' | 'free' = 'free',
) {
  if (lock === 'locked')
    await db.selectFrom('oidcProvider').where('id', '=', providerId).forUpdate().select('id').execute()
  const row = await providersOf(db)
    .where('provider.companyId', '=', companyId)
    .where('provider.id', '=', providerId)
    .executeTakeFirst()
  return row ?? null
}

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>

/**
 * The provider that an e-mail leads to: that of the company that has proved the domain. Where none has, a domain serves
 * the accounts of the company that names it.
 */
export async function findProviderOfEmail(db: Database, email: string): Promise<ProviderRow | null> {
  const row = await providersOf(db)
    .innerJoin('oidcDomain as of', 'of.providerId', 'provider.id')
    .where('of.domain', '=', domainOf(email))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('of.provedAt', 'is not', null),
        eb(
          'of.companyId',
          'in',
          selectFrom('account')
            .where(sql<string>`lower(email)`, '=', email.toLowerCase())
            .select('companyId'),
        ),
      ]),
    )
    .orderBy(sql`of.proved_at is null`)
    .executeTakeFirst()
  return row ?? null
}

/** The provider of a sign-in that came back. */
export async function findProviderOfSignIn(db: Database, providerId: string): Promise<ProviderRow | null> {
  const row = await providersOf(db).where('provider.id', '=', providerId).executeTakeFirst()
  return row ?? null
}

/**
 * The provider of a sign-in that came back, locked until the transaction ends; null where it was removed meanwhile, or
 * has another issuer. Its domains are read after the lock.
 */
export async function lockProvider(
  transaction: Database,
  { id, issuer }: Pick<ProviderRow, 'id' | 'issuer'>,
): Promise<ProviderRow | null> {
  await transaction.selectFrom('oidcProvider').where('id', '=', id).forShare().select('id').execute()
  const row = await findProviderOfSignIn(transaction, id)
  return row?.issuer === issuer ? row : null
}

export async function findPublicKey(db: Database, providerId: string) {
  const row = await db
    .selectFrom('oidcProvider')
    .where('id', '=', providerId)
    .select('publicKey')
    .executeTakeFirst()
  return row?.publicKey ?? null
}

interface StoredProvider {
  readonly id: string
  readonly companyId: CompanyId
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly authMethod: string
  readonly sealedSecret: string
  readonly publicKey: object | null
  readonly revision: number
  /** The form in which the provider took this secret; null for a secret that nobody tested. */
  readonly secretForm: string | null
  readonly changedAt: Date
}

export async function storeProvider(db: Database, { publicKey, ...provider }: StoredProvider): Promise<void> {
  const { id: _, companyId: __, ...rest } = provider
  const changing = { ...rest, publicKey: publicKey && JSON.stringify(publicKey) }
  await db
    .insertInto('oidcProvider')
    .values({ ...provider, ...changing, createdAt: provider.changedAt })
    .onConflict((on) => on.column('id').doUpdateSet(changing))
    .execute()
}

/** Stores the form in which a provider took the secret, unless it was saved meanwhile. */
export async function storeSecretForm(
  db: Database,
  { id, revision }: Pick<ProviderRow, 'id' | 'revision'>,
  secretForm: SecretForm,
): Promise<void> {
  await db
    .updateTable('oidcProvider')
    .set({ secretForm })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

/** Removes a provider with its domains and linked identities; returns its label and the accounts concerned, or null. */
export async function deleteProvider(
  db: Database,
  companyId: CompanyId,
  providerId: string,
): Promise<{ label: string; unlinked: AccountId[] } | null> {
  const row = await db
    .deleteFrom('oidcProvider')
    .where('id', '=', providerId)
    .where('companyId', '=', companyId)
    .returning(['label', 'issuer'])
    .executeTakeFirst()
  if (!row) return null
  const links = await db
    .deleteFrom('oidcLink')
    .where('companyId', '=', companyId)
    .where('issuer', '=', row.issuer)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oidcProvider')
            .where('companyId', '=', companyId)
            .where('issuer', '=', row.issuer)
            .select('id'),
        ),
      ),
    )
    .returning('accountId')
    .execute()
  return { label: row.label, unlinked: links.map(({ accountId }) => accountId) }
}

/** The accounts with an identity of an issuer, where no provider of the company has this issuer. */
export async function listStranded(db: Database, companyId: CompanyId, issuer: string): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('oidcLink')
    .where('companyId', '=', companyId)
    .where('issuer', '=', issuer)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oidcProvider')
            .where('companyId', '=', companyId)
            .where('issuer', '=', issuer)
            .select('id'),
        ),
      ),
    )
    .select('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
}
