import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isOutcome, type Outcome } from '../../../../platform/imports/rules/outcome.ts'
import type { Standing } from '../../rules/moving.ts'

/** Where a candidate stands, and since when. */
export interface StandingCandidate extends Standing {
  readonly candidateId: CandidateId
  readonly since: Date
  readonly outcomeAt: Date | null
  readonly outcomeReason: string
  readonly outcomeReasons: readonly string[]
  readonly name: string
  readonly nameLatin: string | null
  /** Name of the account of the last move; null for a bundle. */
  readonly lastMovedBy: string | null
  readonly lastMoveId: string | null
}

export function readOutcome(value: string | null): Outcome | null {
  return isOutcome(value) ? value : null
}

/** Where candidates stand. The caller holds their locks. */
export async function listStandings(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<StandingCandidate[]> {
  const rows = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', 'in', candidateIds)
    .orderBy('id')
    .select([
      'id',
      'stageId',
      'outcome',
      'stageSince',
      'outcomeAt',
      'outcomeReason',
      'outcomeReasons',
      'name',
      'nameLatin',
    ])
    .select(
      sql<string | null>`(
        select account.name from candidate_move
          left join account on account.id = candidate_move.by_account_id
        where candidate_move.candidate_id = candidate.id
        order by moved_at desc, candidate_move.id desc limit 1
      )`.as('lastMovedBy'),
    )
    .select(
      sql<string | null>`(
        select id from candidate_move where candidate_id = candidate.id order by moved_at desc, id desc limit 1
      )`.as('lastMoveId'),
    )
    .execute()
  return rows.map(({ id, outcome, stageSince, ...row }) => ({
    ...row,
    candidateId: id,
    outcome: readOutcome(outcome),
    since: stageSince,
  }))
}

/** A candidate to store at another place. */
interface StoredStanding {
  readonly candidateId: CandidateId
  readonly to: Standing
  /** The kind that the wire sends. */
  readonly sentKind: number
}

/** Why candidates move. */
interface MoveReasons {
  readonly reason: string
  /** Of a rejection, in the words of the company's list. */
  readonly reasons: readonly string[]
}

/** Sets stages and outcomes. The time of a stage changes with the stage alone, that of an outcome with the outcome. */
export async function updateStandings(
  db: Database,
  companyId: CompanyId,
  standings: readonly StoredStanding[],
  { reason, reasons, now }: MoveReasons & { readonly now: Date },
): Promise<void> {
  await sql`
    update candidate set
      stage_id = moved.stage_id,
      stage_type_kind = moved.kind,
      stage_since = case when candidate.stage_id = moved.stage_id then candidate.stage_since else ${now} end,
      outcome = moved.outcome,
      outcome_at = case when moved.outcome is null then null
        when candidate.outcome is not distinct from moved.outcome then candidate.outcome_at else ${now} end,
      outcome_reason = case when moved.outcome is null then '' else ${reason} end,
      outcome_reasons = case when moved.outcome is null then '{}' else ${reasons}::text[] end,
      revision = candidate.revision + 1
    from unnest(
      ${standings.map(({ candidateId }) => candidateId)}::uuid[],
      ${standings.map(({ to }) => to.stageId)}::text[],
      ${standings.map(({ sentKind }) => sentKind)}::smallint[],
      ${standings.map(({ to }) => to.outcome)}::text[]
    ) as moved (id, stage_id, kind, outcome)
    where candidate.id = moved.id and candidate.company_id = ${companyId}`.execute(db)
}

/** Values of a candidate as they were before a move. */
interface FormerStanding extends StoredStanding {
  readonly since: Date
  readonly outcomeAt: Date | null
  readonly outcomeReason: string
  readonly outcomeReasons: readonly string[]
}

/** Puts candidates back where they stood, with the times of then. */
export async function restoreStandings(
  db: Database,
  companyId: CompanyId,
  standings: readonly FormerStanding[],
): Promise<void> {
  await sql`
    update candidate set
      stage_id = former.stage_id, stage_type_kind = former.kind, stage_since = former.since,
      outcome = former.outcome, outcome_at = former.outcome_at, outcome_reason = former.outcome_reason,
      outcome_reasons = array(select jsonb_array_elements_text(former.outcome_reasons::jsonb)),
      revision = candidate.revision + 1
    from unnest(
      ${standings.map(({ candidateId }) => candidateId)}::uuid[],
      ${standings.map(({ to }) => to.stageId)}::text[],
      ${standings.map(({ sentKind }) => sentKind)}::smallint[],
      ${standings.map(({ since }) => since)}::timestamptz[],
      ${standings.map(({ to }) => to.outcome)}::text[],
      ${standings.map(({ outcomeAt }) => outcomeAt)}::timestamptz[],
      ${standings.map(({ outcomeReason }) => outcomeReason)}::text[],
      ${standings.map(({ outcomeReasons }) => JSON.stringify(outcomeReasons))}::text[]
    ) as former (id, stage_id, kind, since, outcome, outcome_at, outcome_reason, outcome_reasons)
    where candidate.id = former.id and candidate.company_id = ${companyId}`.execute(db)
}

/** The words of the company's list of reasons for turning a candidate down. */
export async function listKnownReasons(db: Database, companyId: CompanyId): Promise<Set<string>> {
  const rows = await db
    .selectFrom('refusalReason')
    .where('companyId', '=', companyId)
    .select('reason')
    .execute()
  return new Set(rows.map(({ reason }) => reason))
}
