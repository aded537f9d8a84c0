import { type RawBuilder, sql } from 'kysely'
import type { Bench } from './server.ts'

export const accounts = 20_000
export const candidates = 50_000

const surnames = '赵钱孙李周吴郑王冯陈'
const given = '一二三四五六七八九十'

/** A name of three characters that differs between rows. */
const name = (number: RawBuilder<unknown>) =>
  sql`substr(${surnames}, 1 + ${number} % 10, 1) || substr(${given}, 1 + ${number} / 10 % 10, 1) ||
    substr(${given}, 1 + ${number} / 100 % 10, 1) || ' ' || ${number}`

/**
 * Fills the bench's company: 20,000 accounts, and 50,000 candidates with an interview, of whom a third was recommended
 * and a sixth decided. Rows are created in the database, as an import would take hours.
 */
export async function seedActing({ db }: Bench): Promise<void> {
  const number = sql.ref('number')
  await db.transaction().execute(async (transaction) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(transaction)
    await run(sql`
      insert into account (id, company_id, role_id, email, name, user_type)
      select gen_random_uuid(), account.company_id, account.role_id, 'person-' || number || '@bench.example',
        ${name(number)}, case when number % 50 = 0 then 'freeze' else 'interviewer' end
      from generate_series(1, ${accounts}::integer) number, account where account.email = 'bench@bench.example'`)
    await run(sql`
      create temporary table seeded on commit drop as
      select number, gen_random_uuid() as id from generate_series(1, ${candidates}::integer) number`)
    await run(sql`
      insert into position (id, company_id, external_id, name)
      select gen_random_uuid(), company_id, 'acting-' || number, 'Position ' || number
      from generate_series(0, 49) number, position where position.external_id = 'engineer'`)
    await run(sql`
      insert into candidate (id, company_id, position_id, external_id, name, phone, email, work_years, stage_id,
        stage_type_kind, applied_at, updated_at)
      select seeded.id, position.company_id, position.id, 'acting-' || number, ${name(number)},
        '1380' || lpad(number::text, 7, '0'), 'candidate-' || number || '@person.example', number % 20, '2', 2,
        timestamptz '2026-01-01' + number * interval '1 minute', now()
      from seeded join position on position.external_id = 'acting-' || number % 50`)
    await run(sql`
      insert into interview (id, company_id, candidate_id, external_id, name, category, status, overall_score, sort_index)
      select gen_random_uuid(), candidate.company_id, candidate.id, candidate.external_id, 'Interview', 6, 'finish',
        1 + number % 40 / 10.0, 1
      from seeded join candidate on candidate.id = seeded.id`)
    await run(sql`
      insert into recommendation (id, company_id, candidate_id, to_account_id, recommend_stage_id, recommend_status,
        operate_status, created_at)
      select gen_random_uuid(), candidate.company_id, candidate.id, account.id, '2', 1,
        case when number % 6 = 0 then (array[1, 2, 4])[1 + number / 6 % 3] end, now()
      from seeded join candidate on candidate.id = seeded.id, account
      where number % 3 = 0 and account.email = 'bench@bench.example'`)
  })
  await sql`vacuum (analyze)`.execute(db)
}
