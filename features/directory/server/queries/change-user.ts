import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { ServiceCaller } from '../../../access/rules/viewer.ts'
import { proveDirectory } from '../../../access/server/gate/directory.ts'
import { lockRights } from '../../../access/server/queries/rights.ts'
import { endedByFreeze } from '../../../accounts/rules/given-out.ts'
import { letIn, shutOut } from '../../../accounts/server/queries/shut-out.ts'
import { countOtherSuperAdmins, updateAccount } from '../../../accounts/server/queries.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../audit/server/queries/transaction-with-entries.ts'
import { noResource, ScimFault, takenFault } from '../../rules/scim-fault.ts'
import type { DirectoryUser } from '../../rules/scim-user.ts'
import { leaveGroups } from './groups.ts'
import { recordRetyped } from './record-retyped.ts'
import { requireSeat } from './require-seat.ts'
import { applyTable } from './table.ts'
import { isTaken, lockUser, readUserRow, saveDirectoryAccount, type UserRow } from './users.ts'

interface Changing {
  readonly companyId: CompanyId
  readonly row: UserRow
  readonly user: DirectoryUser
  readonly locale: Locale
  /** Whether the directory deleted the account. */
  readonly isRemoved?: boolean
}

const thawedType = (row: UserRow) =>
  row.userType === 'freeze' ? (row.userTypeBeforeFreeze ?? 'read') : row.userType

/** Freezes or thaws. Returns whether it is the directory that keeps the account frozen. */
async function setActive(
  within: AppServices,
  { now, record }: EntryTransaction,
  { companyId, row, user, locale }: Changing,
): Promise<boolean> {
  const isFrozen = row.userType === 'freeze'
  const account = { id: row.id, name: user.name, userType: thawedType(row) }
  const details = { subject: user.name, from: { isFrozen }, to: { isFrozen: !isFrozen, by: 'directory' } }
  if (user.isActive === false && !isFrozen) {
    const { isDemoOn } = within.settings
    const isSuper = account.userType === 'superAdmin'
    if (isSuper && (await countOtherSuperAdmins(within.db, companyId, { without: row.id, isDemoOn })) === 0)
      throw new ScimFault(403, null, 'The last super administrator who can sign in cannot be frozen')
    await shutOut(within, { companyId, account, now, locale, record, ends: endedByFreeze, by: null })
    record({ action: 'account.changed', details })
    return true
  }
  // An account that an administrator froze stays frozen, whatever the directory sends.
  if (user.isActive === true && isFrozen && row.hasFrozen) {
    await requireSeat(within.db, { companyId, userType: account.userType, now })
    await letIn(within, account)
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
  const { companyId, row, user, isRemoved = false } = changing
  const { now, record } = audited
  const { db } = within
  const was = readUserRow(row)
  const { userName, email, externalId, givenName, familyName, name } = user
  if (await isTaken(db, { accountId: row.id, companyId, userName, email })) throw takenFault()
  if (name !== row.name || email !== row.email) {
    await updateAccount(db, row.id, { name, email })
    const from = { name: row.name, email: row.email }
    record({
      action: 'account.changed',
      details: { subject: row.name, from, to: { name, email, by: 'directory' } },
    })
  }
  const hasFrozen = await setActive(within, audited, changing)
  const isSame =
    row.userName !== null &&
    JSON.stringify({ ...was, isActive: null }) === JSON.stringify({ ...user, isActive: null })
  if (isSame && hasFrozen === row.hasFrozen && !isRemoved && row.isByTable !== null) return
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
  await recordRetyped(audited, companyId, await applyTable(db, companyId, [row.id]))
}

interface AccountRequest {
  readonly accountId: AccountId
  readonly locale: Locale
}

function changeWithin(
  services: AppServices,
  caller: ServiceCaller,
  { accountId }: AccountRequest,
  work: (within: AppServices, audited: EntryTransaction, row: UserRow) => Promise<void>,
): Promise<void> {
  const { companyId } = caller
  return transactionWithEntries(services, { companyId, accountId: null }, async (audited) => {
    const within = { ...services, db: audited.db }
    // A freeze waits for running acts of the account; later ones are refused.
    await lockRights(audited.db, companyId)
    await proveDirectory(within, caller)
    const row = await lockUser(audited.db, companyId, accountId)
    if (!row) throw noResource()
    await work(within, audited, row)
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
  return changeWithin(services, caller, request, (within, audited, row) =>
    changeLocked(within, audited, { companyId, row, user: request.next(readUserRow(row)), locale }),
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
  return changeWithin(services, caller, request, async (within, audited, row) => {
    const user = { ...readUserRow(row), isActive: false }
    await leaveGroups(within.db, companyId, row.id)
    await changeLocked(within, audited, { companyId, row, user, locale, isRemoved: true })
  })
}
