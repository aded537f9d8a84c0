import { type RawBuilder, sql } from 'kysely'
import type { Bench } from '../server.ts'

/** Candidates of the measured company. */
export const people = 50_000
/** Candidates given to the measured interviewer. */
export const given = 50

const positions = 40
const surnames = '赵钱孙李周吴郑王冯陈'
const pinyin = ['zhao', 'qian', 'sun', 'li', 'zhou', 'wu', 'zheng', 'wang', 'feng', 'chen']

const number = sql.ref('number')

const candidates: readonly RawBuilder<unknown>[] = [
  sql`insert into position (id, company_id, external_id, name, name_latin)
    select gen_random_uuid(), company_id, 'list-' || number, '岗位' || number, 'Position ' || number
    from position, generate_series(1, ${positions}::integer) ${number} where position.external_id = 'engineer'`,
  sql`insert into candidate (id, company_id, position_id, external_id, name, name_latin, name_search, name_sort, phone,
      email, work_years, stage_id, stage_type_kind, stage_since, outcome, outcome_at, applied_at, updated_at)
    select gen_random_uuid(), position.company_id, position.id, 'list-' || number,
      substr(${surnames}, 1 + number % 10, 1) || number, 'Person ' || number,
      substr(${surnames}, 1 + number % 10, 1) || number || E'\n' || (${pinyin}::text[])[1 + number % 10] || number,
      (${pinyin}::text[])[1 + number % 10] || ' ' || number,
      '138' || lpad(number::text, 8, '0'), 'p' || number || '@mail.example', number % 20,
      (array['1', '2', '1001'])[1 + number % 3], 1 + number % 3, now() - number % 21 * interval '1 day',
      (array['hired', 'rejected', 'rejected', 'withdrew', null, null, null, null])[1 + number % 8], now(),
      now() - number * interval '7 minutes', now() - number % 40 * interval '1 day'
    from position, generate_series(1, ${people}::integer) ${number}
    where position.external_id = 'list-' || (1 + number % ${positions}::integer)`,
  sql`insert into person_contact (candidate_id, person_id, company_id, kind, compared)
    select id, person_id, company_id, 'phone', '+86' || phone from candidate where external_id like 'list-%'`,
  sql`insert into interview (id, company_id, candidate_id, external_id, name, category, status, overall_score, sort_index)
    select gen_random_uuid(), company_id, id, external_id, 'Interview', 6,
      case when work_years::integer % 5 = 0 then 'doing' else 'finish' end,
      case when work_years::integer % 5 > 0 then 1 + work_years / 5.0 end, 1
    from candidate where external_id like 'list-%' and work_years < 16`,
  sql`insert into position_score (company_id, position_id, candidate_id, interview_id, subject, score)
    select candidate.company_id, position_id, candidate.id, interview.id, 'competency:' || number,
      least(5, overall_score * (0.7 + number / 10.0))
    from candidate join interview on interview.candidate_id = candidate.id, generate_series(1, 5) ${number}
    where candidate.external_id like 'list-%' and overall_score is not null`,
  sql`insert into company_label (company_id, label_id, name)
    select company.id, number, 'Label ' || number from company, generate_series(1, 20) ${number}`,
  sql`insert into candidate_label (company_id, candidate_id, label_id, name, sort_index)
    select company_id, id, 1 + work_years::integer, 'Label ' || (1 + work_years::integer), 1
    from candidate where external_id like 'list-%'`,
]

const opinions = (interviewer: string): readonly RawBuilder<unknown>[] => [
  sql`insert into recommendation (id, company_id, candidate_id, to_account_id, by_account_id, recommend_stage_id,
      recommend_status, operate_status, operated_at, created_at)
    select gen_random_uuid(), candidate.company_id, candidate.id, reader.id, colleague.id, candidate.stage_id, 1,
      (array[1, 2, 4, null, null])[1 + work_years::integer % 5], now(), applied_at
    from candidate, account as reader, account as colleague
    where candidate.external_id like 'list-%' and work_years::integer % 2 = 0
      and reader.email = 'colleague' || substr(candidate.external_id, 6)::integer % 5 || '@bench.example' and colleague.email = 'bench@bench.example'`,
  sql`insert into recommendation (id, company_id, candidate_id, to_account_id, by_account_id, recommend_stage_id,
      recommend_status, operate_status, operated_at, created_at)
    select gen_random_uuid(), candidate.company_id, candidate.id, account.id, by.id, candidate.stage_id, 1,
      (array[1, 2, 4, null, null])[1 + substr(candidate.external_id, 6)::integer % 5], now(), applied_at
    from (select * from candidate where external_id like 'list-%' order by applied_at desc limit ${given}) as candidate,
      account, account as by
    where account.email = ${interviewer} and by.email = 'bench@bench.example'`,
  sql`insert into interview_plan (id, company_id, candidate_id, position_id, round_name, starts_at, ends_at, room_type,
      created_at)
    select gen_random_uuid(), candidate.company_id, candidate.id, candidate.position_id, 'Round', now() - interval '2 days',
      now() - interval '47 hours', 0, now()
    from candidate where external_id like 'list-%' and substr(external_id, 6)::integer % 10 = 0`,
  sql`insert into interview_plan_interviewer (id, company_id, plan_id, place, account_id, name)
    select gen_random_uuid(), plan.company_id, plan.id, 1, account.id, account.name
    from interview_plan as plan join candidate on candidate.id = plan.candidate_id, account
    where account.email = case when substr(candidate.external_id, 6)::integer % 50 = 0 then 'bench@bench.example'
      else 'colleague' || substr(candidate.external_id, 6)::integer % 5 || '@bench.example' end`,
  sql`insert into evaluation (id, company_id, candidate_id, account_id, evaluated_by, kind, result, reasons, stage_id,
      created_at)
    select gen_random_uuid(), candidate.company_id, candidate.id, account.id, account.name, 'overall', 2,
      array['薪资' || (work_years::integer % 4)], candidate.stage_id, now()
    from candidate, account where candidate.external_id like 'list-%' and outcome = 'rejected'
      and account.email = 'colleague' || substr(candidate.external_id, 6)::integer % 5 || '@bench.example'`,
  sql`insert into audit_entry (company_id, sequence, at, account_id, action, candidate_id, details, previous_hash, hash)
    select candidate.company_id, 1000000 + substr(candidate.external_id, 6)::integer, now(), account.id,
      'candidate.moved', candidate.id, '{}', '', ''
    from candidate, account where candidate.external_id like 'list-%' and work_years < 10
      and account.email = 'bench@bench.example'`,
]

const summaries: readonly RawBuilder<unknown>[] = [
  sql`delete from candidate_summary`,
  sql`insert into candidate_summary (
      candidate_id, company_id, position_id, stage_id, stage_since, outcome, applied_at, work_years, is_anonymous,
      name_search, name_sort, phone_search, email_search, state, recommend_status, score, labels, reasons, asked_since,
      feedback_from, candidate_for, candidate_since, active_at, active_action, active_account_id)
    select * from candidate_summary_now`,
]

/**
 * Adds 50,000 candidates in 40 positions with interviews, scores, labels, opinions, plans and entries of the audit log.
 * Fifty of them are given to the interviewer. Triggers are off, as in a restored backup.
 */
export async function seedList({ db }: Bench, interviewer: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of [...candidates, ...opinions(interviewer), ...summaries])
      await statement.execute(transaction)
    await sql`insert into person (id, company_id)
      select person_id, company_id from candidate where external_id like 'list-%'`.execute(transaction)
  })
  await sql`vacuum (analyze)`.execute(db)
}
