import { compiled } from '@candor/db/compiled'
import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { reachesAllCandidates } from '../../rules/reach.ts'
import type { AnyViewer } from '../../rules/viewer.ts'
import { isAssignedTo, plansAwaiting } from './given.ts'

const candidateFacts = [
  'candidate.id as candidateId',
  'candidate.positionId',
  'candidate.isAnonymous',
  'candidate.stageId',
  'candidate.stageTypeKind',
  'position.isL5',
  'position.settings as positionSettings',
  'company.profile',
  'company.customerType',
] as const

// All settings as one object, read here so that a report's handlers need no query of their own.
const settings = sql<unknown>`(
  select jsonb_object_agg(key, value) from (
    select key, value from company_setting
      where company_setting.company_id = company.id and key <> 'stageNames'
    union all select 'stageNames', jsonb_object_agg(wire_id, names) from stage where stage.company_id = company.id
  ) settings
)`

/** A candidate's report with all that decides who may read which part, in one statement: it precedes every read. */
function reportsOf(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId | null },
) {
  const awaiting =
    accountId === null
      ? sql<string[]>`'{}'::uuid[]`
      : plansAwaiting(sql`candidate.company_id`, sql`candidate.id`, sql`${accountId}`)
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .innerJoin('company', 'company.id', 'candidate.companyId')
    .where('candidate.companyId', '=', companyId)
    .select([...candidateFacts, settings.as('settings'), awaiting.as('awaitingPlanIds')])
}

// Each row has its storing transaction in `xmin`, so that the text changes whenever a row of the report is stored,
// changed or deleted. A call with a kept reply reads only these tables; a test compares them with its statements. Of an
// account only what a reply shows counts, as its row changes for other reasons too.
const version = (accountId: AccountId | null) => sql<string>`(
  select md5(string_agg(stored, ' ' order by stored)) from (
    values ('candidate ' || candidate.xmin), ('position ' || position.xmin), ('company ' || company.xmin)
    union all select 'setting ' || xmin from company_setting where company_id = candidate.company_id
    union all select 'stage name ' || xmin from stage where company_id = candidate.company_id
    union all select 'interview ' || xmin from interview where candidate_id = candidate.id
    union all select 'part ' || interview_document.xmin from interview_document
      join interview on interview.id = interview_id where interview.candidate_id = candidate.id
    union all select 'voice ' || interview_voice.xmin from interview_voice
      join interview on interview.id = interview_id where interview.candidate_id = candidate.id
    union all select 'part ' || xmin from candidate_document where candidate_id = candidate.id
    union all select 'plan ' || xmin from interview_plan where candidate_id = candidate.id
    union all select 'interviewer ' || interview_plan_interviewer.xmin from interview_plan_interviewer
      join interview_plan on interview_plan.id = plan_id where interview_plan.candidate_id = candidate.id
    union all select concat_ws(' ', 'held by', account.id, account.user_type) from interview_plan_interviewer as named
      join interview_plan on interview_plan.id = named.plan_id
      join account on account.id = coalesce(named.account_id, (
        select id from account as of_email
        where of_email.company_id = candidate.company_id and lower(of_email.email) = lower(named.external_id)
      ))
      where interview_plan.candidate_id = candidate.id
    union all select concat_ws(' ', 'form', round.xmin, form.xmin, published.xmin) from interview_plan
      left join interview_round as round on round.id = interview_plan.round_id
      left join assessment_form as form on form.id = coalesce(interview_plan.form_id, round.form_id)
      left join assessment_form_version as published on published.form_id = form.id and published.state = 'published'
      where interview_plan.candidate_id = candidate.id
    union all select 'guest ' || interview_plan_guest.xmin from interview_plan_guest
      join interview_plan on interview_plan.id = plan_id where interview_plan.candidate_id = candidate.id
    union all select 'offer ' || offered_time.xmin from offered_time
      join interview_plan on interview_plan.id = plan_id where interview_plan.candidate_id = candidate.id
    union all select 'satisfaction ' || satisfaction_answer.xmin from satisfaction_answer
      join interview_plan on interview_plan.id = plan_id where interview_plan.candidate_id = candidate.id
    union all select concat_ws(' ', 'feedback', feedback.xmin, creator.name, changer.name)
      from interview_feedback as feedback
      left join account as creator on creator.id = feedback.created_by_account_id
      left join account as changer on changer.id = feedback.updated_by_account_id
      where feedback.candidate_id = candidate.id
    union all select 'label ' || xmin from candidate_label where candidate_id = candidate.id
    union all select 'evaluation ' || xmin from evaluation where candidate_id = candidate.id
    union all select 'remark ' || xmin from remark where candidate_id = candidate.id
    union all select 'mention ' || xmin from mention where candidate_id = candidate.id
    union all select concat_ws(' ', 'recommendation', recommendation.xmin, giver.name, remark.xmin, writer.name)
      from recommendation
      left join account giver on giver.id = recommendation.by_account_id
      left join recommendation_remark remark on remark.recommendation_id = recommendation.id
      left join account writer on writer.id = remark.by_account_id
      where recommendation.company_id = candidate.company_id and recommendation.candidate_id = candidate.id
        and recommendation.to_account_id = ${accountId}
    union all select 'given ' || xmin from recommendation
      where candidate_id = candidate.id and ${accountId}::uuid is not null
    union all select 'read ' || xmin from evaluation_read
      where candidate_id = candidate.id and account_id = ${accountId}
    union all select 'stage ' || xmin from evaluation_stage_read
      where candidate_id = candidate.id and account_id = ${accountId}
  ) rows (stored)
)`

const interviewIds = sql<InterviewId[]>`array(
  select id from interview where candidate_id = candidate.id order by sort_index desc
)`

/** How a report is looked for. */
interface ReportLookup {
  readonly viewer: AnyViewer
  /**
   * Whether to lock the candidate until the transaction ends, and with it its assignments: an act that changes those
   * locks the candidate first, so that they are read after this.
   */
  readonly isLocked: boolean
}

/** The values of a lookup. */
interface Lookup {
  readonly companyId: CompanyId
  readonly accountId: AccountId | null
  readonly reachesAll: boolean
  readonly isLocked: boolean
}

function lookupOf({ viewer, isLocked }: ReportLookup): Lookup {
  const { companyId, accountId } = viewer
  // A visitor has one report; the gate looks for no other.
  const reachesAll = viewer.accountId === null || reachesAllCandidates(viewer.userType)
  return { companyId, accountId, reachesAll, isLocked }
}

function lookedAt({ companyId, accountId, reachesAll, isLocked }: Lookup) {
  const isGiven = reachesAll
    ? sql<boolean>`true`
    : isAssignedTo(sql`${companyId}`, sql`candidate.id`, sql`${accountId}`)
  return [
    (isLocked ? sql<boolean>`false` : isGiven).as('isGiven'),
    (isLocked ? sql<string>`''` : version(accountId)).as('version'),
    interviewIds.as('interviewIds'),
  ] as const
}

export type FoundReport = NonNullable<Awaited<ReturnType<typeof findCandidate>>>

const selectByInterview = compiled(
  (db, { interviewId, ...lookup }: Lookup & { readonly interviewId: InterviewId }) =>
    reportsOf(db, lookup)
      .innerJoin('interview', 'interview.candidateId', 'candidate.id')
      .where('interview.id', '=', interviewId)
      .where('interview.companyId', '=', lookup.companyId)
      .$if(lookup.isLocked, (query) => query.forNoKeyUpdate('candidate'))
      .select([...lookedAt(lookup), 'interview.id as interviewId'])
      .compile(),
)

export async function findCandidateOfInterview(db: Database, lookup: ReportLookup, interviewId: InterviewId) {
  const [row] = await selectByInterview(db, { ...lookupOf(lookup), interviewId })
  return row ?? null
}

const selectByPlan = compiled((db, { planId, ...lookup }: Lookup & { readonly planId: string }) =>
  reportsOf(db, lookup)
    .innerJoin('interviewPlan', 'interviewPlan.candidateId', 'candidate.id')
    .leftJoin('interview', 'interview.candidateId', 'candidate.id')
    .where('interviewPlan.id', '=', planId)
    .where('interviewPlan.companyId', '=', lookup.companyId)
    .$if(lookup.isLocked, (query) => query.forNoKeyUpdate('candidate'))
    .orderBy('interview.sortIndex', 'desc')
    .select([...lookedAt(lookup), 'interview.id as interviewId'])
    .limit(1)
    .compile(),
)

/** The candidate of a planned interview with people, with its newest interview. */
export async function findCandidateOfPlan(db: Database, lookup: ReportLookup, planId: string) {
  const [row] = await selectByPlan(db, { ...lookupOf(lookup), planId })
  return row ?? null
}

const selectCandidate = compiled(
  (db, { candidateId, ...lookup }: Lookup & { readonly candidateId: CandidateId }) =>
    reportsOf(db, lookup)
      .leftJoin('interview', 'interview.candidateId', 'candidate.id')
      .where('candidate.id', '=', candidateId)
      .$if(lookup.isLocked, (query) => query.forNoKeyUpdate('candidate'))
      .orderBy('interview.sortIndex', 'desc')
      .select([...lookedAt(lookup), 'interview.id as interviewId'])
      .limit(1)
      .compile(),
)

/** The candidate with its newest interview. */
export async function findCandidate(db: Database, lookup: ReportLookup, candidateId: CandidateId) {
  const [row] = await selectCandidate(db, { ...lookupOf(lookup), candidateId })
  return row ?? null
}

/** The candidate that a merge took another one into; null for an id that no merge took away. */
export async function findKeptCandidate(
  db: Database,
  companyId: CompanyId,
  formerId: CandidateId,
): Promise<CandidateId | null> {
  const row = await db
    .selectFrom('formerCandidate')
    .where('companyId', '=', companyId)
    .where('id', '=', formerId)
    .select('candidateId')
    .executeTakeFirst()
  return row?.candidateId ?? null
}

/** Locks candidates as an act does, in the order of their ids, so that two acts never deadlock. */
export async function lockCandidates(
  transaction: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<void> {
  await transaction
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', 'in', candidateIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute()
}

/** Several candidates in one statement, each with its newest interview. */
export function listCandidates(db: Database, viewer: AnyViewer, candidateIds: readonly CandidateId[]) {
  return reportsOf(db, viewer)
    .leftJoin('interview', 'interview.candidateId', 'candidate.id')
    .where('candidate.id', 'in', candidateIds)
    .distinctOn('candidate.id')
    .orderBy('candidate.id')
    .orderBy('interview.sortIndex', 'desc')
    .select('interview.id as interviewId')
    .execute()
}
