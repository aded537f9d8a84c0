import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

interface OneCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** Outcome of a candidate, and who keeps it. A keeping that is over counts as none. */
export async function getKeeping(db: Database, { companyId, candidateId }: OneCandidate, now: Date) {
  return db
    .selectFrom('candidate')
    .leftJoin('retentionKeep as keep', (join) =>
      join.onRef('keep.candidateId', '=', 'candidate.id').on('keep.endsAt', '>', now),
    )
    .leftJoin('account', 'account.id', 'keep.byAccountId')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', '=', candidateId)
    .select([
      'candidate.outcome',
      'candidate.outcomeAt',
      'keep.reason',
      'keep.endsAt',
      'account.name as byName',
    ])
    .executeTakeFirstOrThrow()
}

export type Keeping = Awaited<ReturnType<typeof getKeeping>>

/** Keeps a candidate; an earlier keeping of it is replaced. */
export async function putKeeping(
  db: Database,
  { companyId, candidateId }: OneCandidate,
  keeping: {
    readonly reason: string
    readonly endsAt: Date
    readonly byAccountId: AccountId
    readonly keptAt: Date
  },
): Promise<void> {
  await db
    .insertInto('retentionKeep')
    .values({ companyId, candidateId, ...keeping })
    .onConflict((on) => on.column('candidateId').doUpdateSet(keeping))
    .execute()
}

export async function deleteKeeping(db: Database, { companyId, candidateId }: OneCandidate): Promise<void> {
  await db
    .deleteFrom('retentionKeep')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .execute()
}

/** Stores the months of a company, and until when the rule waits. */
export async function putRetention(
  db: Database,
  companyId: CompanyId,
  retention: { readonly months: number; readonly waitsUntil: Date | null },
): Promise<void> {
  await db
    .insertInto('companyRetention')
    .values({ companyId, ...retention })
    .onConflict((on) => on.column('companyId').doUpdateSet(retention))
    .execute()
}
