import type { CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'

/** A select of the stages of each position with place and limit: the position's own list, else the company's. */
export function placesOf(companyId: CompanyId): RawBuilder<unknown> {
  return sql`
    select position.id as position_id, stage.wire_id, stage.names,
      coalesce(own.sort_index, stage.sort_index) as sort_index,
      case when own.stage_id is null then stage.limit_days else own.limit_days end as limit_days
    from position join stage on stage.company_id = position.company_id
      left join position_stage as own on own.position_id = position.id and own.stage_id = stage.id
    where position.company_id = ${companyId} and stage.removed_at is null and stage.kind < 8
      and case when exists (select from position_stage where position_id = position.id)
        then own.stage_id is not null
        else stage.position_id is null or stage.position_id = position.id end`
}
