import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { type OfCandidate, readCandidatePart } from '../../../candidates/candidates/server/queries.ts'
import { OfflineRounds, WrittenOfflineRound } from './import.ts'

/** The imported rounds in person of a candidate. */
export async function listOfflineRounds(db: Database, of: OfCandidate): Promise<OfflineRounds> {
  return (await readCandidatePart(db, of, 'offlineRounds', OfflineRounds)) ?? []
}

export interface WrittenRow {
  readonly accountId: AccountId
  /** Null where it cannot be read. */
  readonly round: WrittenOfflineRound | null
  readonly createdAt: Date
}

/** The rounds that were recorded here, in the order of their recording. */
export async function listWrittenRounds(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  readPart: ReadPart,
): Promise<WrittenRow[]> {
  const rows = await db
    .selectFrom('offlineInterview')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['accountId', 'document', 'createdAt'])
    .execute()
  return rows.map(({ accountId, document, createdAt }) => ({
    accountId,
    round: readPart<WrittenOfflineRound | null>(
      () => readStored(WrittenOfflineRound, document, 'offlineRounds'),
      null,
    ),
    createdAt,
  }))
}

/** How many rounds an account has recorded of a candidate. */
export async function countWrittenRounds(
  db: Database,
  { companyId, candidateId, accountId }: OfCandidate & { accountId: AccountId },
): Promise<number> {
  const row = await db
    .selectFrom('offlineInterview')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Stores a round that a person recorded; returns its id. */
export async function insertWrittenRound(
  db: Database,
  { companyId, candidateId, accountId }: OfCandidate & { accountId: AccountId },
  round: WrittenOfflineRound,
  now: Date,
): Promise<string> {
  const id = newId()
  const document = JSON.stringify(round)
  await db
    .insertInto('offlineInterview')
    .values({ id, companyId, candidateId, accountId, document, createdAt: now })
    .execute()
  return id
}
