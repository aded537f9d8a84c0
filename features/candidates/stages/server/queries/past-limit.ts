import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** A stay in a stage that went past its limit, and the accounts that may end it. */
export interface LateStay {
  readonly candidateId: CandidateId
  readonly companyId: CompanyId
  readonly stageId: string
  readonly since: Date
  readonly limitDays: number
  readonly accountIds: AccountId[]
}

interface Turn {
  readonly from: Date
  readonly to: Date
  readonly limit: number
  /** The last stay of the turn before; null at the start. */
  readonly after: CandidateId | null
}

/**
 * The stays that went past their limits in a time, by candidate. The account of the last move is told, or else the
 * account that added the candidate. So are the accounts that asked for an opinion and still wait for it.
 */
export async function listLateStays(db: Database, { from, to, limit, after }: Turn): Promise<LateStay[]> {
  const { rows } = await sql<LateStay>`
    with late as (
      select candidate.id, candidate.company_id, candidate.stage_id, candidate.stage_since,
        candidate.added_by_account_id, place.limit_days
      from candidate
        join stage on stage.company_id = candidate.company_id and stage.wire_id = candidate.stage_id
          and stage.removed_at is null and stage.kind < 8
        left join position_stage as own on own.position_id = candidate.position_id and own.stage_id = stage.id
        cross join lateral (
          select case when own.stage_id is null then stage.limit_days else own.limit_days end as limit_days
        ) as place
      where candidate.outcome is null and place.limit_days is not null
        and candidate.stage_since + (place.limit_days + 1) * interval '1 day' between ${from} and ${to}
        and (${after}::uuid is null or candidate.id > ${after}::uuid)
      order by candidate.id limit ${limit}
    )
    select late.id as candidate_id, late.company_id, late.stage_id, late.stage_since as since, late.limit_days,
      array(
        select distinct account_id from (
          select coalesce((
            select by_account_id from candidate_move where candidate_id = late.id order by moved_at desc, id desc limit 1
          ), late.added_by_account_id) as account_id
          union all
          select by_account_id from recommendation
          where candidate_id = late.id and withdrawn_at is null and operate_status is null
            and by_account_id is distinct from to_account_id
        ) as told where account_id is not null
      ) as account_ids
    from late order by late.id`.execute(db)
  return rows
}
