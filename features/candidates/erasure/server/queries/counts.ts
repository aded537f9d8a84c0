import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { ErasedCounts, ErasedKind } from '../../rules/counts.ts'

/** What goes with some candidates, by kind. A file that two of them have counts once. */
export async function countErasable(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<ErasedCounts> {
  const of = sql`company_id = ${companyId} and candidate_id = any(${[...candidateIds]}::uuid[])`
  const ofInterviews = sql`company_id = ${companyId} and interview_id in (select id from interview where ${of})`
  const { rows } = await sql<Record<ErasedKind, string>>`select
    (select count(distinct file_id) from candidate_file where ${of}
      and not exists (select from conversion_result as result where result.file_id = candidate_file.file_id)) as files,
    (select count(*) from interview where ${of}) as interviews,
    (select coalesce(sum(jsonb_array_length(document)), 0) from interview_document
      where ${ofInterviews} and part = 'answers' and jsonb_typeof(document) = 'array') as answers,
    (select count(*) from interview_plan where ${of}) as plans,
    (select count(*) from evaluation where ${of})
      + (select count(*) from interview_feedback where ${of})
      + (select count(*) from manual_score where ${ofInterviews}) as evaluations,
    (select count(*) from remark where ${of}) as remarks,
    (select count(*) from share_grant where ${of} and not is_preview)
      + (select count(*) from mail_link where ${of}) as links,
    (select count(*) from mail where company_id = ${companyId} and candidate_ids <> '{}'
      and candidate_ids && ${[...candidateIds]}::uuid[]) as mails`.execute(db)
  const [row] = rows
  const count = (kind: ErasedKind) => Number(row?.[kind] ?? 0)
  return {
    files: count('files'),
    interviews: count('interviews'),
    answers: count('answers'),
    plans: count('plans'),
    evaluations: count('evaluations'),
    remarks: count('remarks'),
    links: count('links'),
    mails: count('mails'),
  }
}
