import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { getRetention } from '../../../../platform/company/server/queries/retention.ts'
import { type Due, dueAt } from '../../rules/retention.ts'

/**
 * Takes the turn of a company for one server; false where another server has had it within the pause. The statement is
 * atomic, so that two servers never share a turn.
 */
export async function takeTurn(
  db: Database,
  companyId: CompanyId,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into company_retention as turn (company_id, ran_at) values (${companyId}, ${now})
    on conflict (company_id) do update set ran_at = excluded.ran_at
      where turn.ran_at is null or turn.ran_at <= ${since}
    returning company_id`.execute(db)
  return rows.length > 0
}

/** Companies with a candidate whose outcome is old enough for the shortest time. */
export async function listCompaniesWithOutcomes(db: Database, outcomeBefore: Date): Promise<CompanyId[]> {
  const rows = await db
    .selectFrom('company')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('candidate')
          .whereRef('candidate.companyId', '=', 'company.id')
          .where('candidate.outcome', 'is not', null)
          .where('candidate.outcomeAt', '<', outcomeBefore)
          .select('candidate.id'),
      ),
    )
    .orderBy('company.id')
    .select('company.id')
    .execute()
  return rows.map(({ id }) => id)
}

function dueCandidates(db: Database, companyId: CompanyId, { horizon, arrivedBeforeId }: Due) {
  return db
    .selectFrom('candidate')
    .leftJoin('retentionKeep as keep', 'keep.candidateId', 'candidate.id')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.outcome', 'is not', null)
    .where('candidate.outcomeAt', '<', horizon.outcomeBefore)
    .where(sql<boolean>`candidate.id < ${arrivedBeforeId}::uuid`)
    .where((eb) => eb.or([eb('keep.endsAt', 'is', null), eb('keep.endsAt', '<', horizon.keptBefore)]))
    .select('candidate.id')
}

/** Whether the rule erases a candidate at a moment. */
export async function isDueNow(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  now: Date,
): Promise<boolean> {
  const due = dueAt({ ...(await getRetention(db, companyId)), now })
  if (due === null) return false
  const row = await dueCandidates(db, companyId, due)
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst()
  return row !== undefined
}

/** The candidate with the oldest outcome that the rule erases now, beside some; null where there is none. */
export async function findDue(
  db: Database,
  companyId: CompanyId,
  due: Due,
  beside: readonly CandidateId[],
): Promise<CandidateId | null> {
  const row = await dueCandidates(db, companyId, due)
    .where(sql<boolean>`candidate.id <> all(${beside}::uuid[])`)
    // It waits in an order already, which is gone on with.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('erasureCandidate as waiting')
            .whereRef('waiting.candidateId', '=', 'candidate.id')
            .select('waiting.candidateId'),
        ),
      ),
    )
    .orderBy('candidate.outcomeAt')
    .orderBy('candidate.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
