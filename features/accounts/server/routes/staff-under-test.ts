import type { House } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'

/** A company with one account of each kind that the tests are about. */
export async function aStaff(house: House) {
  const chief = await anAccount(house, { userType: 'superAdmin' })
  const { companyId } = chief
  const admin = await anAccount(house, { companyId, userType: 'admin' })
  const general = await anAccount(house, { companyId })
  return { companyId, chief, admin, general }
}

/** What the company's log tells of its accounts, oldest first. */
export async function logOf(house: House, companyId: CompanyId) {
  return house.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('action', 'like', 'account.%')
    .orderBy('sequence')
    .select(['action', 'details'])
    .execute()
}
