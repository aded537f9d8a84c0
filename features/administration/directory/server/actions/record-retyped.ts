import type { CompanyId } from '@candor/kernel/ids'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { Retyped } from '../queries/table.ts'
import { requireSeats } from './seats.ts'

/** Logs the accounts whose type or role the table changed; refuses where the company's edition has too few seats. */
export async function recordRetyped(
  { db, now, record }: EntryTransaction,
  companyId: CompanyId,
  accounts: readonly Retyped[],
): Promise<void> {
  const open = accounts.filter(({ isFrozen }) => !isFrozen)
  const changes = open.map(({ from, to }) => ({ from: from.userType, to: to.userType }))
  await requireSeats(db, { companyId, now }, changes)
  for (const { name, from, to } of accounts)
    record({ action: 'account.changed', details: { subject: name, from, to: { ...to, by: 'directory' } } })
}
