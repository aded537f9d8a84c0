import { sql } from 'kysely'
import { readableOwner } from '../../../platform/access/rules/reach.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Submitted feedback after interviews. A held back feedback says only that it was submitted. */
export const timeline: TimelinePart = {
  kinds: ['feedback.given', 'feedback.covered'],
  rows(reader) {
    if (!reader.may('planInterview')) return null
    const { companyId, candidateId, viewer, setting, heldBack } = reader
    const owner = readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus)
    const held = sql<boolean>`(said.plan_id = any(${[...heldBack.planIds]}::uuid[])
      and said.account_id is distinct from ${viewer.accountId})`
    return sql`
      select 'feedback:' || said.id, said.submitted_at,
        case when ${held} then 'feedback.covered' else 'feedback.given' end, 'people', said.account_id, said.author_name,
        case when ${held} then jsonb_build_object('round', plan.round_name) else jsonb_build_object(
          'round', plan.round_name, 'result', said.result, 'text', left(said.content, 2000)
        ) end
      from interview_feedback as said join interview_plan as plan on plan.id = said.plan_id
      where said.company_id = ${companyId} and said.candidate_id = ${candidateId} and said.submitted_at is not null
        and (${owner}::uuid is null or said.account_id = ${owner})`
  },
}
