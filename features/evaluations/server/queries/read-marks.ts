import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { OfReader } from './evaluations.ts'

/** Up to when an account has read what was said of a candidate, or was said in a stage; the application where it never did. */
export async function findReadUntil(
  db: Database,
  { companyId, candidateId, accountId }: OfReader,
  stageId: string | null,
): Promise<Date> {
  const { rows } = await sql<{ readUntil: Date }>`
    select greatest(
      coalesce(
        (select read_until from evaluation_read where candidate_id = candidate.id and account_id = ${accountId}),
        applied_at
      ),
      (select read_until from evaluation_stage_read
        where candidate_id = candidate.id and account_id = ${accountId} and stage_id = ${stageId}::text)
    ) as read_until
    from candidate where id = ${candidateId} and company_id = ${companyId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a report without its candidate')
  return row.readUntil
}

/** Remembers up to when an account has read; never back to an earlier time. */
export async function putReadUntil(
  db: Database,
  { companyId, candidateId, accountId }: OfReader,
  readUntil: Date,
): Promise<void> {
  await db
    .insertInto('evaluationRead')
    .values({ companyId, candidateId, accountId, readUntil })
    .onConflict((on) =>
      on.columns(['accountId', 'candidateId']).doUpdateSet({
        readUntil: sql`greatest(evaluation_read.read_until, excluded.read_until)`,
      }),
    )
    .execute()
}

interface OfStage extends OfReader {
  readonly stageId: string
}

/** Whether anything was said of a candidate in a stage. */
export async function isSaidIn(db: Database, { companyId, candidateId, stageId }: OfStage): Promise<boolean> {
  const row = await db
    .selectFrom('evaluation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('stageId', '=', stageId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers the same of what was said in one stage alone. */
export async function putStageReadUntil(
  db: Database,
  { companyId, candidateId, accountId, stageId }: OfStage,
  readUntil: Date,
): Promise<void> {
  await db
    .insertInto('evaluationStageRead')
    .values({ companyId, candidateId, accountId, stageId, readUntil })
    .onConflict((on) =>
      on.columns(['accountId', 'candidateId', 'stageId']).doUpdateSet({
        readUntil: sql`greatest(evaluation_stage_read.read_until, excluded.read_until)`,
      }),
    )
    .execute()
}
