import { type AccountId, readId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { statusOf } from '../../../candidates/rules/decision.ts'
import { answerValues, type Chip } from '../../contract/filter.ts'
import type { Look } from '../../rules/look.ts'
import { isCovered } from './listed.ts'

type ReviewerChip = Extract<Chip, { by: 'reviewer' }>

/** A recommendation without an answer in the candidate's present stage. */
const isAsked = sql`(given.operate_status is null and given.withdrawn_at is null and own.outcome is null
  and given.recommend_stage_id = own.stage_id)`

/** Whether a viewer can reach a candidate at all: it keeps the words of others few for an interviewer. */
const isReached = ({ companyId, interviewerId }: Look, candidate: string) =>
  interviewerId === null
    ? sql``
    : sql` and ${sql.ref(candidate)} in (
        select candidate_id from recommendation where company_id = ${companyId} and to_account_id = ${interviewerId})`

/**
 * Candidates with the newest word of some accounts: decisions on recommendations and in evaluations, and questions that
 * wait. The wire's 3 of an evaluation is the 4 of a recommendation.
 */
const words = (look: Look, accountIds: readonly AccountId[]) => sql`
  select distinct on (candidate_id, account_id) candidate_id, account_id, status from (
    select given.candidate_id, given.to_account_id as account_id,
      case when given.operate_status in (1, 2, 4) then given.operate_status end as status,
      coalesce(given.operated_at, given.created_at) as at
    from recommendation as given join candidate_summary as own on own.candidate_id = given.candidate_id
    where given.company_id = ${look.companyId} and given.to_account_id = any(${[...accountIds]}::uuid[])
      and (given.operate_status in (1, 2, 4) or ${isAsked})${isReached(look, 'given.candidateId')}
    union all
    select candidate_id, account_id, case result when 3 then 4 else result end, created_at
    from evaluation
    where company_id = ${look.companyId} and account_id = any(${[...accountIds]}::uuid[])
      and kind <> 'comprehensive' and result in (1, 2, 3) and withdrawn_at is null${isReached(look, 'candidateId')}
  ) as said order by candidate_id, account_id, status is null, at desc`

/** Whether one of these accounts gave one of these answers. */
function hasWord(look: Look, accountIds: readonly AccountId[], answers: ReviewerChip['answers']) {
  if (accountIds.length === 0) return sql<boolean>`false`
  const wanted = answers?.length ? answers : answerValues
  const statuses = wanted.flatMap((answer) => (answer === 'none' ? [] : [statusOf[answer]]))
  const isWanted = wanted.includes('none')
    ? sql`(status is null or status = any(${statuses}::integer[]))`
    : sql`status = any(${statuses}::integer[])`
  return sql<boolean>`listed.candidate_id in (
    select candidate_id from (${words(look, accountIds)}) as word where ${isWanted})`
}

/**
 * Whether a candidate has such an answer, as far as the viewer may see it. Own answers are always seen. Those of
 * colleagues are not while they are covered, and questions to them only by those who see who is asked.
 */
export function answered({ values, answers }: ReviewerChip, look: Look): RawBuilder<boolean> {
  const { accountId, mayReadOpinions, seesAsked } = look
  const named = values.map((value) => (value === 'me' ? accountId : readId<'account'>(value)))
  const isOwn = named.includes(accountId)
  const others = named.filter((id): id is AccountId => id !== null && id !== accountId)
  const seen = (answers?.length ? answers : answerValues).filter((answer) => answer !== 'none' || seesAsked)
  const ways = [
    ...(isOwn ? [hasWord(look, [accountId], answers)] : []),
    ...(mayReadOpinions && others.length > 0 && seen.length > 0
      ? [sql<boolean>`(${hasWord(look, others, seen)} and not ${isCovered(look)})`]
      : []),
  ]
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`
}
