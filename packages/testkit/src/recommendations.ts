import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

export async function aRecommendation(
  services: AppServices,
  given: {
    companyId: CompanyId
    candidateId: CandidateId
    toAccountId: AccountId
    /** Null, as in an import, unless given. */
    byAccountId?: AccountId
    recommendStageId?: string
    recommendStatus?: number
    operateStatus?: number
    isWithdrawn?: boolean
  },
): Promise<void> {
  await services.db
    .insertInto('recommendation')
    .values({
      id: newId(),
      companyId: given.companyId,
      candidateId: given.candidateId,
      toAccountId: given.toAccountId,
      byAccountId: given.byAccountId ?? null,
      recommendStageId: given.recommendStageId ?? '2',
      recommendStatus: given.recommendStatus ?? 1,
      operateStatus: given.operateStatus ?? null,
      withdrawnAt: given.isWithdrawn ? services.clock.now() : null,
      createdAt: services.clock.now(),
    })
    .execute()
}
