import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { OfCandidate } from '../../../../candidates/candidates/server/queries.ts'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
import { oncePerBatch } from '../../../../platform/access/server/gate/batch-reads.ts'
import type { EvaluationKind } from '../../rules/kinds.ts'

export interface OfReader extends OfCandidate {
  readonly accountId: AccountId
}

export interface OwnInStage extends OfReader {
  readonly stageId: string
}

/** The newest own decision in a stage that counts; null without one. */
export async function findOwnDecision(
  db: Database,
  { companyId, candidateId, accountId, stageId }: OwnInStage,
): Promise<{ readonly result: number | null; readonly createdAt: Date } | null> {
  const { rows } = await sql<{ result: number | null; createdAt: Date }>`
    select result, created_at from evaluation
    where company_id = ${companyId} and candidate_id = ${candidateId} and account_id = ${accountId}
      and stage_id = ${stageId} and kind <> 'comprehensive' and result is not null and withdrawn_at is null
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The number of parts of evaluations, or of remarks, that an account added to a candidate, without imported ones. */
export async function countOwn(
  db: Database,
  table: 'evaluation' | 'remark',
  { companyId, candidateId, accountId }: OfReader,
): Promise<number> {
  const isAdded = table === 'evaluation' ? sql`external_id is null` : sql`true`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from ${sql.table(table)}
    where candidate_id = ${candidateId} and company_id = ${companyId} and account_id = ${accountId}
      and ${isAdded}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Adds evaluations, in their order; at least one. Returns their ids. */
export async function insertEvaluations(
  db: Database,
  evaluations: readonly Omit<NewRow<'evaluation'>, 'id'>[],
): Promise<string[]> {
  const rows = evaluations.map((evaluation) => ({ id: newId<'evaluation'>(), ...evaluation }))
  await db.insertInto('evaluation').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Adds a remark, which comes by the call that also brings evaluations of the resume (decision C11). Returns its id. */
export async function insertRemark(db: Database, remark: Omit<NewRow<'remark'>, 'id'>): Promise<string> {
  const id = newId<'remark'>()
  await db
    .insertInto('remark')
    .values({ id, ...remark })
    .execute()
  return id
}

export interface EvaluationRow {
  readonly id: string
  readonly kind: string
  /** Null for an author without an account. */
  readonly accountId: AccountId | null
  readonly evaluatedBy: string
  readonly score: number | null
  readonly result: number | null
  readonly content: string
  readonly reasons: readonly string[]
  readonly stageId: string
  readonly source: number | null
  /** Null where it is about no interview. */
  readonly interviewId: InterviewId | null
  readonly createdAt: Date
  /** When and why its author withdrew the decision; null and empty otherwise. */
  readonly withdrawnAt: Date | null
  readonly withdrawnReason: string
}

export interface RemarkRow {
  readonly id: string
  readonly accountId: AccountId | null
  readonly writtenBy: string
  readonly content: string
  readonly source: number
  readonly revision: number
  /** Whether its author changed the text. */
  readonly isChanged: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}

interface Stated {
  /** Evaluations, newest first, without the conclusion. */
  readonly rows: readonly EvaluationRow[]
  /** Remarks written here, newest first. */
  readonly remarks: readonly RemarkRow[]
  /** Begin of the unread period: the time up to which the account has read, or that of the application. */
  readonly unreadSince: Date
  /** The time up to which the account has read each stage (epoch milliseconds). */
  readonly stagesRead: Readonly<Record<string, number>>
}

type SentRow = Omit<EvaluationRow, 'createdAt' | 'withdrawnAt'> & {
  readonly createdAt: number
  readonly withdrawnAt: number | null
}

/** All evaluations and remarks of a candidate that a reader may see now, and up to when they have read them. */
export const readEvaluations = oncePerBatch(async (db, reader): Promise<Stated> => {
  const { companyId, candidateId, viewer } = reader
  const { rows } = await sql<
    Omit<Stated, 'rows' | 'remarks'> & { evaluations: SentRow[]; remarks: RemarkRow[] }
  >`
    select coalesce(read_until, applied_at) as unread_since,
      (select coalesce(json_object_agg(stage_id, floor(extract(epoch from read_until) * 1000)), '{}')
        from evaluation_stage_read
        where candidate_id = candidate.id and account_id = ${viewer.accountId}) as stages_read,
      (select coalesce(json_agg(json_build_object(
          'id', id, 'kind', kind, 'accountId', account_id, 'evaluatedBy', evaluated_by, 'score', score, 'result', result,
          'content', content, 'reasons', reasons, 'stageId', stage_id, 'source', source, 'interviewId', interview_id,
          'withdrawnAt', floor(extract(epoch from withdrawn_at) * 1000), 'withdrawnReason', withdrawn_reason,
          'createdAt', floor(extract(epoch from created_at) * 1000)
        ) order by created_at desc, id desc), '[]')
        from evaluation where candidate_id = candidate.id and kind <> 'comprehensive') as evaluations,
      (select coalesce(json_agg(json_build_object(
          'id', id, 'accountId', account_id, 'writtenBy', written_by, 'content', content, 'source', source,
          'revision', revision, 'isChanged', changed_at is not null,
          'createdAt', floor(extract(epoch from created_at) * 1000)
        ) order by created_at desc, id desc), '[]')
        from remark where candidate_id = candidate.id and deleted_at is null) as remarks
    from candidate
      left join evaluation_read on evaluation_read.candidate_id = candidate.id
        and evaluation_read.account_id = ${viewer.accountId}
    where candidate.id = ${candidateId} and candidate.company_id = ${companyId}`.execute(db)
  const [stated] = rows
  if (!stated) throw new Error('a report without its candidate')
  const isVisible = ({ accountId }: { readonly accountId: AccountId | null }) =>
    reader.maySeeOpinionOf(accountId)
  const evaluations = stated.evaluations.map(({ withdrawnAt, ...each }) => ({
    ...each,
    createdAt: new Date(each.createdAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
  }))
  return {
    rows: evaluations.filter(isVisible),
    remarks: stated.remarks.filter(isVisible),
    unreadSince: stated.unreadSince,
    stagesRead: stated.stagesRead,
  }
})

/** Begin of the unread period of a candidate, or of one stage. */
export async function findUnreadSince(
  db: Database,
  reader: ReportReader,
  stageId: string | null,
): Promise<Date> {
  const { unreadSince, stagesRead } = await readEvaluations(db, reader)
  const ofStage = stageId === null ? 0 : (stagesRead[stageId] ?? 0)
  return new Date(Math.max(unreadSince.getTime(), ofStage))
}

interface Narrowed {
  /** Only those of this account; null: of everybody. */
  readonly by?: AccountId | null
  /** Only those of other accounts. */
  readonly notBy?: AccountId
  readonly kind?: EvaluationKind
  readonly stageId?: string | null
  /** Only those about this interview or about none. */
  readonly interviewId?: InterviewId | null
  readonly after?: Date
}

/** Evaluations of a candidate, newest first, without the conclusion. */
export async function listEvaluations(
  db: Database,
  reader: ReportReader,
  { by = null, notBy, kind, stageId = null, interviewId = null, after }: Narrowed = {},
): Promise<EvaluationRow[]> {
  const { rows } = await readEvaluations(db, reader)
  return rows.filter(
    (row) =>
      (by === null || row.accountId === by) &&
      (notBy === undefined || row.accountId !== notBy) &&
      (kind === undefined || row.kind === kind) &&
      (stageId === null || row.stageId === stageId) &&
      (interviewId === null || row.interviewId === null || row.interviewId === interviewId) &&
      (after === undefined || row.createdAt > after),
  )
}

/** The newest conclusion that a reader may see now; null without one. */
export async function findConclusion(
  db: Database,
  { companyId, candidateId, viewer, heldBack }: ReportReader,
  { by: narrowed = null }: Pick<Narrowed, 'by'>,
): Promise<EvaluationRow | null> {
  const by = heldBack.opinions ? viewer.accountId : narrowed
  const { rows } = await sql<EvaluationRow>`
    select id, kind, account_id, evaluated_by, score, result, content, reasons, stage_id, source, interview_id, created_at,
      withdrawn_at, withdrawn_reason
    from evaluation
    where candidate_id = ${candidateId} and company_id = ${companyId} and kind = 'comprehensive'
      and (${by}::uuid is null or account_id = ${by})
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Whether the analysis of an interview has an overall score. */
export async function hasOverallScore(
  db: Database,
  { companyId, interviewId }: { companyId: CompanyId; interviewId: InterviewId | null },
): Promise<boolean> {
  if (!interviewId) return false
  const row = await db
    .selectFrom('interview')
    .where('id', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('overallScore', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a candidate was ever recommended in a stage. */
export async function isRecommendedIn(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  stageId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('recommendation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('recommendStageId', '=', stageId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
