import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { OfReader } from './evaluations.ts'

/** Up to when an account has read the evaluations of a candidate or a stage; else the time of the application. */
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

/** Stores up to when an account has read; never an earlier time than before. */
export async function storeReadUntil(
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

/** Whether there is any evaluation in a stage. */
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

/** Stores the same for one stage. */
export async function storeStageReadUntil(
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
