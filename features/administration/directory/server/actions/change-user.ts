import type { AppServices } from '@candor/db/database'
import { isSameData } from '@candor/kernel/data/same-data'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'
import { proveDirectory } from '../../../../platform/access/server/gate/directory.ts'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { Changer } from '../../../../sign-in/account-changes/rules/change.ts'
import {
  type Changed,
  changeAccount,
  typeOf,
} from '../../../../sign-in/account-changes/server/queries/change-account.ts'
import { endedByFreeze } from '../../../accounts/rules/given-out.ts'
import { shutOut } from '../../../accounts/server/actions/shut-out.ts'
import { noResource, ScimFault, takenFault } from '../../rules/scim-fault.ts'
import type { DirectoryUser } from '../../rules/scim-user.ts'
import { leaveGroups } from '../queries/groups.ts'
import { applyTable } from '../queries/table.ts'
import { isTaken, lockUser, readUserRow, saveDirectoryAccount, type UserRow } from '../queries/users.ts'
import { recordRetyped } from './record-retyped.ts'
import { requireSeat } from './require-seat.ts'

interface Changing {
  readonly by: Changer
  readonly companyId: CompanyId
  readonly row: UserRow
  readonly user: DirectoryUser
  readonly locale: Locale
  /** Whether the directory deleted the account. */
  readonly isRemoved?: boolean
}

const superAdminFault = () =>
  new ScimFault(
    403,
    null,
    'This is a super administrator of Candor: a directory never changes the address, and freezes one only with a key that a super administrator made',
  )

/** Turns a refusal of the rules of accounts into a fault for the directory. */
function requireAllowed({ refusal }: Changed): void {
  if (refusal) throw superAdminFault()
}

/** Freezes or thaws. Returns whether it is the directory that keeps the account frozen. */
async function setActive(
  within: AppServices,
  { now, record }: EntryTransaction,
  { by, companyId, row, user, locale }: Changing,
): Promise<boolean> {
  const isFrozen = row.userType === 'freeze'
  const target = { companyId, accountId: row.id }
  const details = { subject: user.name, from: { isFrozen }, to: { isFrozen: !isFrozen, by: 'directory' } }
  if (user.isActive === false && !isFrozen) {
    const freeze = { by, target, name: user.name, now, acting: locale, record, ends: endedByFreeze }
    requireAllowed(await shutOut(within, freeze))
    record({ action: 'account.changed', details })
    return true
  }
  // An account that an administrator froze stays frozen, also if the directory sends it as active.
  if (user.isActive === true && isFrozen && row.hasFrozen) {
    await requireSeat(within.db, { companyId, userType: typeOf(row), now })
    requireAllowed(
      await changeAccount(within, { by, target, patch: { isFrozen: false }, acting: locale, now }),
    )
    record({ action: 'account.changed', details })
    return false
  }
  return isFrozen && row.hasFrozen === true
}

/** Changes an account that the transaction has locked to what the directory says of it, with its entries. */
export async function changeLocked(
  within: AppServices,
  audited: EntryTransaction,
  changing: Changing,
): Promise<void> {
  const { by, companyId, row, user, locale, isRemoved = false } = changing
  const { now, record } = audited
  const { db } = within
  const was = readUserRow(row)
  const { userName, email, externalId, givenName, familyName, name } = user
  if (await isTaken(db, { accountId: row.id, companyId, userName, email })) throw takenFault()
  if (name !== row.name || email !== row.email) {
    const target = { companyId, accountId: row.id }
    requireAllowed(await changeAccount(within, { by, target, patch: { name, email }, acting: locale, now }))
    const from = { name: row.name, email: row.email }
    record({
      action: 'account.changed',
      details: { subject: row.name, from, to: { name, email, by: 'directory' } },
    })
  }
  const hasFrozen = await setActive(within, audited, changing)
  const isSame = row.userName !== null && isSameData({ ...was, isActive: null }, { ...user, isActive: null })
  const isThere = row.isByTable !== null && row.removedAt === null
  if (isSame && hasFrozen === row.hasFrozen && !isRemoved && isThere) return
  await saveDirectoryAccount(db, {
    accountId: row.id,
    companyId,
    userName,
    externalId,
    givenName,
    familyName,
    isByTable: row.isByTable ?? false,
    hasFrozen,
    removedAt: isRemoved ? now : null,
    changedAt: now,
  })
  await recordRetyped(audited, companyId, await applyTable(within, companyId, [row.id]))
}

interface AccountRequest {
  readonly accountId: AccountId
  readonly locale: Locale
}

function changeWithin(
  services: AppServices,
  caller: ServiceCaller,
  { accountId }: AccountRequest,
  work: (
    within: AppServices,
    audited: EntryTransaction,
    found: { by: Changer; row: UserRow },
  ) => Promise<void>,
): Promise<void> {
  const { companyId } = caller
  return transactionWithEntries(services, { companyId, accountId: null }, async (audited) => {
    const within = { ...services, db: audited.db }
    // A freeze waits for running acts of the account; later ones are refused.
    await lockRights(audited.db, companyId)
    const by = await proveDirectory(within, caller)
    const row = await lockUser(audited.db, companyId, accountId)
    if (!row) throw noResource()
    await work(within, audited, { by, row })
  })
}

/** Updates an account from the directory. `next` is called within the transaction. */
export function changeUser(
  services: AppServices,
  caller: ServiceCaller,
  request: AccountRequest & { next: (now: DirectoryUser) => DirectoryUser },
): Promise<void> {
  const { companyId } = caller
  const { locale } = request
  return changeWithin(services, caller, request, (within, audited, { by, row }) =>
    changeLocked(within, audited, { by, companyId, row, user: request.next(readUserRow(row)), locale }),
  )
}

/** Deletes an account for the directory: it is frozen, leaves its groups and is not listed any more. */
export function removeUser(
  services: AppServices,
  caller: ServiceCaller,
  request: AccountRequest,
): Promise<void> {
  const { companyId } = caller
  const { locale } = request
  return changeWithin(services, caller, request, async (within, audited, { by, row }) => {
    const user = { ...readUserRow(row), isActive: false }
    await leaveGroups(within.db, companyId, row.id)
    await changeLocked(within, audited, { by, companyId, row, user, locale, isRemoved: true })
  })
}
