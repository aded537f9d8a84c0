import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { OfReader } from './evaluations.ts'

/** From when on evaluations are unread: up to when the account has read, and the application where it never did. */
export async function getUnreadSince(
  db: Database,
  { companyId, candidateId, accountId }: OfReader,
): Promise<Date> {
  const row = await db
    .selectFrom('candidate')
    .leftJoin('evaluationRead', (join) =>
      join
        .onRef('evaluationRead.candidateId', '=', 'candidate.id')
        .on('evaluationRead.accountId', '=', accountId),
    )
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select((eb) => eb.fn.coalesce('evaluationRead.readUntil', 'candidate.appliedAt').as('since'))
    .executeTakeFirstOrThrow()
  return row.since
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
