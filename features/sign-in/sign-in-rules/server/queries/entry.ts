import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { Entry } from '../../rules/entry.ts'
import { findSignInPolicy } from './policy.ts'

export type Within = Pick<AppServices, 'db' | 'settings' | 'clock'>

export interface Owner {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** Whether the e-mail address of `account` leads to a provider of its company. */
const isAtProvider = (providerId: string) => sql<boolean>`exists (
  select from oidc_domain
  where oidc_domain.company_id = account.company_id
    and oidc_domain.domain = lower(split_part(account.email, '@', 2))
    and ${sql.raw(providerId)}
)`

/**
 * An identity that is linked at a provider to which the address leads. A first sign-in links one by itself, but for a
 * super administrator or an account with a second factor.
 */
const hasIdentity = sql<boolean>`(
  exists (
    select from oidc_link
    join oidc_provider on oidc_provider.company_id = oidc_link.company_id and oidc_provider.issuer = oidc_link.issuer
    where oidc_link.account_id = account.id and ${isAtProvider('oidc_domain.provider_id = oidc_provider.id')}
  )
  or (
    account.user_type <> 'superAdmin'
    and not exists (select from second_factor where second_factor.account_id = account.id)
    and ${isAtProvider('true')}
  )
)`

/** The open accounts with a way of signing in that the company allows and the server offers. */
async function listAble({ db, settings, clock }: Within, companyId: CompanyId) {
  const policy = await findSignInPolicy(db, companyId)
  const open = policy.ways.filter((way) => settings.signInWays.includes(way))
  const allows = (way: string) => sql<boolean>`${way} = any(${open}::text[])`
  const canEnter = sql<boolean>`(
    (${allows('password')} and account.password_hash is not null
      and (account.password_ends_at is null or account.password_ends_at > ${clock.now()}))
    or (${allows('sms')} and account.phone is not null)
    or (${allows('app')} and exists (select from app_link where app_link.account_id = account.id))
    or (${allows('passkey')} and exists (select from passkey where passkey.account_id = account.id))
    or (${allows('oidc')} and ${hasIdentity})
  )`
  return db
    .selectFrom('account')
    .where('account.companyId', '=', companyId)
    .where('account.userType', '<>', 'freeze')
    .where(sql<boolean>`case when account.is_demo then ${settings.isDemoOn} else ${canEnter} end`)
}

/** Counts the administrators of a company who can sign in. */
export async function countAble(within: Within, companyId: CompanyId): Promise<Entry> {
  const able = await listAble(within, companyId)
  const rows = await able
    .where('account.userType', 'in', ['superAdmin', 'admin'])
    .groupBy('account.userType')
    .select(({ fn }) => ['account.userType', fn.countAll<string>().as('count')])
    .execute()
  const countOf = (userType: string) => Number(rows.find((row) => row.userType === userType)?.count ?? 0)
  const superAdmins = countOf('superAdmin')
  return { superAdmins, administrators: superAdmins + countOf('admin') }
}

/** Whether an account can sign in. */
export async function isAble(within: Within, { companyId, accountId }: Owner): Promise<boolean> {
  const able = await listAble(within, companyId)
  return (
    (await able.where('account.id', '=', accountId).select('account.id').executeTakeFirst()) !== undefined
  )
}

/** Makes changes of a company's ways in wait for each other until the transaction ends. */
export async function lockEntry(transaction: Database, companyId: CompanyId): Promise<void> {
  const key = `entry ${companyId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}

/** Keeps an account as it is until the transaction ends. */
export async function lockOwner(transaction: Database, { accountId }: Owner): Promise<void> {
  await transaction.selectFrom('account').where('id', '=', accountId).forNoKeyUpdate().select('id').execute()
}

/** Whether a company has a provider for the addresses of a domain. */
export async function hasProvider(db: Database, companyId: CompanyId, domain: string): Promise<boolean> {
  const provider = await db
    .selectFrom('oidcDomain')
    .where('companyId', '=', companyId)
    .where('domain', '=', domain)
    .select('providerId')
    .executeTakeFirst()
  return provider !== undefined
}
