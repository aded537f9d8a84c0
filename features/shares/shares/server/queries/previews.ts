import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

interface Preview {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly byAccountId: AccountId
  readonly tokenHash: string
}

/** Ends a preview of the caller, and its visit; does nothing for an expired one. */
export async function endPreview(db: Database, preview: Preview): Promise<void> {
  await db
    .deleteFrom('shareGrant')
    .where('companyId', '=', preview.companyId)
    .where('candidateId', '=', preview.candidateId)
    .where('byAccountId', '=', preview.byAccountId)
    .where('tokenHash', '=', preview.tokenHash)
    .where('isPreview', '=', true)
    .execute()
}
