import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isExternalIdErased } from '../../../erasing/server/queries/erased-ids.ts'
import type { BundleResult } from '../../contract.ts'

export async function insertJob(
  db: Database,
  { companyId, bundlesAll, now }: { companyId: CompanyId; bundlesAll: number; now: Date },
): Promise<string> {
  const id: string = newId()
  await db
    .insertInto('importJob')
    .values({ id, companyId, state: 'running', bundlesAll, startedAt: now, touchedAt: now })
    .execute()
  return id
}

/** A stored bundle whose candidate was erased before its result is kept leaves nothing of it. */
async function withoutErased(
  db: Database,
  companyId: CompanyId,
  result: BundleResult,
): Promise<BundleResult> {
  const isGone = result.state !== 'refused' && (await isExternalIdErased(db, companyId, result.externalId))
  return isGone ? { externalId: '', state: result.state, faults: [], notes: [] } : result
}

/** Adds one bundle's result to a job. */
export async function addJobResult(
  db: Database,
  of: { companyId: CompanyId; jobId: string },
  result: BundleResult,
  now: Date,
): Promise<void> {
  const kept = await withoutErased(db, of.companyId, result)
  await db
    .with('job', (cte) =>
      cte
        .updateTable('importJob')
        .set((set) => ({ bundlesDone: set('bundlesDone', '+', 1), touchedAt: now }))
        .where('id', '=', of.jobId)
        .where('companyId', '=', of.companyId)
        .returning(['companyId', 'id', 'bundlesDone']),
    )
    .insertInto('importJobResult')
    .columns(['companyId', 'jobId', 'place', 'result'])
    .expression((eb) =>
      eb
        .selectFrom('job')
        .select(['companyId', 'id', 'bundlesDone', sql`${JSON.stringify(kept)}::jsonb`.as('result')]),
    )
    .execute()
}

export async function touchJob(
  db: Database,
  of: { companyId: CompanyId; jobId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('importJob')
    .set({ touchedAt: now })
    .where('id', '=', of.jobId)
    .where('companyId', '=', of.companyId)
    .execute()
}

export async function endJob(
  db: Database,
  of: { companyId: CompanyId; jobId: string },
  state: 'done' | 'failed',
  now: Date,
): Promise<void> {
  await db
    .updateTable('importJob')
    .set({ state, touchedAt: now })
    .where('id', '=', of.jobId)
    .where('companyId', '=', of.companyId)
    .execute()
}

/** Deletes jobs of all companies that were last touched before a time; returns how many. */
export async function deleteJobs(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('importJob')
    .where('touchedAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** A job of a company with the results of its bundles so far. */
export async function findJob(db: Database, companyId: CompanyId, jobId: string) {
  const row = await db
    .selectFrom('importJob')
    .where('id', '=', jobId)
    .where('companyId', '=', companyId)
    .select(['state', 'bundlesDone', 'bundlesAll', 'touchedAt'])
    .select((eb) =>
      sql<unknown>`results || coalesce(${eb
        .selectFrom('importJobResult')
        .whereRef('jobId', '=', 'importJob.id')
        .where('companyId', '=', companyId)
        .select(sql`jsonb_agg(result order by place)`.as('results'))}, '[]')`.as('results'),
    )
    .executeTakeFirst()
  return row ?? null
}

/** How many bundles of a job there are, and how many of them were not stored. */
export async function countResults(db: Database, jobId: string) {
  const { rows } = await sql<{ count: number; failed: number }>`
    select bundles_all as count, bundles_all - (
      select count(*)::int from import_job_result where job_id = import_job.id and result ->> 'state' <> 'refused'
    ) as failed
    from import_job where id = ${jobId}`.execute(db)
  return rows[0] ?? { count: 0, failed: 0 }
}
