import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** Name and time zone of a company. */
export async function getCompany(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['name', 'nameLatin', 'timeZone'])
    .executeTakeFirstOrThrow()
}
