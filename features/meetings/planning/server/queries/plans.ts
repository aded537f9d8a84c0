import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { dayOf } from '@candor/messages/local-time'
import { type RawBuilder, sql } from 'kysely'
import { knownDocument } from '../../../../candidates/candidates/server/actions/known-documents.ts'
import type { OfCandidate } from '../../../../candidates/candidates/server/queries.ts'
import type { AnyViewer } from '../../../../platform/access/rules/viewer.ts'

export interface PlannedInterviewer {
  readonly id: string
  readonly accountId: AccountId | null
  /** How a bundle names an interviewer without an account. */
  readonly externalId: string | null
  readonly name: string
  readonly leads: boolean
  readonly password: string | null
  readonly roomUrl: string | null
  /** 0 not answered, 1 accepted, 2 refused. */
  readonly receiveStatus: number
  readonly refuseReason: string | null
  /** Whether their account is frozen, so that they cannot interview any more. */
  readonly isFrozen: boolean
}

export interface PlannedGuest {
  readonly accountId: AccountId | null
  readonly name: string
  readonly email: string | null
}

/** A feedback that was submitted. */
export interface GivenFeedback {
  readonly id: string
  readonly accountId: AccountId | null
  readonly authorName: string | null
  /** 1 passed, 0 rejected, 4 not held; anything else is open. */
  readonly result: number
  readonly content: string
  readonly createdByAccountId: AccountId | null
  readonly createdByName: string | null
  readonly updatedByAccountId: AccountId | null
  readonly updatedByName: string | null
  readonly updatedAt: number
}

/** A planned interview with its people and their feedback. Times are in epoch milliseconds. */
export interface Plan {
  readonly id: string
  readonly roundId: string | null
  readonly roundExternalId: string | null
  readonly roundName: string
  readonly formId: string | null
  /** The interviewers' form: the plan's own, else its round's, where a version of it is published. */
  readonly form: { readonly id: string; readonly name: string } | null
  /** YYYY-MM-DD: the day that was set, else that of the start in the zone of the plan. */
  readonly interviewDate: string | null
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** The start before the interview was moved; null where it never was. */
  readonly movedFrom: number | null
  /** IANA; null: the company's. */
  readonly zone: string | null
  readonly roomType: number
  readonly interviewMode: number | null
  readonly status: number
  readonly responseStatus: number
  readonly roomNumber: string | null
  readonly meetingUrl: string | null
  readonly candidatePassword: string | null
  readonly otherInfo: string | null
  readonly offlineLocation: string | null
  readonly createdByAccountId: AccountId | null
  readonly createdByName: string | null
  readonly createdAt: number
  readonly sequence: number
  readonly interviewers: readonly PlannedInterviewer[]
  readonly guests: readonly PlannedGuest[]
  readonly feedback: readonly GivenFeedback[]
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

// A bundle may name people by the e-mail of an account that is made later.
const accountOfEmail = sql`(
  select account.id from account
  where lower(account.email) = lower(external_id) and account.company_id = plan.company_id
)`

const interviewers = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'accountId', coalesce(account_id, ${accountOfEmail}), 'externalId', external_id, 'name', name,
    'leads', leads, 'password', password,
    'roomUrl', room_url, 'receiveStatus', receive_status, 'refuseReason', refuse_reason,
    'isFrozen', exists (select from account where id = account_id and user_type = 'freeze')
  ) order by place), '[]') from interview_plan_interviewer where plan_id = plan.id)`

const form = sql`(
  select jsonb_build_object('id', form.id, 'name', form.name)
  from assessment_form as form join assessment_form_version as version on version.form_id = form.id
  where form.id = coalesce(plan.form_id, (select form_id from interview_round where id = plan.round_id))
    and version.state = 'published')`

const guests = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('accountId', account_id, 'name', name, 'email', email) order by place), '[]')
  from interview_plan_guest where plan_id = plan.id)`

const feedback = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'accountId', account_id, 'authorName', author_name, 'result', result, 'content', content,
    'createdByAccountId', created_by_account_id,
    'createdByName', coalesce((select name from account where id = created_by_account_id), author_name),
    'updatedByAccountId', updated_by_account_id, 'updatedByName', updated_by_name, 'updatedAt', ${ms('updated_at')}
  ) order by updated_at desc, id), '[]')
  from interview_feedback where plan_id = plan.id and submitted_at is not null)`

/** A plan as it is read, with the time zone of its company. */
interface StoredPlan extends Plan {
  readonly companyZone: string
}

/** A row of the table `interview_plan as plan` with all that belongs to it, as JSON. */
const planJson = sql<StoredPlan>`jsonb_build_object(
  'id', plan.id, 'roundId', plan.round_id, 'roundExternalId', plan.round_external_id, 'roundName', plan.round_name,
  'formId', plan.form_id, 'form', ${form}, 'interviewDate', plan.interview_date, 'startsAt', ${ms('plan.starts_at')},
  'endsAt', ${ms('plan.ends_at')}, 'movedFrom', ${ms('plan.moved_from')}, 'zone', plan.zone,
  'companyZone', (select time_zone from company where id = plan.company_id), 'roomType', plan.room_type, 'interviewMode', plan.interview_mode,
  'status', plan.status, 'responseStatus', plan.response_status, 'roomNumber', plan.room_number,
  'meetingUrl', plan.meeting_url, 'candidatePassword', plan.candidate_password, 'otherInfo', plan.other_info,
  'offlineLocation', plan.offline_location,
  'createdByAccountId', plan.created_by_account_id, 'createdByName', plan.created_by_name,
  'createdAt', ${ms('plan.created_at')}, 'sequence', plan.sequence,
  'interviewers', ${interviewers}, 'guests', ${guests}, 'feedback', ${feedback}
)`

/** Key under which a batched read of a report stores the candidate's plans, next to the real documents. */
export const plansPart = 'interviewPlans'

/** The plans of a candidate as one JSON array, newest first. */
export function plansOf(companyId: CompanyId, candidateId: CandidateId): RawBuilder<StoredPlan[]> {
  return sql<StoredPlan[]>`(
    select coalesce(jsonb_agg(${planJson} order by plan.created_at desc, plan.id), '[]')
    from interview_plan as plan where plan.company_id = ${companyId} and plan.candidate_id = ${candidateId})`
}

// The batched value comes from the statement above.
const isPlans = (known: unknown): known is StoredPlan[] => Array.isArray(known)

// A bundle may bring the time without the day.
function withDay({ companyZone, ...plan }: StoredPlan): Plan {
  const { startsAt, zone } = plan
  const day = startsAt === null ? null : dayOf(startsAt, zone ?? companyZone)
  return { ...plan, interviewDate: plan.interviewDate ?? day }
}

/** The planned interviews of a candidate, newest first. */
export async function listPlans(
  db: Database,
  { companyId, candidateId, viewer }: OfCandidate & { viewer?: AnyViewer },
): Promise<Plan[]> {
  const known = knownDocument(viewer, candidateId, plansPart)
  if (isPlans(known)) return known.map(withDay)
  const { rows } = await sql<{
    plans: StoredPlan[]
  }>`select ${plansOf(companyId, candidateId)} as plans`.execute(db)
  return (rows[0]?.plans ?? []).map(withDay)
}
