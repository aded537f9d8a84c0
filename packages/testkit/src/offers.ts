import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'

interface GivenOffer {
  readonly companyId: CompanyId
  readonly planId: string
  readonly byAccountId: AccountId
  readonly times: readonly { readonly startsAt: Date; readonly endsAt: Date }[]
}

/** Times that the candidate of a plan may choose from. */
export async function anOffer({ db, clock }: AppServices, given: GivenOffer): Promise<void> {
  const { companyId, planId, byAccountId: offeredByAccountId, times } = given
  const offeredAt = clock.now()
  const rows = times.map((time) => ({
    id: newId(),
    companyId,
    planId,
    offeredByAccountId,
    offeredAt,
    ...time,
  }))
  await db.insertInto('offeredTime').values(rows).execute()
}
