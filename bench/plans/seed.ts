import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { Bench } from '../server.ts'

export interface SeededCompany {
  readonly companyId: CompanyId
  readonly interviewers: readonly AccountId[]
  /** The start of the week, in epoch milliseconds. */
  readonly from: number
}

export const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Adds interviewers to the bench's company, with interviews spread over the working hours of next week, one interviewer
 * each, and equally many in each week before and after it, as in a company that has planned for some time.
 */
export async function seedWeek(
  { db }: Bench,
  interviewers: number,
  interviews: number,
): Promise<SeededCompany> {
  const from = Math.ceil(Date.now() / weekMs) * weekMs
  const { rows: made } = await sql<{ id: AccountId; companyId: CompanyId }>`
    insert into account select (jsonb_populate_record(account, jsonb_build_object(
      'id', gen_random_uuid(), 'email', 'interviewer-' || number || '@bench.example',
      'name', 'Interviewer ' || number, 'user_type', 'interviewer'))).*
    from account, generate_series(1, ${interviewers}::integer) number
    where account.email = 'bench@bench.example'
    returning id, company_id`.execute(db)
  const [first] = made
  if (!first) throw new Error('the company of the bench has no account')
  await sql`
    with numbered as (
      select number, gen_random_uuid() as plan_id from generate_series(0, ${3 * interviews - 1}::integer) number
    ), people as (
      select id, name, row_number() over (order by id) - 1 as place from account where id = any(${made.map(({ id }) => id)}::uuid[])
    ), planned as (
      insert into interview_plan (id, company_id, candidate_id, position_id, round_name, room_type, starts_at, ends_at, created_at)
      select plan_id, candidate.company_id, candidate.id, candidate.position_id, 'Round ' || number % 4, 0, starts_at,
        starts_at + interval '45 minutes', now()
      from numbered, (select * from candidate limit 1) candidate,
        lateral (select to_timestamp(${from / 1000}) - interval '7 days'
          + (number / ${interviews}::integer) * interval '7 days'
          + (number / ${interviewers}::integer) % 5 * interval '1 day'
          + (number / ${interviewers * 5}::integer) % 9 * interval '1 hour' + interval '1 hour' as starts_at) at
    )
    insert into interview_plan_interviewer (id, company_id, plan_id, place, account_id, name)
    select gen_random_uuid(), ${first.companyId}, plan_id, 1, people.id, people.name
    from numbered join people on people.place = number % ${interviewers}::integer`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
  return { companyId: first.companyId, interviewers: made.map(({ id }) => id), from }
}
