import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'

/** A company with one account of each kind that the tests need. */
export async function aStaff(services: AppServices) {
  const chief = await anAccount(services, { userType: 'superAdmin' })
  const { companyId } = chief
  const admin = await anAccount(services, { companyId, userType: 'admin' })
  const general = await anAccount(services, { companyId })
  return { companyId, chief, admin, general }
}

/** The entries of the company's log about its accounts, oldest first. */
export async function logOf(services: AppServices, companyId: CompanyId) {
  return services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', 'like', 'account.%')
    .orderBy('sequence')
    .select(['action', 'details'])
    .execute()
}
