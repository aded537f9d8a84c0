import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { seatOf } from '../../../../platform/editions/rules/quotas.ts'
import { requireQuota } from '../../../../platform/editions/server/actions/require-quota.ts'

/** Takes a seat of the edition where the new type needs one of another kind than the old type. */
export async function requireSeat({ db, now, viewer }: AuditedTransaction, from: string, to: string) {
  const quota = seatOf(to)
  if (quota && quota !== seatOf(from))
    await requireQuota(db, { companyId: viewer.companyId, quota, more: 1, now })
}
