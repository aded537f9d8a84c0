import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { OfReader } from './evaluations.ts'

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
