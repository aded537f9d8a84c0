import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** A warning that administrators are sent once. */
export interface Warning {
  readonly companyId: CompanyId
  readonly quota: string
  readonly periodStart: Date
  readonly percent: 80 | 100
}

/** The warnings of companies in their periods, as keys of `warningKey`. */
export async function listWarned(db: Database, companyIds: readonly CompanyId[]): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('quotaWarning')
    .where('companyId', 'in', [...companyIds])
    .select(['companyId', 'quota', 'periodStart', 'percent'])
    .execute()
  return new Set(rows.map(warningKey))
}

export function warningKey({
  companyId,
  quota,
  periodStart,
  percent,
}: Omit<Warning, 'percent'> & { readonly percent: number }): string {
  return `${companyId} ${quota} ${periodStart.getTime()} ${percent}`
}

/** Notes warnings as given. Gives those that nobody gave before: of two servers at once one gives each. */
export async function claimWarnings(
  transaction: Database,
  warnings: readonly Warning[],
  now: Date,
): Promise<Set<string>> {
  const rows = await transaction
    .insertInto('quotaWarning')
    .values(warnings.map((warning) => ({ ...warning, warnedAt: now })))
    .onConflict((on) => on.columns(['companyId', 'quota', 'periodStart', 'percent']).doNothing())
    .returning(['companyId', 'quota', 'periodStart', 'percent'])
    .execute()
  return new Set(rows.map(warningKey))
}

/** Who administers a company, each with the language they chose, and how the company is told. */
export async function findAdministrators(db: Database, companyId: CompanyId) {
  const company = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['name', 'nameLatin', 'profile', 'timeZone'])
    .executeTakeFirstOrThrow()
  const administrators = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('userType', 'in', ['superAdmin', 'admin'])
    .orderBy('email')
    .select(['email', 'locale'])
    .execute()
  return { company, administrators }
}
