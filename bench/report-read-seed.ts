import { sql } from 'kysely'
import type { Bench } from './server.ts'

/** The number of interviews in one seeded position. */
export const perPosition = 1_000

/**
 * Copies the bench's interview, with its candidate, documents and scores, until there are `total` of them.
 *
 * The copies are made in the database, as an import would take hours for the same rows. Stored documents keep their
 * compressed form, so that a copy has the size of its original.
 */
export async function seedInterviews({ db, interviewId }: Bench, total: number): Promise<void> {
  const { count } = await db
    .selectFrom('interview')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const missing = total - Number(count)
  if (missing <= 0) return
  await db.transaction().execute(async (transaction) => {
    // Without listeners, a hundred thousand notifications would dominate the measurement.
    await sql`alter table interview_document disable trigger user`.execute(transaction)
    await sql`
      create temporary table seeded on commit drop as
      select number, gen_random_uuid() as interview_id, gen_random_uuid() as candidate_id, 'seed-' || number as name,
        'seed-' || number / ${perPosition} as position_name
      from generate_series(${Number(count)}::integer, ${total - 1}::integer) number`.execute(transaction)
    for (const statement of copies(interviewId)) await statement.execute(transaction)
    await sql`alter table interview_document enable trigger user`.execute(transaction)
  })
  await sql`vacuum (analyze)`.execute(db)
}

function copies(interviewId: string) {
  const first = sql`interview.id = ${interviewId}`
  return [
    sql`
      insert into position select (jsonb_populate_record(position, jsonb_build_object(
        'id', gen_random_uuid(), 'external_id', seeded.position_name))).*
      from (select distinct position_name from seeded) seeded, position
      where position.external_id = 'engineer' on conflict do nothing`,
    sql`
      insert into candidate select (jsonb_populate_record(candidate, jsonb_build_object(
        'id', seeded.candidate_id, 'external_id', seeded.name, 'position_id', position.id))).*
      from seeded join position on position.external_id = seeded.position_name,
        candidate join interview on interview.candidate_id = candidate.id where ${first}`,
    sql`
      insert into interview select (jsonb_populate_record(interview, jsonb_build_object(
        'id', seeded.interview_id, 'external_id', seeded.name, 'candidate_id', seeded.candidate_id))).*
      from seeded, interview where ${first}`,
    sql`
      insert into interview_document (interview_id, company_id, part, document, received_at)
      select seeded.interview_id, document.company_id, part, document, received_at
      from seeded, interview_document document where document.interview_id = ${interviewId}`,
    sql`
      insert into candidate_file (candidate_id, file_id, company_id)
      select seeded.candidate_id, file.file_id, file.company_id
      from seeded, candidate_file file join interview on interview.candidate_id = file.candidate_id where ${first}`,
    sql`
      insert into position_score (interview_id, candidate_id, company_id, position_id, subject, score)
      select seeded.interview_id, seeded.candidate_id, score.company_id, position.id, subject, random() * 5
      from seeded join position on position.external_id = seeded.position_name, position_score score
      where score.interview_id = ${interviewId}`,
  ]
}
