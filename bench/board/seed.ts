import { type RawBuilder, sql } from 'kysely'
import type { Bench } from '../server.ts'

/** People of the measured position. */
export const people = 2_000

const surnames = '赵钱孙李周吴郑王冯陈'

/**
 * Adds a position with 2,000 people in the stages of the bench's company, each with an interview, a score with five
 * competencies, and for every third a recommendation. Returns the id of the position.
 */
export async function seedBoard({ db }: Bench): Promise<string> {
  const number = sql.ref('number')
  await db.transaction().execute(async (transaction) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(transaction)
    await run(sql`
      insert into position (id, company_id, external_id, name, name_latin)
      select gen_random_uuid(), company_id, 'board', '高级后端工程师', 'Senior Backend Engineer'
      from position where position.external_id = 'engineer'`)
    await run(sql`
      insert into candidate (id, company_id, position_id, external_id, name, name_latin, work_years, stage_id,
        stage_type_kind, stage_since, applied_at, updated_at)
      select gen_random_uuid(), position.company_id, position.id, 'board-' || number,
        substr(${surnames}, 1 + number % 10, 1) || number, 'Person ' || number, number % 20,
        (array['1', '2', '1001'])[1 + number % 3], 1 + number % 3, now() - number % 21 * interval '1 day',
        now() - interval '30 days', now()
      from position, generate_series(1, ${people}::integer) ${number} where position.external_id = 'board'`)
    await run(sql`
      insert into interview (id, company_id, candidate_id, external_id, name, category, status, overall_score, sort_index)
      select gen_random_uuid(), company_id, id, external_id, 'Interview', 6, 'finish', 1 + work_years / 5.0, 1
      from candidate where external_id like 'board-%'`)
    await run(sql`
      insert into position_score (company_id, position_id, candidate_id, interview_id, subject, score)
      select candidate.company_id, position_id, candidate.id, interview.id, 'competency:' || number,
        least(5, overall_score * (0.7 + number / 10.0))
      from candidate join interview on interview.candidate_id = candidate.id, generate_series(1, 5) ${number}
      where candidate.external_id like 'board-%'`)
    await run(sql`
      insert into recommendation (id, company_id, candidate_id, to_account_id, recommend_stage_id, recommend_status,
        operate_status, created_at)
      select gen_random_uuid(), candidate.company_id, candidate.id, account.id, candidate.stage_id, 1,
        (array[1, 2, 4])[1 + work_years::integer % 3], now()
      from candidate, account
      where candidate.external_id like 'board-%' and work_years::integer % 3 = 0 and account.email = 'bench@bench.example'`)
  })
  await sql`vacuum (analyze)`.execute(db)
  const position = await db
    .selectFrom('position')
    .where('externalId', '=', 'board')
    .select('id')
    .executeTakeFirstOrThrow()
  return position.id
}
