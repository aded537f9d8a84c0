import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** The company's time zone, and its positions with their settings. */
export async function getListFacts(db: Database, companyId: CompanyId) {
  const [company, positions] = await Promise.all([
    db.selectFrom('company').where('id', '=', companyId).select('timeZone').executeTakeFirstOrThrow(),
    db.selectFrom('position').where('companyId', '=', companyId).select(['id', 'settings']).execute(),
  ])
  return { timeZone: company.timeZone, positions }
}
