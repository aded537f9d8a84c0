import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { deleteAddress, findAddress } from '../../../../meetings/planning/server/queries/calendar.ts'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { endShares } from '../../../../shares/shares/server/actions/ending.ts'
import { countLiveShares } from '../../../../shares/shares/server/queries.ts'
import { listOpenInvitationsBy, revokeInvitation } from '../../../../sign-in/password-links/server/queries.ts'
import { listOpenKeysBy, revokeKeysBy } from '../../../service-keys/server/queries.ts'
import type { GivenOutKind } from '../../rules/given-out.ts'

interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** Working access that an account has given out. */
export async function findGivenOut(db: Database, of: Of, now: Date) {
  const { companyId, accountId } = of
  const [shares, keys, address, invitations] = await Promise.all([
    countLiveShares(db, { companyId, candidateId: null, madeBy: accountId }, now),
    listOpenKeysBy(db, of),
    findAddress(db, of),
    listOpenInvitationsBy(db, of, now),
  ])
  return {
    shares,
    serviceKeys: keys.map(({ name }) => name),
    hasCalendarAddress: address !== null,
    invitations: invitations.map(({ name }) => name),
  }
}

export interface EndGivenOut {
  readonly companyId: CompanyId
  readonly account: { readonly id: AccountId; readonly name: string }
  readonly ends: readonly GivenOutKind[]
  /**
   * The account that ends it; null where a directory does. A directory ends no key of the purpose `directory`: with its
   * own key it would also end every later freeze.
   */
  readonly by: AccountId | null
  readonly now: Date
}

/** Ends what an account has given out, with an entry in the log for each. Called within a transaction. */
export async function endGivenOut(
  { db, record }: Pick<EntryTransaction, 'db' | 'record'>,
  { companyId, account, ends, by, now }: EndGivenOut,
): Promise<void> {
  const of = { companyId, accountId: account.id }
  if (ends.includes('serviceKeys')) {
    const purposes = by === null ? (['import'] as const) : (['import', 'directory'] as const)
    for (const { name } of await revokeKeysBy(db, of, { purposes, now }))
      record({ action: 'serviceKey.revoked', details: { subject: name } })
  }
  if (ends.includes('calendarAddress') && (await deleteAddress(db, of)))
    record({ action: 'calendarAddress.ended', details: { to: { account: account.name } } })
  if (ends.includes('shares') && by !== null) {
    const revoking = { companyId, candidateId: null, madeBy: account.id, shareId: null }
    await endShares({ db, record }, { ...revoking, byAccountId: by, now })
  }
  if (!ends.includes('invitations')) return
  for (const invited of await listOpenInvitationsBy(db, of, now)) {
    if (await revokeInvitation(db, { companyId, accountId: invited.accountId, now }))
      record({ action: 'account.uninvited', details: { subject: invited.name } })
  }
}
