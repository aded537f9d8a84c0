import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { seatOf } from '../../../../platform/editions/rules/quotas.ts'
import { requireQuota } from '../../../../platform/editions/server/actions/require-quota.ts'

const seats = ['hrAccounts', 'interviewers'] as const

/** Accounts that changed their type; `freeze` stands for no open account. */
interface Change {
  readonly from: string
  readonly to: string
}

/**
 * Refuses the changes of this transaction where the company's edition has too few seats. A change that takes no further
 * seat of a kind passes, even where too many were taken before.
 */
export async function requireSeats(
  transaction: Database,
  { companyId, now }: { companyId: CompanyId; now: Date },
  changes: readonly Change[],
): Promise<void> {
  for (const quota of seats) {
    const taken = changes.filter(({ to }) => seatOf(to) === quota).length
    const left = changes.filter(({ from }) => seatOf(from) === quota).length
    if (taken > left) await requireQuota(transaction, { companyId, quota, more: 0, now })
  }
}
