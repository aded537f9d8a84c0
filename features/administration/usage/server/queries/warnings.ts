import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** A warning that is sent to administrators once. */
export interface Warning {
  readonly companyId: CompanyId
  readonly quota: string
  readonly periodStart: Date
  readonly percent: 80 | 100
}

/** The warnings that were sent to companies, as keys of `warningKey`. */
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

/** Notes warnings as sent. Returns those that are new: of two servers at once only one gets each. */
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

/** The administrators of a company, each with their language, and the names for the mail. */
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
