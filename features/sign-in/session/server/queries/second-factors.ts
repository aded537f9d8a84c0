import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { isSecondFactor, type SecondFactor } from '../../rules/sign-in.ts'

/** The kinds of second factor of an account. */
export async function listSecondFactors(
  db: Database,
  account: { readonly id: AccountId; readonly companyId: CompanyId },
): Promise<SecondFactor[]> {
  const rows = await db
    .selectFrom('secondFactor')
    .where('accountId', '=', account.id)
    .where('companyId', '=', account.companyId)
    .orderBy('kind')
    .select('kind')
    .execute()
  return rows.map(({ kind }) => kind).filter(isSecondFactor)
}

/** Notes that an account has a kind of second factor; repeating it changes nothing. */
export async function addSecondFactor(
  transaction: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  kind: SecondFactor,
  addedAt: Date,
): Promise<void> {
  await transaction
    .insertInto('secondFactor')
    .values({ companyId, accountId, kind, addedAt })
    .onConflict((on) => on.columns(['accountId', 'kind']).doNothing())
    .execute()
}
