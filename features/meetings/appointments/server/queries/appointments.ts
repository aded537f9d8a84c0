import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import {
  type CandidateResponse,
  responseCode,
  responseOf,
} from '../../../../candidates/interviews/rules/response.ts'
import { type CompanyRules, readCompanyRules } from '../../../../platform/company/rules.ts'
import { refused } from '../../../planning/rules/receiving.ts'
import { cancelledPlan } from '../../../planning/rules/status.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'
import { clearAnswers } from '../../../planning/server/queries/receiving.ts'
import { endsAtOf } from '../../../planning/server/queries/taken.ts'
import type { OfferedTime } from '../../rules/appointment.ts'

/** A planned interview for its candidate. Times are in epoch milliseconds. */
export interface StoredAppointment {
  readonly planId: string
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly companyName: string
  readonly companyNameLatin: string | null
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly roundName: string
  readonly interviewerNames: readonly string[]
  readonly roomType: number
  readonly offlineLocation: string | null
  readonly timeZone: string
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** When it last changed, and the number of its changes by then. */
  readonly changedAt: number
  readonly sequence: number
  readonly response: CandidateResponse | null
  readonly responseReason: string | null
  readonly times: readonly OfferedTime[]
  /** How often the offer was changed. */
  readonly offerRevision: number
  readonly rules: CompanyRules
  /** The account that offered the times, in whose name mails report the choice. */
  readonly offeredBy: AccountId | null
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

/**
 * Whether one of a plan's interviewers has another interview within a time. Interviews that either side cancelled or
 * declined do not count. Who declined this plan's present time is asked again at another one, and so counts.
 */
export function isTaken(planId: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from interview_plan_interviewer as own
      join interview_plan_interviewer as other on other.company_id = own.company_id
        and other.account_id = own.account_id and other.plan_id <> own.plan_id
      join interview_plan as busy on busy.id = other.plan_id
    where own.plan_id = ${planId} and other.receive_status <> ${refused}
      and busy.status <> ${cancelledPlan} and busy.response_status not in (2, 3)
      and busy.starts_at < ${to} and ${endsAtOf('busy')} > ${from})`
}

const times = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'startsAt', ${ms('offered.starts_at')}, 'endsAt', ${ms('offered.ends_at')}, 'state', offered.state,
    'isTaken', offered.state <> 'chosen' and ${isTaken(sql`plan.id`, sql`offered.starts_at`, sql`offered.ends_at`)}
  ) order by offered.starts_at), '[]') from offered_time as offered where offered.plan_id = plan.id)`

const interviewerNames = sql`(
  select coalesce(jsonb_agg(name order by place), '[]') from interview_plan_interviewer where plan_id = plan.id)`

type Row = Omit<StoredAppointment, 'response' | 'rules'> & {
  readonly response: number
  readonly rules: unknown
}

/** A planned interview of a company, or null. */
export async function findAppointment(
  db: Database,
  { companyId, planId }: Pick<LiveLink, 'companyId' | 'planId'>,
): Promise<StoredAppointment | null> {
  const { rows } = await sql<{ found: Row }>`
    select jsonb_build_object(
      'planId', plan.id, 'companyId', plan.company_id, 'candidateId', plan.candidate_id,
      'companyName', company.name, 'companyNameLatin', company.name_latin,
      'positionName', position.name, 'positionNameLatin', position.name_latin,
      'roundName', plan.round_name, 'interviewerNames', ${interviewerNames},
      'roomType', plan.room_type, 'offlineLocation', plan.offline_location,
      'timeZone', coalesce(plan.zone, company.time_zone),
      'startsAt', ${ms('plan.starts_at')}, 'endsAt', ${ms('plan.ends_at')},
      'changedAt', ${ms('plan.changed_at')}, 'sequence', plan.sequence,
      'response', plan.response_status, 'responseReason', plan.response_reason,
      'times', ${times}, 'offerRevision', plan.offer_revision,
      'offeredBy', (select offered_by_account_id from offered_time where plan_id = plan.id limit 1),
      'rules', (select value from company_setting where company_id = plan.company_id and key = 'rules')
    ) as found
    from interview_plan as plan
      join company on company.id = plan.company_id
      join position on position.id = plan.position_id
    where plan.company_id = ${companyId} and plan.id = ${planId}`.execute(db)
  const found = rows[0]?.found
  if (!found) return null
  return { ...found, response: responseOf(found.response), rules: readCompanyRules(found.rules) }
}

/** The planned interview of a live link. */
export async function getAppointment(db: Database, link: LiveLink): Promise<StoredAppointment> {
  const found = await findAppointment(db, link)
  if (!found) throw new Error('a live link has no plan')
  return found
}

/**
 * Locks the interviewers of a plan until the transaction ends: nobody else chooses a time of theirs meanwhile.
 *
 * All callers lock in the same order, so that two never deadlock.
 */
export async function lockInterviewersOfPlan(transaction: Database, planId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('time of ' || account_id, 0)) from (
    select account_id from interview_plan_interviewer
    where plan_id = ${planId} and account_id is not null order by account_id
  ) as interviewers`.execute(transaction)
}

/** Stores the time that a candidate has chosen, and asks the interviewers about it. */
export async function chooseTime(
  transaction: Database,
  planId: string,
  chosen: { readonly startsAt: Date; readonly endsAt: Date; readonly date: string; readonly now: Date },
): Promise<void> {
  const offered = () => transaction.updateTable('offeredTime').where('planId', '=', planId)
  await offered().set({ state: 'left' }).where('state', '=', 'chosen').execute()
  await offered().set({ state: 'chosen' }).where('startsAt', '=', chosen.startsAt).execute()
  await clearAnswers(transaction, planId)
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      startsAt: chosen.startsAt,
      endsAt: chosen.endsAt,
      interviewDate: chosen.date,
      responseStatus: responseCode('accepted'),
      responseReason: null,
      changedAt: chosen.now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
}

/** Stores a candidate's answer. */
export async function answerPlan(
  transaction: Database,
  planId: string,
  answer: { readonly response: CandidateResponse; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      responseStatus: responseCode(answer.response),
      responseReason: answer.reason,
      changedAt: answer.now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
}
