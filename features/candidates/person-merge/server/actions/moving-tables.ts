/** What happens to a row that both candidates have by its key. */
export type BothRule =
  /** The row of the kept candidate stays. */
  | 'kept'
  /** The documents of the chosen resume stay; of any other part, those of the kept candidate. */
  | 'resume'
  /** The row stays with the earlier time, so that nothing counts as read that was not. */
  | 'earlier'
  /** The row with the later end stays, so that nobody is erased before the day that a colleague set. */
  | 'later'

/** A table whose rows move from one candidate to another (decision S150). */
export interface MovingTable {
  readonly table: string
  /** Columns that name a row; `id`, or columns that are unique beside the candidate. */
  readonly key: readonly string[]
  readonly both?: BothRule
  /** Whether bundles name its rows: two rows of one external id cannot stay, so the moved one gets another. */
  readonly hasExternalId?: true
  /** Columns that name an interview or a plan. A row that was added after the merge goes back with it. */
  readonly along?: readonly ('interview_id' | 'plan_id')[]
}

const id = ['id'] as const

/** Every table with `candidate_id` whose rows move. A test compares it with the database. */
export const movingTables: readonly MovingTable[] = [
  { table: 'interview', key: id },
  { table: 'interview_plan', key: id, hasExternalId: true },
  { table: 'candidate_consent', key: id },
  { table: 'copy_link', key: id },
  { table: 'candidate_copy', key: id },
  { table: 'copied_candidate', key: ['copy_id'], both: 'kept' },
  { table: 'candidate_document', key: ['part'], both: 'resume' },
  { table: 'candidate_edit', key: id },
  { table: 'candidate_file', key: ['file_id'], both: 'kept' },
  { table: 'candidate_label', key: ['label_id'], both: 'kept' },
  { table: 'bulk_item', key: ['act_id'], both: 'kept' },
  { table: 'candidate_move', key: id },
  { table: 'evaluation', key: id, hasExternalId: true, along: ['interview_id'] },
  { table: 'evaluation_read', key: ['account_id'], both: 'earlier' },
  { table: 'evaluation_stage_read', key: ['account_id', 'stage_id'], both: 'earlier' },
  { table: 'job_application', key: id },
  { table: 'interview_feedback', key: id, along: ['plan_id'] },
  { table: 'mail_link', key: id, along: ['interview_id', 'plan_id'] },
  { table: 'notice', key: id },
  { table: 'offline_interview', key: id },
  { table: 'person_apart', key: ['other_id'], both: 'kept' },
  { table: 'position_score', key: ['interview_id', 'subject'], along: ['interview_id'] },
  { table: 'recommendation', key: id, hasExternalId: true },
  { table: 'remark', key: id },
  { table: 'remark_version', key: id },
  { table: 'mention', key: id },
  { table: 'report_viewing', key: id, along: ['interview_id'] },
  { table: 'resume_drop_file', key: id },
  // A keeping that somebody changed since has another time: it stays.
  { table: 'retention_keep', key: ['company_id', 'kept_at'], both: 'later' },
  { table: 'share_grant', key: id, along: ['interview_id'] },
  { table: 'table_import_row', key: id },
  { table: 'third_party_evaluation', key: id, hasExternalId: true },
  { table: 'person_merge', key: id },
  { table: 'former_candidate', key: id },
  { table: 'undoable_item', key: id },
]

/** Tables that name a candidate, an interview or a person and move no rows, each with the reason. */
export const stayingTables: Readonly<Record<string, string>> = {
  audit_entry: 'its chain never changes; it names the candidate of its time',
  audit_entry_value: 'stays with its entry, which never changes',
  candidate: 'the two candidates, and the person of each',
  candidate_summary: 'made anew from the rows of the candidate',
  search_passage: 'made anew from the texts of the candidate',
  search_stale: 'candidates whose texts are read again',
  erasure_candidate: 'an open order to erase the candidate; it refuses a merge, and the undoing of one',
  interview_document: 'goes along with its interview',
  interview_voice: 'goes along with its interview',
  manual_score: 'goes along with its interview',
  person_contact: 'made anew from the phone and the e-mail of the candidate',
}

/** Parts of a bundle that belong to a resume, and come with it. */
export const resumeParts: readonly string[] = ['resume', 'education', 'work', 'projects']
