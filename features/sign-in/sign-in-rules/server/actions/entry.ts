import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { sql } from 'kysely'
import { entryRefusals } from '../../contract/entry.ts'
import { type Entry, losesEntry } from '../../rules/entry.ts'
import { findSignInPolicy } from '../queries/policy.ts'

type Within = Pick<AppServices, 'db' | 'settings' | 'clock'>

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
export async function whoCanEnter(within: Within, companyId: CompanyId): Promise<Entry> {
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

async function canEnter(within: Within, { companyId, accountId }: Owner): Promise<boolean> {
  const able = await listAble(within, companyId)
  return (
    (await able.where('account.id', '=', accountId).select('account.id').executeTakeFirst()) !== undefined
  )
}

async function lockEntry(transaction: Database, companyId: CompanyId): Promise<void> {
  const key = `entry ${companyId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}

/**
 * Does a change that may take a way in from a company's administrators, within its transaction. Refuses with
 * `nobodyLeft` where none who could sign in is left. Of two such changes at once the second sees the first.
 */
export async function keepCompanyEntry<Result>(
  within: Within,
  companyId: CompanyId,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockEntry(within.db, companyId)
  const before = await whoCanEnter(within, companyId)
  const result = await change()
  if (losesEntry(before, await whoCanEnter(within, companyId))) throw new Refusal(entryRefusals, 'nobodyLeft')
  return result
}

interface Owner {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/**
 * Does a change by which people take a way in from themselves, within its transaction. Refuses with `ownLastWay` where
 * they could sign in before, and could not any more.
 */
export async function keepOwnEntry<Result>(
  within: Within,
  owner: Owner,
  change: () => Promise<Result>,
): Promise<Result> {
  await within.db
    .selectFrom('account')
    .where('id', '=', owner.accountId)
    .forNoKeyUpdate()
    .select('id')
    .execute()
  const before = await canEnter(within, owner)
  const result = await change()
  if (before && !(await canEnter(within, owner))) throw new Refusal(entryRefusals, 'ownLastWay')
  return result
}

/**
 * Whether a new account with this e-mail address can sign in at all: by the password that an invitation sets, or at the
 * company's provider. The other ways begin with a first sign-in.
 */
export async function canNewcomerEnter(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  companyId: CompanyId,
  email: string,
): Promise<boolean> {
  const { ways } = await findSignInPolicy(db, companyId)
  const open = new Set<string>(ways.filter((way) => settings.signInWays.includes(way)))
  if (open.has('password')) return true
  if (!open.has('oidc')) return false
  const provider = await db
    .selectFrom('oidcDomain')
    .where('companyId', '=', companyId)
    .where('domain', '=', email.slice(email.lastIndexOf('@') + 1).toLowerCase())
    .select('providerId')
    .executeTakeFirst()
  return provider !== undefined
}
