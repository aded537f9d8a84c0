import type { Database } from '@candor/db/database'
import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import type { SearchWork } from '@candor/kernel/services/searching'
import { sql } from 'kysely'

interface AnsweredInterview {
  readonly id: InterviewId
  readonly candidateId: CandidateId
  /** When it ended or began; null where neither is known. */
  readonly at: Date | null
  readonly answers: unknown
  readonly fullRecords: unknown
}

/** The interviews of some candidates with their answers, in the order of the candidate's interviews. */
export async function listAnsweredInterviews(
  db: Database,
  candidates: SearchWork<Database>['candidates'],
): Promise<AnsweredInterview[]> {
  const { rows } = await sql<AnsweredInterview>`
    select interview.id, interview.candidate_id, coalesce(interview.finished_at, interview.began_at) as at,
      answers.document as answers, records.document as full_records
    from unnest(${candidates.map(({ id }) => id)}::uuid[], ${candidates.map(({ companyId }) => companyId)}::uuid[])
        as asked (candidate_id, company_id)
      join interview on interview.candidate_id = asked.candidate_id and interview.company_id = asked.company_id
      left join interview_document as answers
        on answers.interview_id = interview.id and answers.part = 'answers'
      left join interview_document as records
        on records.interview_id = interview.id and records.part = 'fullRecords'
    order by interview.candidate_id, interview.sort_index, interview.id`.execute(db)
  return rows
}
