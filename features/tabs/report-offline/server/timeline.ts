import { type RawBuilder, sql } from 'kysely'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'
import { importedMoment } from '../../../platform/timeline-parts/server/queries.ts'
import { isShownTo } from '../rules/tab.ts'

/** What a round says, from the document with its words. The interviewer of an imported round did what the entry tells. */
const told = (document: RawBuilder<unknown>, isImported: boolean) => sql`jsonb_build_object(
  'isImported', ${isImported}::boolean, 'interviewer', coalesce(${document}->>'interviewerName', ''),
  'result', coalesce(${document}->>'interviewResult', ''),
  'text', left(coalesce(${document}->>'interviewRemark', ''), 2000))`

/** Rounds that were written down here. A held back round says only that there is an opinion (decision 020). */
function written({ companyId, candidateId, viewer, heldBack }: AccountReport): RawBuilder<unknown> {
  const held = sql<boolean>`(${heldBack.opinions} and round.account_id <> ${viewer.accountId})`
  return sql`
    select case when ${held} then 'opinion:' else 'offline:' end || round.id, round.created_at,
      case when ${held} then 'covered' else 'offline.held' end, 'people', round.account_id, null::text,
      case when ${held} then '{}'::jsonb else ${told(sql`round.document`, false)} end
    from offline_interview as round
    where round.company_id = ${companyId} and round.candidate_id = ${candidateId}`
}

/**
 * Imported rounds, which have neither an account nor an id: an entry has its text as its id, and its number among rounds
 * with the same text. The timeline leaves out those without a time.
 */
function imported({ companyId, candidateId }: AccountReport): RawBuilder<unknown> {
  return sql`
    select 'offline:' || md5(round.value::text) || '.' ||
        row_number() over (partition by md5(round.value::text) order by round.place),
      ${importedMoment(sql`round.value->'createTime'`)}, 'offline.held', 'people', null::uuid,
      nullif(round.value->>'interviewerName', ''), ${told(sql`round.value`, true)}
    from candidate_document cross join lateral jsonb_array_elements(
      case jsonb_typeof(document) when 'array' then document else '[]' end
    ) with ordinality as round (value, place)
    where company_id = ${companyId} and candidate_id = ${candidateId} and part = 'offlineRounds'`
}

/** Interviews in person that were held outside Candor, for companies that keep them. */
export const timeline: TimelinePart = {
  kinds: ['offline.held'],
  rows(reader) {
    if (!isShownTo({ hasOfflineInterviewTab: reader.setting.rules.offlineInterviewTab })) return null
    // As in the tab: an imported round is nobody's opinion, and stays out until the own one.
    if (!reader.maySeeOpinionOf(null)) return written(reader)
    return sql`${written(reader)} union all ${imported(reader)}`
  },
}
