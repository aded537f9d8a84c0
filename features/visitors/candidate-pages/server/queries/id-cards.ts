import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { storeCandidateDocument } from '../../../../candidates/candidates/server/queries.ts'
import { listNamedFiles, releaseFiles } from '../../../../platform/imports/server/queries/files.ts'
import { fileReference } from '../../../../platform/media/rules.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** The part of a report with both sides, whether imported or sent in here. */
const part = 'idCard'

/** Releases files that a candidate's report no longer names. Called within a transaction that holds imports off. */
async function releaseUnnamed(
  transaction: Database,
  of: OfCandidate,
  before: ReadonlySet<FileId>,
): Promise<number> {
  const named = await listNamedFiles(transaction, of)
  const gone = [...before].filter((fileId) => !named.has(fileId))
  await releaseFiles(transaction, of, gone)
  return gone.length
}

/** Replaces the sides of a candidate's ID card or other document (`back`: null for none), and releases the files of the previous ones. */
export async function putIdCard(
  transaction: Database,
  of: OfCandidate,
  { front, back }: { readonly front: FileId; readonly back: FileId | null },
  now: Date,
): Promise<void> {
  const before = await listNamedFiles(transaction, of)
  const document = { frontIdCard: fileReference(front), backIdCard: back && fileReference(back) }
  await storeCandidateDocument(transaction, of, part, document, now)
  await releaseUnnamed(transaction, of, before)
}

/**
 * Deletes the ID card that was stored at a given time, with its files; returns the number of files, or null where there
 * was no such card. A later one stays.
 */
export async function deleteIdCard(
  transaction: Database,
  of: OfCandidate,
  receivedAt: Date,
): Promise<number | null> {
  const before = await listNamedFiles(transaction, of)
  const { numDeletedRows } = await transaction
    .deleteFrom('candidateDocument')
    .where('companyId', '=', of.companyId)
    .where('candidateId', '=', of.candidateId)
    .where('part', '=', part)
    // Times from other programs may have microseconds.
    .where(sql<boolean>`date_trunc('milliseconds', received_at) = ${receivedAt}::timestamptz`)
    .executeTakeFirstOrThrow()
  const released = await releaseUnnamed(transaction, of, before)
  return numDeletedRows > 0n ? released : null
}

/** ID cards whose retention period is over, with the time of each; some at a time. */
export async function listOverdueIdCards(
  db: Database,
  {
    now,
    defaultDays,
    most,
  }: {
    readonly now: Date
    readonly defaultDays: number
    readonly most: number
  },
) {
  const { rows } = await sql<OfCandidate & { receivedAt: Date }>`
    select document.company_id, document.candidate_id, document.received_at
    from candidate_document as document
      left join company_setting as setting on setting.company_id = document.company_id and setting.key = 'rules'
    where document.part = ${sql.lit(part)}
      and document.received_at <= ${now}::timestamptz
        - coalesce((setting.value ->> 'idPhotoDays')::int, ${defaultDays}::int) * interval '1 day'
    order by document.received_at limit ${most}`.execute(db)
  return rows
}
