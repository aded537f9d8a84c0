import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import { isPermissionKey, isUserType } from '../../../../platform/access/rules/permissions.ts'
import { lockAccountRights } from '../queries/adding.ts'

/**
 * The account that confirmed candidates for the background, locked until the transaction ends. Null where it may not
 * add candidates any more.
 */
export async function findAdder(db: Database, companyId: CompanyId, adder: AccountId) {
  const account = await lockAccountRights(db, adder)
  if (!account || account.companyId !== companyId || !isUserType(account.userType)) return null
  const { accountId, userType, buttons } = account
  const permissions = new Set(buttons.filter(isPermissionKey))
  return mayChangeCandidates({ userType, permissions }) ? { companyId, accountId, userType } : null
}
