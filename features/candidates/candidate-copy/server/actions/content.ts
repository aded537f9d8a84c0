import type { PermissionKey } from '../../../../platform/access/rules/permissions.ts'
import type { CandidateTable } from '../../../../platform/erasing/rules/part.ts'

/** Who a copy is for: the company, or the candidate (decision S144). */
export type Audience = 'company' | 'candidate'

/**
 * Columns with words of colleagues, and with what the company keeps to itself. The company's copy has them beside the
 * columns of the candidate's copy.
 */
const companyColumns: Readonly<Record<string, readonly string[]>> = {
  evaluation: [
    'created_at',
    'evaluated_by',
    'account_id',
    'kind',
    'stage_id',
    'interview_id',
    'result',
    'score',
    'reasons',
    'content',
  ],
  remark: ['created_at', 'written_by', 'account_id', 'content'],
  recommendation: [
    'created_at',
    'by_account_id',
    'to_account_id',
    'recommend_stage_id',
    'recommend_status',
    'operate_status',
    'operated_at',
    'withdrawn_at',
  ],
  offline_interview: ['created_at', 'account_id', 'document'],
  third_party_evaluation: ['created_at', 'changed_at', 'document', 'file_id'],
  interview_feedback: [
    'created_at',
    'submitted_at',
    'author_name',
    'account_id',
    'result',
    'total',
    'content',
    'answers',
  ],
  manual_score: ['created_at', 'interview_id', 'question_id', 'scored_by', 'account_id', 'score', 'opinion'],
  candidate: [
    'has_veto',
    'is_anonymous',
    'outcome_reason',
    'referee',
    'source',
    'added_by',
    'added_by_account_id',
  ],
  candidate_label: ['name', 'is_manual'],
  candidate_edit: ['changed_at', 'by_account_id', 'field', 'from_value', 'to_value'],
  candidate_move: [
    'moved_at',
    'by_account_id',
    'from_stage_id',
    'from_outcome',
    'to_stage_id',
    'to_outcome',
    'reason',
  ],
  interview_plan: [
    'round_name',
    'interview_date',
    'starts_at',
    'ends_at',
    'zone',
    'status',
    'response_status',
    'response_reason',
    'cancel_reason',
    'other_info',
  ],
  share_grant: ['created_at', 'by_account_id', 'expires_at', 'revoked_at', 'views', 'sections', 'note'],
  report_viewing: ['began_at', 'ended_at', 'account_id'],
}

/**
 * The permission of a table for an asker who is no administrator. A table that is not listed stays out of the copy of
 * such an asker.
 */
const keyOfTable: Readonly<Record<string, PermissionKey>> = {
  candidate: 'candidate',
  candidate_label: 'candidate',
  candidate_edit: 'candidate',
  candidate_move: 'candidate',
  candidate_consent: 'planInterview',
  job_application: 'candidate',
  recommendation: 'candidate',
  candidate_document: 'reportResume',
  interview: 'reportAIInterview',
  interview_document: 'reportAIInterview',
  interview_voice: 'reportAIInterview',
  position_score: 'overviewAI',
  manual_score: 'manualEvaluation',
  evaluation: 'manualEvaluation',
  remark: 'reportRemark',
  offline_interview: 'planInterview',
  interview_plan: 'planInterview',
  interview_feedback: 'planInterview',
  third_party_evaluation: 'thirdComment',
  share_grant: 'reportInterviewLog',
  report_viewing: 'reportInterviewLog',
}

/** Documents of a candidate that need another permission than their table. */
const keyOfPart: Readonly<Record<string, PermissionKey>> = {
  antiCheating: 'reportInterviewLog',
  backgroundCheck: 'background',
  fullRecords: 'reportInterviewLog',
  mobileMonitorVideoList: 'reportInterviewLog',
  offlineRounds: 'planInterview',
  remarks: 'reportRemark',
}

/**
 * Tables with opinions, and with the names of readers: they stay out of the candidate's copy, also where a feature lists
 * columns of them.
 */
const companyTables: ReadonlySet<string> = new Set([
  'candidate_label',
  'evaluation',
  'interview_feedback',
  'manual_score',
  'offline_interview',
  'recommendation',
  'remark',
  'share_grant',
  'third_party_evaluation',
])

/** Tables that say nothing beside the files, which a copy lists by itself. */
const fileTables: ReadonlySet<string> = new Set(['candidate_file'])

/** Documents with opinions of colleagues or outsiders: they stay out of the candidate's copy. */
const companyParts: ReadonlySet<string> = new Set(['backgroundCheck', 'offlineRounds', 'remarks'])

/** Documents that a model has computed, results of tests among them, and their tables. */
const modelParts: ReadonlySet<string> = new Set(['aiData', 'antiCheating', 'evidence', 'tattooResults'])
const isTest = (part: string) => part.startsWith('tests.')
const modelTables: ReadonlySet<string> = new Set(['position_score'])

/** The facts of the candidate, which every copy has. */
const facts: CandidateTable = {
  table: 'candidate',
  by: 'candidate_id',
  copied: [
    'name',
    'name_latin',
    'phone',
    'email',
    'gender',
    'age',
    'education',
    'native_place',
    'work_years',
    'source',
    'applied_at',
    'outcome',
    'outcome_at',
    'photo_file_id',
    'resume_file_id',
  ],
}

/** The name in the database. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Columns of no copy, also where a feature lists them: secrets, and what only this system reads. */
const isKept = (column: string) => /hash|token|password|secret|_key$|^company_id$|^imported$/.test(column)

/** A column with an account of the company, which a copy shows by its name. */
export const isAccount = (column: string): boolean => column.endsWith('account_id')

export interface CopiedTable extends Pick<CandidateTable, 'table' | 'by'> {
  readonly columns: readonly string[]
}

/** The permissions that limit a copy; null: nothing does. */
export type Limits = ReadonlySet<string> | null

function mayHold(table: string, audience: Audience, limits: Limits): boolean {
  if (fileTables.has(table)) return false
  if (audience === 'candidate') return !companyTables.has(table)
  if (limits === null) return true
  const key = keyOfTable[table]
  return key !== undefined && limits.has(key)
}

/** The tables of a copy with their columns, each once. Tables without a column of the copy are left out. */
export function copiedTables(
  parts: readonly { readonly tables: readonly CandidateTable[] }[],
  audience: Audience,
  limits: Limits,
): CopiedTable[] {
  const tables = new Map<string, CopiedTable>()
  for (const { table: name, by: column, copied } of [facts, ...parts.flatMap((part) => part.tables)]) {
    const table = snake(name)
    const own = copied.map(snake).filter((column) => audience === 'company' || !isAccount(column))
    const added = audience === 'company' ? (companyColumns[table] ?? []) : []
    const before = tables.get(table)
    // The first part with a table says how its rows are found.
    const by = before?.by ?? column
    const columns = [...new Set([...(before?.columns ?? []), ...own, ...added])].filter(
      (column) => !isKept(column),
    )
    if (columns.length > 0 && mayHold(table, audience, limits)) tables.set(table, { table, by, columns })
  }
  return [...tables.values()]
}

/** Whether a copy holds a document of a candidate or an interview. */
export function holdsPart(part: string, audience: Audience, limits: Limits): boolean {
  if (audience === 'candidate') return !companyParts.has(part)
  const key = keyOfPart[part]
  return limits === null || key === undefined || limits.has(key)
}

/** Whether a model has computed a row. */
export function isByModel(table: string, part: unknown): boolean {
  return modelTables.has(table) || (typeof part === 'string' && (modelParts.has(part) || isTest(part)))
}
