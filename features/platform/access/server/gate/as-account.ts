import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import { isPermissionKey, isUserType } from '../../rules/permissions.ts'
import { prove } from '../../rules/proof.ts'
import type { Viewer } from '../../rules/viewer.ts'
import { lockAccountRights } from '../queries/accounts.ts'
import { shareRights } from '../queries/rights.ts'

/** An account that ordered work which goes on without a request. */
export interface Orderer {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  /** The session of the order; it may have ended since. */
  readonly sessionId: SessionId
}

/**
 * Proves the account that ordered work for the background, as it is now. Null where it may not act any more. Call it
 * first in the transaction of each piece of the work: the proof holds until the transaction ends.
 */
export async function proveOrderer(
  within: AppServices,
  { companyId, accountId, sessionId }: Orderer,
): Promise<Viewer | null> {
  await shareRights(within.db, companyId)
  const account = await lockAccountRights(within.db, { companyId, accountId })
  if (!account || !isUserType(account.userType) || account.userType === 'freeze') return null
  if (account.isDemo && !within.settings.isDemoOn) return null
  const permissions = new Set(account.buttons.filter(isPermissionKey))
  return prove.viewer({ companyId, accountId, sessionId, userType: account.userType, permissions })
}
