import { type RawBuilder, sql } from 'kysely'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import type { Facts } from '../../../platform/timeline-parts/rules/entry.ts'
import {
  readsColleaguesOpinions,
  type TimelinePart,
} from '../../../platform/timeline-parts/server/actions/part.ts'
import { stageNamer } from './actions/move-candidates.ts'
import { listStages } from './queries.ts'

/** Moves and ends of the application. Reasons are opinions: who may not read those of others sees the own ones. */
function rows(reader: AccountReport): RawBuilder<unknown> {
  const { companyId, candidateId, viewer } = reader
  const readsReasons = readsColleaguesOpinions(reader) && !reader.heldBack.opinions
  const seen = sql`(${readsReasons} or move.by_account_id = ${viewer.accountId})`
  return sql`
    select 'move:' || move.id, move.moved_at, 'moved',
      case when move.is_by_candidate then 'candidate' when move.by_account_id is null then 'machine' else 'people' end,
      move.by_account_id, null::text,
      jsonb_build_object(
        'fromStageId', move.from_stage_id, 'toStageId', move.to_stage_id,
        'fromOutcome', move.from_outcome, 'toOutcome', move.to_outcome, 'isUndo', move.undoes is not null,
        'reason', case when ${seen} then move.reason else '' end,
        'reasons', case when ${seen} then to_jsonb(move.reasons) else '[]' end
      )
    from candidate_move as move
    where move.company_id = ${companyId} and move.candidate_id = ${candidateId}`
}

const text = (value: Facts[string] | undefined) => (typeof value === 'string' ? value : '')

export const timeline: TimelinePart = {
  kinds: ['moved'],
  rows,
  async word(db, { companyId }, entries, locale) {
    const stageName = stageNamer(await listStages(db, companyId), locale)
    return entries.map(({ fromStageId, toStageId, ...facts }) => ({
      ...facts,
      from: stageName(text(fromStageId)),
      to: stageName(text(toStageId)),
    }))
  },
}
