import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { knownDocument } from '../actions/known-documents.ts'

interface Recommended {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly toAccountId: AccountId
}

interface Remark {
  readonly byAccountId: AccountId | null
  readonly content: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly writtenBy: string | null
}

export interface FoundRecommendation {
  readonly byAccountId: AccountId | null
  readonly recommendStatus: number
  readonly operateStatus: number | null
  readonly recommendStageId: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly givenBy: string | null
  /** The first one first. */
  readonly remarks: readonly Remark[]
}

/** The most remarks on a recommendation that are read: the newest. */
export const maxRemarks = 100

/** Key under which a batched read of a report stores what was recommended to its reader, next to the real documents. */
export const recommendationsPart = 'recommendations'

/** The newest open recommendation to an account in each stage as one JSON array, the newest first. */
export function recommendationsTo({
  companyId,
  candidateId,
  toAccountId,
}: Recommended): RawBuilder<FoundRecommendation[]> {
  return sql<FoundRecommendation[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'byAccountId', by_account_id, 'recommendStatus', recommend_status, 'operateStatus', operate_status,
      'recommendStageId', recommend_stage_id, 'createdAt', floor(extract(epoch from created_at) * 1000),
      'givenBy', (select name from account where account.id = by_account_id),
      'remarks', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'byAccountId', by_account_id, 'content', content, 'createdAt', floor(extract(epoch from created_at) * 1000),
          'writtenBy', (select name from account where account.id = by_account_id)
        ) order by created_at, id), '[]')
        from (
          select * from recommendation_remark where recommendation_id = newest.id
          order by created_at desc, id desc limit ${maxRemarks}
        ) remark)
    ) order by created_at desc, id desc), '[]')
    from (
      select distinct on (recommend_stage_id) * from recommendation
      where company_id = ${companyId} and candidate_id = ${candidateId} and to_account_id = ${toAccountId}
        and withdrawn_at is null
      order by recommend_stage_id, created_at desc, id desc
    ) newest)`
}

// The batched value comes from the statement above.
const areRecommendations = (known: unknown): known is FoundRecommendation[] => Array.isArray(known)

/** The newest open recommendation to a viewer, in one stage or in any, with its author and its remarks. */
export async function findNewestRecommendation(
  db: Database,
  { viewer, candidateId }: { readonly viewer: Viewer; readonly candidateId: CandidateId },
  stageId: string | null,
): Promise<FoundRecommendation | null> {
  const { companyId, accountId: toAccountId } = viewer
  const known = knownDocument(viewer, candidateId, recommendationsPart)
  const found = areRecommendations(known)
    ? known
    : await readRecommendations(db, { companyId, candidateId, toAccountId })
  return found.find(({ recommendStageId }) => stageId === null || recommendStageId === stageId) ?? null
}

async function readRecommendations(db: Database, of: Recommended): Promise<FoundRecommendation[]> {
  const { found } = await db.selectNoFrom(recommendationsTo(of).as('found')).executeTakeFirstOrThrow()
  return found
}
