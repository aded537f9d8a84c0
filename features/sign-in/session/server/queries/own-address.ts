import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { knownDays } from '../../rules/sign-in.ts'
import { hashOfAddress } from '../actions/open-session.ts'

/** Whether somebody has signed in to an account from an address during the days that count. */
export async function isOwnAddress(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  address: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - knownDays * dayMs)
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .select('email')
    .executeTakeFirstOrThrow()
  const session = await db
    .selectFrom('session')
    .where('accountId', '=', accountId)
    .where('addressHash', '=', hashOfAddress(account.email, address))
    .where('createdAt', '>', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
