import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { Standing } from '../../rules/moving.ts'
import { readOutcome } from './standings.ts'

interface Mover {
  readonly companyId: CompanyId
  readonly reason: string
  readonly reasons?: string[]
  /** Null for a bundle. */
  readonly byAccountId: AccountId | null
  readonly isByCandidate?: boolean
  readonly movedAt: Date
}

/** A move of one candidate with before and after. */
export interface BeforeAndAfter {
  readonly candidateId: CandidateId
  readonly from: Standing & { readonly since: Date }
  readonly to: Standing
}

export type Move = Mover & BeforeAndAfter

/** Keeps a move with before and after. */
export async function insertMove(db: Database, { from, to, ...move }: Move): Promise<string> {
  const id = newId<'move'>()
  await db
    .insertInto('candidateMove')
    .values({
      id,
      ...move,
      fromStageId: from.stageId,
      fromOutcome: from.outcome,
      fromSince: from.since,
      toStageId: to.stageId,
      toOutcome: to.outcome,
    })
    .execute()
  return id
}

/**
 * Keeps several moves of one mover in one statement, with the ids of the recommendations that went along. Returns the ids
 * of the moves in order.
 */
export async function insertMoves(
  db: Database,
  { companyId, reason, reasons = [], byAccountId, isByCandidate = false, movedAt }: Mover,
  moves: readonly (BeforeAndAfter & { readonly carried: readonly string[]; readonly undoes?: string })[],
): Promise<string[]> {
  const ids = moves.map(() => newId<'move'>())
  await sql`
    insert into candidate_move (id, company_id, candidate_id, from_stage_id, to_stage_id, from_outcome, to_outcome,
      from_since, reason, reasons, by_account_id, is_by_candidate, moved_at, carried, undoes)
    select move.id, ${companyId}, move.candidate_id, move.from_stage, move.to_stage, move.from_outcome,
      move.to_outcome, move.from_since, ${reason}, ${reasons}::text[], ${byAccountId}, ${isByCandidate}, ${movedAt}, move.carried::uuid[], move.undoes
    from unnest(
      ${ids}::uuid[],
      ${moves.map(({ candidateId }) => candidateId)}::uuid[],
      ${moves.map(({ from }) => from.stageId)}::text[],
      ${moves.map(({ to }) => to.stageId)}::text[],
      ${moves.map(({ from }) => from.outcome)}::text[],
      ${moves.map(({ to }) => to.outcome)}::text[],
      ${moves.map(({ from }) => from.since)}::timestamptz[],
      ${moves.map(({ carried }) => `{${carried.join(',')}}`)}::text[],
      ${moves.map(({ undoes }) => undoes ?? null)}::uuid[]
    ) as move (id, candidate_id, from_stage, to_stage, from_outcome, to_outcome, from_since, carried, undoes)`.execute(
    db,
  )
  return ids
}

/** The most moves of a candidate that are read: the newest. */
const maxMoves = 100

/** The moves of a candidate, newest first. */
export async function listMovesOfCandidate(db: Database, companyId: CompanyId, candidateId: CandidateId) {
  const rows = await db
    .selectFrom('candidateMove as move')
    .leftJoin('account', 'account.id', 'move.byAccountId')
    .where('move.companyId', '=', companyId)
    .where('move.candidateId', '=', candidateId)
    .orderBy('move.movedAt', 'desc')
    .orderBy('move.id', 'desc')
    .limit(maxMoves)
    .select([
      'move.id',
      'move.fromStageId',
      'move.toStageId',
      'move.fromOutcome',
      'move.toOutcome',
      'move.fromSince',
      'move.reason',
      'move.reasons',
      'move.byAccountId',
      'move.isByCandidate',
      'move.undoes',
      'move.movedAt',
      'account.name as byName',
    ])
    .execute()
  return rows.map(({ fromOutcome, toOutcome, ...move }) => ({
    ...move,
    fromOutcome: readOutcome(fromOutcome),
    toOutcome: readOutcome(toOutcome),
  }))
}

export type FoundMove = Awaited<ReturnType<typeof listMovesOfCandidate>>[number]

interface Since {
  readonly companyId: CompanyId
  readonly candidateIds: readonly CandidateId[]
  readonly since: Date
}

/** The name of an account that decided about each candidate, or answered, after a time. Others are left out. */
export async function listBuiltOn(db: Database, { companyId, candidateIds, since }: Since) {
  const { rows } = await sql<{ candidateId: string; name: string }>`
    select distinct on (candidate_id) candidate_id, name from (
      select candidate_id, evaluated_by as name, created_at as at from evaluation
        where company_id = ${companyId} and candidate_id = any(${candidateIds}::uuid[])
          and result is not null and created_at > ${since}
      union all
      select candidate_id, account.name, operated_at from recommendation
        join account on account.id = to_account_id
        where recommendation.company_id = ${companyId} and candidate_id = any(${candidateIds}::uuid[])
          and operated_at > ${since}
    ) as later order by candidate_id, at desc`.execute(db)
  return new Map(rows.map(({ candidateId, name }) => [candidateId, name]))
}
