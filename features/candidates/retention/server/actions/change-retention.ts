import type { InputOf, ReplyOf } from '@candor/call/define'
import { Refusal } from '@candor/kernel/refusal'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { getRetention } from '../../../../platform/company/server/queries/retention.ts'
import { saveRetention as call } from '../../contract/company.ts'
import { dayAt } from '../../rules/days.ts'
import { horizonOf, waitAfter } from '../../rules/retention.ts'
import { putRetention } from '../queries/keeping.ts'
import { countRetention } from '../queries/lists.ts'

/** Sets the months of the company. Acts of administrators are serialised, so that each sees the previous one. */
export async function changeRetention(
  { db, now, record, viewer: { companyId } }: AuditedTransaction,
  { from, months }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const stored = await getRetention(db, companyId)
  if (stored.months !== from)
    throw new Refusal(call, 'changedByColleague', {
      values: { months: stored.months },
      data: { months: stored.months },
    })
  const waitsUntil = waitAfter({ from, to: months }, { waitsUntil: stored.waitsUntil, now })
  const wait = waitsUntil && dayAt(waitsUntil)
  if (months === from) return { months, waitsUntil: wait }
  const today = horizonOf(now, months, 0)
  const { now: count } = await countRetention(db, { companyId, now, today, soon: today })
  await putRetention(db, companyId, { months, waitsUntil })
  record({
    action: 'retention.changed',
    details: { from: { months: from }, to: { months, waitsUntil: wait, count } },
  })
  return { months, waitsUntil: wait }
}
