import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { storeNameColumns } from '../../../../platform/imports/server/queries/names.ts'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import type { CountedKind, eventKinds } from '../../contract.ts'

/** The table of each counted kind. */
export const tableOfKind: Readonly<Record<CountedKind, string>> = {
  interviews: 'interview',
  evaluations: 'evaluation',
  remarks: 'remark',
  recommendations: 'recommendation',
  plans: 'interview_plan',
  offline: 'offline_interview',
  thirdParty: 'third_party_evaluation',
  shares: 'share_grant',
  consents: 'candidate_consent',
  moves: 'candidate_move',
  labels: 'candidate_label',
  files: 'candidate_file',
}

export interface FoundCount {
  readonly candidateId: CandidateId
  readonly kind: CountedKind
  readonly count: number
}

/** How much candidates have of each kind. Previews of shares count for nothing. */
export async function listCounts(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<FoundCount[]> {
  const parts = Object.entries(tableOfKind).map(
    ([kind, table]) => sql`
      select candidate_id, ${kind}::text as kind, count(*)::integer as count from ${sql.table(table)}
      where company_id = ${companyId} and candidate_id = any(${[...candidateIds]}::uuid[])
        and ${kind === 'shares' ? sql`not is_preview` : sql`true`}
      group by candidate_id`,
  )
  const { rows } = await sql<FoundCount>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

const kindsWithIds: readonly CountedKind[] = [
  'interviews',
  'evaluations',
  'remarks',
  'recommendations',
  'plans',
  'offline',
  'thirdParty',
  'shares',
]

/**
 * How much was added to a candidate since a merge and stays with it. The ids of rows sort by time. A row about an interview
 * that goes back goes along.
 */
export async function listAddedSince(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  { mergeId, interviewIds }: { readonly mergeId: string; readonly interviewIds: readonly string[] },
): Promise<FoundCount[]> {
  const columnOfInterview: Partial<Record<CountedKind, string>> = {
    // A bundle of the former external id may have brought it since.
    interviews: 'id',
    evaluations: 'interview_id',
    shares: 'interview_id',
  }
  const parts = kindsWithIds.map((kind) => {
    const column = columnOfInterview[kind]
    const goesAlong =
      column === undefined
        ? sql`false`
        : sql`coalesce(${sql.ref(column)} = any(${[...interviewIds]}::uuid[]), false)`
    return sql`
      select candidate_id, ${kind}::text as kind, count(*)::integer as count from ${sql.table(tableOfKind[kind])}
      where company_id = ${companyId} and candidate_id = ${candidateId} and id > ${mergeId} and not ${goesAlong}
        and ${kind === 'shares' ? sql`not is_preview` : sql`true`}
      group by candidate_id`
  })
  const { rows } = await sql<FoundCount>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

export interface FoundEvent {
  readonly id: string
  readonly at: Date
  readonly kind: (typeof eventKinds)[number]
  readonly subject: string
  /** Wire id and names of the stage of a move. */
  readonly stageId: string | null
  readonly stageNames: unknown
}

/** The most events of one history on screen. */
const maxEvents = 60

/** The newest events of a candidate's history, newest first. No event says what somebody thought. */
export async function listEvents(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<{ readonly events: FoundEvent[]; readonly count: number }> {
  const { rows } = await sql<FoundEvent & { readonly count: number }>`
    with event as (
      select id, applied_at as at, 'applied' as kind, '' as subject, null as stage_id from candidate where id = ${candidateId}
      union all select id, moved_at, case when to_outcome is null then 'moved' else 'ended' end, coalesce(to_outcome, ''),
        to_stage_id from candidate_move where candidate_id = ${candidateId}
      union all select id, coalesce(began_at, finished_at), 'interview', name, null from interview
        where candidate_id = ${candidateId} and coalesce(began_at, finished_at) is not null
      union all select id, coalesce(starts_at, created_at), 'plan', round_name, null from interview_plan
        where candidate_id = ${candidateId}
      union all select id, created_at, 'evaluation', '', null from evaluation where candidate_id = ${candidateId}
      union all select id, created_at, 'remark', '', null from remark where candidate_id = ${candidateId}
    )
    select event.*, stage.names as stage_names, (count(*) over ())::integer as count from event
      left join stage on stage.company_id = ${companyId} and stage.wire_id = event.stage_id
    order by at desc, id limit ${sql.lit(maxEvents)}`.execute(db)
  return { events: rows, count: rows[0]?.count ?? 0 }
}

/** What the facts of a candidate do not say: revision, labels, the photo and the file of the resume. */
export async function getMore(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidate')
    .leftJoin('storedFile as resume', 'resume.id', 'candidate.resumeFileId')
    .leftJoin('storedFile as photo', 'photo.id', 'candidate.photoFileId')
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select([
      'candidate.revision',
      'candidate.hasVeto',
      'candidate.resumeState',
      'resume.name as resumeName',
      'photo.name as photoName',
      sql<
        string[]
      >`array(select name from candidate_label where candidate_id = candidate.id order by sort_index, label_id)`.as(
        'labels',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The whole row of a candidate in JSON. */
export async function getRow(db: Database, { companyId, candidateId }: OfCandidate): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(candidate) as row from candidate where id = ${candidateId} and company_id = ${companyId}`.execute(
    db,
  )
  return rows[0]?.row
}

/** Gives the kept candidate columns of the other one, and counts its revision. */
export async function takeColumns(
  db: Database,
  { companyId, keptId, otherId }: { companyId: CompanyId; keptId: CandidateId; otherId: CandidateId },
  columns: readonly string[],
): Promise<void> {
  const given = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`other.${column}`)}, `)
  await sql`
    update candidate as kept set ${given.length > 0 ? sql.join(given, sql``) : sql``} revision = kept.revision + 1
    from candidate as other
    where kept.id = ${keptId} and other.id = ${otherId} and kept.company_id = ${companyId}
      and other.company_id = kept.company_id`.execute(db)
  if (columns.includes('name') || columns.includes('name_latin')) await storeNameColumns(db, [keptId])
}

export async function countRevision(db: Database, { companyId, candidateId }: OfCandidate): Promise<void> {
  await db
    .updateTable('candidate')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .execute()
}

export async function removeRow(db: Database, { companyId, candidateId }: OfCandidate): Promise<void> {
  await db.deleteFrom('candidate').where('id', '=', candidateId).where('companyId', '=', companyId).execute()
}
