import type { Database } from '@candor/db/database'
import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isBatched, keepForBatch } from '../../../../candidates/candidates/server/actions/known-documents.ts'
import {
  recommendationsPart,
  recommendationsTo,
} from '../../../../candidates/candidates/server/queries/recommendations.ts'
import { isHiddenWhole, phoneCheck } from '../../../../candidates/interviews/rules.ts'
import { newerAnswersOf, newerAnswersPart } from '../../../../candidates/interviews/server/queries.ts'
import { plansOf, plansPart } from '../../../../meetings/planning/server/queries/plans.ts'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
import type { PartVersion } from '../../rules/news.ts'
import type { StoredParts, Withheld } from '../../rules/parts.ts'

export interface StoredOfReport extends StoredParts, Withheld {
  isCompetencyTestOn: boolean
  /** The stored parts of the interview with the versions of their last changes. */
  versions: PartVersion[]
}

interface StoredPart {
  /** Id of the interview or the candidate. */
  owner: InterviewId | CandidateId
  part: string
  /** The interview's version at the part's last change; null for a part of the candidate. */
  version: number | null
  hasContent: boolean
  isSwitchedOff: boolean
  methods: number[] | null
  isCompetencyTestOn: boolean | null
  hasCustomQuestion: boolean | null
  aiFields: string[] | null
  /** Parts whose results are inside this one (decision 011). */
  partsInside: string[] | null
  /** Statuses of the findings that decide whether the part is hidden; null where it has none. */
  statuses: number[] | null
  document: string | null
}

/**
 * The largest stored document that is read with the others (bytes). The call that needs a larger one reads it itself.
 */
const maxReadAlong = 1_000_000

const whole = sql`case when pg_column_size(document) < ${sql.lit(maxReadAlong)} then document::text end`

// Reads only what is needed of each document, as they can be large; in a batch, whole documents for the calls that
// follow, and what was recommended to the reader.
async function readParts(db: Database, reader: ReportReader): Promise<StoredPart[]> {
  const { companyId, candidateId, interviewId, viewer } = reader
  const { accountId: toAccountId } = viewer
  const recommended =
    toAccountId && isBatched(viewer)
      ? sql`union all select ${candidateId}, ${recommendationsPart}, ${recommendationsTo({ companyId, candidateId, toAccountId })}, null`
      : sql``
  const { rows } = await sql<StoredPart>`
    select owner, part, version,
      document not in ('[]', '{}') as has_content,
      part = 'tests.bigFive' and document @> '{"isConfig": 0}' as is_switched_off,
      case part when 'answers' then jsonb_path_query_array(document, '$[*].problem_answer_method') end as methods,
      case part when 'aiData' then jsonb_path_exists(document, '$.meritasSwitch ? (@ == 1)') end as is_competency_test_on,
      case part
        when 'aiData' then jsonb_path_exists(document, '$.l2ReportInfo.answerInfos[*].isCustom ? (@ == 1)')
        when 'answers' then jsonb_path_exists(document, '$[*].isCustom ? (@ == 1)')
          or jsonb_path_exists(document, '$[*].subAnswerList[*].isCustom ? (@ == 1)')
      end as has_custom_question,
      case part when 'aiData' then jsonb_path_query_array(document, '$.keyvalue().key', '{}', true) end as ai_fields,
      case part when 'aiData' then array_remove(array[
        case when jsonb_path_exists(document, '$.characterScore.*') then 'tests.character' end,
        case when jsonb_path_exists(document, '$.mentalScore.*') then 'tests.mentalHealth' end
      ], null) end as parts_inside,
      case part
        when 'antiCheating' then jsonb_path_query_array(document, '$.unqualified[*] ? (@.type == $check).status',
          jsonb_build_object('check', ${sql.lit(phoneCheck)}))
        when 'tattooResults' then jsonb_path_query_array(document, '$[*].*')
      end as statuses,
      ${isBatched(viewer) ? whole : sql`null`} as document
    from (
      select interview_id, part, document, version from interview_document
      where interview_id = ${interviewId} and company_id = ${companyId}
      union all
      select candidate_id, part, document, null from candidate_document
      where candidate_id = ${candidateId} and company_id = ${companyId}
      union all
      select interview_id, ${newerAnswersPart}, '{}', null from ${newerAnswersOf(companyId, interviewId)} newer
      union all
      select ${candidateId}, ${plansPart}, ${plansOf(companyId, candidateId)}, null
      ${recommended}
    ) stored (owner, part, document, version)`.execute(db)
  return rows
}

/** By part with findings: the part to hide when all those findings are hidden (R2-078). */
const hiddenPartOf: Readonly<Record<string, string>> = {
  antiCheating: 'mobileMonitorVideoList',
  tattooResults: 'tattooResults',
}

function hiddenParts(rows: readonly StoredPart[]): ReadonlySet<string> {
  const hidden = rows.filter(({ statuses }) => isHiddenWhole((statuses ?? []).map((status) => ({ status }))))
  const off = rows.filter(({ isSwitchedOff }) => isSwitchedOff)
  return new Set([...hidden.flatMap(({ part }) => hiddenPartOf[part] ?? []), ...off.map(({ part }) => part)])
}

/** The parts of a report that have content, those of them that are hidden, and further facts for the tabs. */
export async function listStoredParts(db: Database, reader: ReportReader): Promise<StoredOfReport> {
  const { viewer, candidateId, interviewId } = reader
  const rows = await readParts(db, reader)
  for (const id of [candidateId, interviewId]) {
    const own = rows
      .filter(({ owner }) => owner === id)
      .map(({ part, document }) => [part, document] as const)
    if (id) keepForBatch(viewer, id, new Map(own))
  }
  const parts = rows.filter(({ hasContent }) => hasContent)
  return {
    versions: rows.flatMap(({ part, version }) => (version === null ? [] : [{ part, version }])),
    hidden: hiddenParts(rows),
    aiFields: parts.flatMap(({ aiFields }) => aiFields ?? []),
    keys: parts.flatMap(({ part, partsInside }) => [part, ...(partsInside ?? [])]),
    methods: parts.flatMap(({ methods }) => methods ?? []),
    hasCustomQuestion: parts.some((part) => part.hasCustomQuestion),
    isCompetencyTestOn: parts.some((part) => part.isCompetencyTestOn),
  }
}
