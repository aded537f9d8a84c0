import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface OfReport {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId
}

interface Visit extends OfReport {
  readonly accountId: AccountId
}

interface NewViewing extends Visit {
  readonly device: string
  readonly beganAt: Date
  readonly endedAt: Date
  readonly viewedMs: number
}

export async function insertViewing(db: Database, { viewedMs, ...viewing }: NewViewing): Promise<string> {
  const id = newId<'viewing'>()
  await db
    .insertInto('reportViewing')
    .values({ id, ...viewing, viewedMs: `${viewedMs}` })
    .execute()
  return id
}

/** A visit of an account to a report, locked until the transaction ends. */
export async function lockViewing(transaction: Database, visit: Visit, id: string) {
  const row = await transaction
    .selectFrom('reportViewing')
    .where('id', '=', id)
    .where('companyId', '=', visit.companyId)
    .where('interviewId', '=', visit.interviewId)
    .where('accountId', '=', visit.accountId)
    .forNoKeyUpdate()
    .select(['id', 'endedAt'])
    .executeTakeFirst()
  return row ?? null
}

export async function lengthenViewing(
  db: Database,
  id: string,
  { endedAt, byMs }: { endedAt: Date; byMs: number },
): Promise<void> {
  await db
    .updateTable('reportViewing')
    .set({ endedAt, viewedMs: sql`viewed_ms + ${byMs}` })
    .where('id', '=', id)
    .execute()
}

/** The readers of an interview's report, the last one first. */
export function listReaders(db: Database, { companyId, candidateId, interviewId }: OfReport, limit: number) {
  return db
    .selectFrom('reportViewing')
    .innerJoin('account', 'account.id', 'reportViewing.accountId')
    .where('reportViewing.companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('interviewId', '=', interviewId)
    .groupBy('account.id')
    .orderBy((eb) => eb.fn.max('endedAt'), 'desc')
    .orderBy('account.id')
    .limit(limit)
    .select((eb) => [
      'account.id',
      'account.name',
      eb.fn.min('beganAt').as('firstAt'),
      eb.fn.max('endedAt').as('lastAt'),
      eb.fn.sum<string>('viewedMs').as('viewedMs'),
      eb.fn.countAll<string>().as('visits'),
    ])
    .execute()
}

export type ReaderRow = Awaited<ReturnType<typeof listReaders>>[number]
