import { randomUUID } from 'node:crypto'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** A domain that a company's provider serves. */
export interface DomainRow {
  readonly companyId: CompanyId
  readonly providerId: string
  readonly domain: string
  readonly proofToken: string
  /** Null: not proved. */
  readonly provedAt: Date | null
  readonly checkedAt: Date | null
}

const fields = ['companyId', 'providerId', 'domain', 'proofToken', 'provedAt', 'checkedAt'] as const

/** The domains of a company's providers. */
export async function listDomains(db: Database, companyId: CompanyId): Promise<DomainRow[]> {
  return db
    .selectFrom('oidcDomain')
    .where('companyId', '=', companyId)
    .orderBy('domain')
    .select(fields)
    .execute()
}

export async function findDomain(
  db: Database,
  of: Pick<DomainRow, 'companyId' | 'providerId' | 'domain'>,
): Promise<DomainRow | null> {
  const row = await db
    .selectFrom('oidcDomain')
    .where('companyId', '=', of.companyId)
    .where('providerId', '=', of.providerId)
    .where('domain', '=', of.domain)
    .select(fields)
    .executeTakeFirst()
  return row ?? null
}

/** The company that has proved a domain, by its row. */
export async function findProved(db: Database, domain: string): Promise<DomainRow | null> {
  const row = await db
    .selectFrom('oidcDomain')
    .where('domain', '=', domain)
    .where('provedAt', 'is not', null)
    .select(fields)
    .executeTakeFirst()
  return row ?? null
}

/** Proved domains that were looked up last before a time, the longest ago first. */
export async function listDue(db: Database, before: Date, most: number): Promise<DomainRow[]> {
  return db
    .selectFrom('oidcDomain')
    .where('provedAt', 'is not', null)
    .where('checkedAt', '<', before)
    .orderBy('checkedAt')
    .limit(most)
    .select(fields)
    .execute()
}

/**
 * Stores what a check of a domain found. False where the row has gone, or has got another token, since it was read. A
 * domain that another company has proved violates `oidc_domain_proved`.
 */
export async function storeCheck(
  db: Database,
  { companyId, domain, proofToken }: DomainRow,
  { provedAt, checkedAt }: { provedAt: Date | null; checkedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('oidcDomain')
    .set({ provedAt, checkedAt })
    .where('companyId', '=', companyId)
    .where('domain', '=', domain)
    .where('proofToken', '=', proofToken)
    .returning('domain')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets the domains of a provider. Returns a domain that another provider of the company has, or null. A kept domain
 * keeps its token and its proof.
 */
export async function replaceDomains(
  db: Database,
  of: { companyId: CompanyId; providerId: string },
  given: readonly string[],
): Promise<string | null> {
  await db
    .deleteFrom('oidcDomain')
    .where('providerId', '=', of.providerId)
    .where('domain', 'not in', [...given])
    .execute()
  await db
    .insertInto('oidcDomain')
    .values(given.map((domain) => ({ domain, ...of, proofToken: randomUUID().replaceAll('-', '') })))
    .onConflict((on) => on.columns(['companyId', 'domain']).doNothing())
    .execute()
  const own = await db
    .selectFrom('oidcDomain')
    .where('providerId', '=', of.providerId)
    .select('domain')
    .execute()
  const names = new Set(own.map(({ domain }) => domain))
  return given.find((domain) => !names.has(domain)) ?? null
}
