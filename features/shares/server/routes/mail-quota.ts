import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { takeMailQuota } from '../../../editions/server/queries.ts'
import { shareByEmail } from '../../contract.ts'

/** Refuses mails that the company's edition does not hold any more; nobody else takes of it until the transaction ends. */
export async function requireMailsLeft(
  transaction: Database,
  { companyId, now, count }: { companyId: CompanyId; now: Date; count: number },
): Promise<void> {
  const quota = await takeMailQuota(transaction, companyId, now)
  if (quota && quota.left < count)
    throw new Refusal(shareByEmail, 'mailsUsedUp', { values: { most: quota.most, left: quota.left } })
}
