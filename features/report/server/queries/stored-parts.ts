import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { StoredParts } from '../../rules/parts.ts'

interface OfReport {
  companyId: CompanyId
  candidateId: CandidateId
  interviewId: InterviewId | null
}

export interface StoredOfReport extends StoredParts {
  isCompetencyTestOn: boolean
}

interface InterviewPart {
  part: string
  methods: number[] | null
  isCompetencyTestOn: boolean | null
  hasCustomQuestion: boolean | null
  /** Parts whose results stand in this one (decision 011). */
  partsInside: string[] | null
}

// Only what matters is read out of each document: the documents themselves can be large.
async function listInterviewParts(db: Database, companyId: CompanyId, interviewId: InterviewId) {
  const { rows } = await sql<InterviewPart>`
    select part,
      case part when 'answers' then jsonb_path_query_array(document, '$[*].problem_answer_method') end as methods,
      case part when 'aiData' then jsonb_path_exists(document, '$.meritasSwitch ? (@ == 1)') end as is_competency_test_on,
      case part
        when 'aiData' then jsonb_path_exists(document, '$.l2ReportInfo.answerInfos[*].isCustom ? (@ == 1)')
        when 'answers' then jsonb_path_exists(document, '$[*].isCustom ? (@ == 1)')
          or jsonb_path_exists(document, '$[*].subAnswerList[*].isCustom ? (@ == 1)')
      end as has_custom_question,
      case part when 'aiData' then array_remove(array[
        case when jsonb_path_exists(document, '$.characterScore.*') then 'tests.character' end,
        case when jsonb_path_exists(document, '$.mentalScore.*') then 'tests.mentalHealth' end
      ], null) end as parts_inside
    from interview_document
    where interview_id = ${interviewId} and company_id = ${companyId} and document not in ('null', '[]', '{}')
      and not (part = 'tests.bigFive' and document @> '{"isConfig": 0}')`.execute(db)
  return rows
}

async function listCandidateParts(db: Database, { companyId, candidateId }: OfReport): Promise<string[]> {
  const rows = await db
    .selectFrom('candidateDocument')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where(sql<boolean>`document not in ('null', '[]', '{}')`)
    .select('part')
    .execute()
  return rows.map(({ part }) => part)
}

/** Which parts of a report are stored with content that may be shown, and the little of them that the tabs ask for. */
export async function listStoredParts(db: Database, of: OfReport): Promise<StoredOfReport> {
  const [candidateParts, interviewParts] = await Promise.all([
    listCandidateParts(db, of),
    of.interviewId ? listInterviewParts(db, of.companyId, of.interviewId) : [],
  ])
  return {
    keys: [
      ...candidateParts,
      ...interviewParts.flatMap(({ part, partsInside }) => [part, ...(partsInside ?? [])]),
    ],
    methods: interviewParts.flatMap(({ methods }) => methods ?? []),
    hasCustomQuestion: interviewParts.some((part) => part.hasCustomQuestion),
    isCompetencyTestOn: interviewParts.some((part) => part.isCompetencyTestOn),
  }
}
