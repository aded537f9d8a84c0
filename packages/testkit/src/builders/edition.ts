import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import {
  type Edition,
  fewestHrAccounts,
  type Purchase,
} from '../../../../features/platform/editions/rules/editions.ts'
import { setPurchase } from '../../../../features/platform/editions/server/queries/purchases.ts'

/** Sets a company's edition from now on; by default paid by the year, for the fewest HR accounts. */
export async function anEdition(
  services: AppServices,
  companyId: CompanyId,
  edition: Edition,
  more: Partial<Purchase> = {},
): Promise<void> {
  const purchase = {
    edition,
    since: services.clock.now(),
    billing: 'year',
    hrAccounts: fewestHrAccounts[edition],
  } as const
  await services.db
    .transaction()
    .execute((transaction) => setPurchase(transaction, companyId, { ...purchase, ...more }))
}
