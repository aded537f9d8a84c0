import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { seatOf } from '../../../../platform/editions/rules/quotas.ts'
import { findLack } from '../../../../platform/editions/server/actions/require-quota.ts'
import { ScimFault } from '../../rules/scim-fault.ts'

const names = { hrAccounts: 'HR', interviewers: 'interviewer' } as const

/** Takes a seat of the company's edition for an account; throws a `ScimFault` where none is left. */
export async function requireSeat(
  transaction: Database,
  { companyId, userType, now }: { companyId: CompanyId; userType: string; now: Date },
): Promise<void> {
  const quota = seatOf(userType)
  const lack = quota && (await findLack(transaction, { companyId, quota, more: 1, now }))
  if (lack)
    throw new ScimFault(
      403,
      null,
      `All ${lack.limit} ${names[quota]} accounts of the edition are taken: freeze one, or ask sales for more`,
    )
}
