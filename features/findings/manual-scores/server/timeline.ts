import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/**
 * Scores that colleagues gave to answers, all of one colleague in one interview and one day (UTC) as one entry. A held
 * back entry says only that there is an opinion (decision 020). No score and no opinion is told: the interview shows them.
 */
export const timeline: TimelinePart = {
  kinds: ['answers.scored'],
  rows(reader) {
    // As in the log of scores (decision N43).
    if (!reader.may('reportAIInterview') || reader.setting.marks.manualStatus !== 1) return null
    const { companyId, candidateId, viewer, heldBack } = reader
    const held = sql<boolean>`(${heldBack.opinions} and given.account_id is distinct from ${viewer.accountId})`
    return sql`
      select case when ${held} then 'opinion:' else 'scores:' end || given.id, given.at,
        case when ${held} then 'covered' else 'answers.scored' end, 'people', given.account_id, given.scored_by,
        case when ${held} then '{}'::jsonb else jsonb_build_object('answers', given.answers) end
      from (
        select min(score.id::text) as id, max(score.created_at) as at, score.account_id, score.scored_by,
          count(distinct score.question_id) as answers
        from manual_score as score join interview on interview.id = score.interview_id
        where interview.company_id = ${companyId} and interview.candidate_id = ${candidateId}
        group by score.interview_id, score.account_id, score.scored_by, (score.created_at at time zone 'UTC')::date
      ) as given`
  },
}
