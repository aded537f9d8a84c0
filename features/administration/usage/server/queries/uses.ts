import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isUseQuota, type UseQuota } from '../../../../platform/editions/rules/quotas.ts'
import { countPast } from '../../../../platform/editions/server/queries/counting.ts'
import type { UsedInterview } from '../../rules/uses.ts'
import { usesOf } from '../../rules/uses.ts'

interface StoredInterview extends UsedInterview {
  readonly id: InterviewId
  readonly countedUses: readonly string[]
}

/** A candidate's interviews with the facts that decide their uses. */
async function listInterviews(db: Database, candidateId: CandidateId): Promise<readonly StoredInterview[]> {
  const { rows } = await sql<StoredInterview>`
    select interview.id, status, category, has_ai, analysis_state, is_work_synced, counted_uses,
      coalesce(jsonb_agg(part) filter (where document not in ('null', '[]', '{}')), '[]') as keys,
      coalesce(
        jsonb_path_query_array(
          jsonb_agg(jsonb_path_query_array(document, '$[*].problem_answer_method')) filter (where part = 'answers'),
          '$[*][*]'),
        '[]') as methods
    from interview left join interview_document on interview_document.interview_id = interview.id
    where interview.candidate_id = ${candidateId}
    group by interview.id`.execute(db)
  return rows
}

/**
 * Counts new uses of a candidate's interviews. Returns the kinds that exceed the edition; results are stored all the
 * same.
 *
 * Called at the end of the transaction, so that other imports of the company wait only briefly.
 */
export async function countInterviewUses(
  transaction: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  now: Date,
): Promise<readonly UseQuota[]> {
  const interviews = await listInterviews(transaction, candidateId)
  const fresh = interviews.flatMap(({ id, countedUses, ...interview }) => {
    const uses = usesOf(interview).filter((use) => !countedUses.includes(use))
    return uses.length > 0 ? [{ id, uses }] : []
  })
  if (fresh.length === 0) return []
  await sql`
    update interview set counted_uses = counted_uses || fresh.uses
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh (id uuid, uses text[])
    where interview.id = fresh.id`.execute(transaction)
  const counts = Map.groupBy(
    fresh.flatMap(({ uses }) => uses),
    (use) => use,
  )
  const uses = [...counts].map(([quota, each]) => ({ companyId, quota, count: each.length }))
  return (await countPast(transaction, uses, now)).filter(isUseQuota)
}
