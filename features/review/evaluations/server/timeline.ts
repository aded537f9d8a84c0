import { type RawBuilder, sql } from 'kysely'
import { readableOwner } from '../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Whether an opinion waits for the reader's own one (decision 020). */
function isHeldBack({ heldBack, viewer }: AccountReport, account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${heldBack.opinions} and ${account} is distinct from ${viewer.accountId})`
}

/** Opinions with the parts that were sent together as one entry, and each withdrawal of decisions. */
function opinions(reader: AccountReport): RawBuilder<unknown> {
  const { companyId, candidateId, viewer, setting } = reader
  const owner = readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus)
  const held = isHeldBack(reader, sql`said.account_id`)
  const said = sql`(
      select min(id::text) as id, account_id, evaluated_by, created_at, max(result) as result, max(withdrawn_at) as withdrawn_at,
        max(withdrawn_reason) as withdrawn_reason,
        coalesce(jsonb_agg(content order by kind) filter (where content <> ''), '[]') as texts,
        coalesce((array_agg(to_jsonb(reasons)) filter (where reasons <> '{}'))[1], '[]') as reasons,
        coalesce(max(score) filter (where kind = 'overall'), max(score)) as score,
        jsonb_agg(id) as ids
      from evaluation
      where company_id = ${companyId} and candidate_id = ${candidateId} and kind <> 'comprehensive'
        and (${owner}::uuid is null or account_id = ${owner})
      group by account_id, evaluated_by, created_at
    ) as said`
  return sql`
    select 'opinion:' || said.id, said.created_at,
      case when ${held} then 'covered' when said.result is null then 'evaluated' else 'decided' end,
      'people', said.account_id, said.evaluated_by,
      case when ${held} then '{}'::jsonb else jsonb_build_object(
        'result', said.result, 'score', said.score, 'texts', said.texts, 'reasons', said.reasons,
        'isWithdrawn', said.withdrawn_at is not null, 'ids', said.ids
      ) end
    from ${said}
    union all
    select 'withdrawn:' || min(said.id), said.withdrawn_at, 'decision.withdrawn', 'people', said.account_id, said.evaluated_by,
      jsonb_build_object('reason', max(said.withdrawn_reason))
    from ${said} where said.withdrawn_at is not null and not ${held}
    group by said.account_id, said.evaluated_by, said.withdrawn_at`
}

export const timeline: TimelinePart = {
  kinds: ['evaluated', 'decided', 'covered', 'decision.withdrawn'],
  rows(reader) {
    const readsEvaluations = reader.may('manualEvaluation') || reader.may('reportRemark')
    return readsEvaluations ? opinions(reader) : null
  },
}
