import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'
import { proveDirectory } from '../../../../platform/access/server/gate/directory.ts'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { isGivenType } from '../../../../sign-in/account-changes/rules/change.ts'
import { addAccount } from '../../../../sign-in/account-changes/server/queries/change-account.ts'
import { ScimFault, takenFault } from '../../rules/scim-fault.ts'
import type { DirectoryUser } from '../../rules/scim-user.ts'
import { findGiven } from '../queries/table.ts'
import { isTaken, lockReturning, saveDirectoryAccount } from '../queries/users.ts'
import { changeLocked } from './change-user.ts'
import { requireSeat } from './require-seat.ts'

interface Adding {
  readonly id: AccountId
  readonly user: DirectoryUser
  readonly locale: Locale
}

/** Adds an account, without a password; one that the directory deleted or froze comes back with its history. Returns its id. */
export async function addUser(
  services: AppServices,
  caller: ServiceCaller,
  adding: Adding,
): Promise<AccountId> {
  const { companyId } = caller
  const { id, user, locale } = adding
  return transactionWithEntries(services, { companyId, accountId: null }, async (audited) => {
    const { db, now, record } = audited
    const within = { ...services, db }
    await lockRights(db, companyId)
    const by = await proveDirectory(within, caller)
    const returning = await lockReturning(db, companyId, user)
    if (returning) {
      await changeLocked(within, audited, {
        by,
        companyId,
        row: returning,
        user: { ...user, isActive: user.isActive ?? true },
        locale,
      })
      return returning.id
    }
    const given = await findGiven(db, companyId, [])
    if (!given)
      throw new ScimFault(
        403,
        null,
        'An administrator of Candor must say first which type and role new accounts get',
      )
    const { userType, roleId, role } = given
    const { email, name, userName, externalId, givenName, familyName } = user
    if (await isTaken(db, { accountId: id, companyId, userName, email })) throw takenFault()
    const isFrozen = user.isActive === false
    if (!isFrozen) await requireSeat(db, { companyId, userType, now })
    if (!isGivenType(userType)) throw new Error(`the table of groups gives ${userType}`)
    const account = { id, companyId, email, name, userType, roleId, isFrozen }
    if ((await addAccount({ db }, by, account)).refusal) throw takenFault()
    await saveDirectoryAccount(db, {
      accountId: id,
      companyId,
      userName,
      externalId,
      givenName,
      familyName,
      isByTable: true,
      hasFrozen: isFrozen,
      removedAt: null,
      changedAt: now,
    })
    const to = { name, email, userType, role, by: 'directory' }
    const action = isFrozen ? 'account.addedFrozen' : 'account.added'
    record({ action, details: { subject: name, from: null, to } })
    return id
  })
}
