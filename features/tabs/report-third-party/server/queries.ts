import { createHash } from 'node:crypto'
import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import type { OfCandidate } from '../../../candidates/candidates/server/queries.ts'
import { byDistinctIds } from '../../../platform/imports/rules/distinct-ids.ts'
import { listNamedFiles, releaseFiles } from '../../../platform/imports/server/queries/files.ts'
import { standsAlone } from '../../../platform/imports/server/queries/merged.ts'
import { readFileReference } from '../../../platform/media/rules.ts'
import { type BundledEvaluations, StoredEvaluation } from '../rules/stored.ts'
import { deletedEvaluation } from '../rules/written.ts'

export interface EvaluationRow {
  readonly id: string
  readonly candidateId: CandidateId
  readonly revision: string
  readonly evaluation: StoredEvaluation
}

/** An evaluation in a list; null where it cannot be read. */
export interface ListedEvaluation {
  readonly id: string
  readonly revision: string
  readonly createdAt: Date
  readonly evaluation: StoredEvaluation | null
}

interface Read {
  readonly id: string
  readonly candidateId: CandidateId
  readonly document: unknown
}

const readDocument = (document: unknown) => readStored(StoredEvaluation, document, 'thirdParty')

/** Made of what is stored, as imports replace it too. */
const revisionOf = (document: unknown) =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url')

const rowOf = ({ id, candidateId, document }: Read): EvaluationRow => ({
  id,
  candidateId,
  revision: revisionOf(document),
  evaluation: readDocument(document),
})

/** The third-party evaluations of a candidate, unsorted, without the deleted ones. */
export async function listEvaluations(
  db: Database,
  of: OfCandidate,
  readPart: ReadPart,
): Promise<ListedEvaluation[]> {
  const rows = await db
    .selectFrom('thirdPartyEvaluation')
    .where('candidateId', '=', of.candidateId)
    .where('companyId', '=', of.companyId)
    .where('deletedAt', 'is', null)
    .select(['id', 'document', 'createdAt'])
    .execute()
  return rows.map(({ document, ...row }) => ({
    ...row,
    revision: revisionOf(document),
    evaluation: readPart<StoredEvaluation | null>(() => readDocument(document), null),
  }))
}

/** How many third-party evaluations a candidate has, without the deleted ones. */
export async function countEvaluations(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<number> {
  const row = await db
    .selectFrom('thirdPartyEvaluation')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function evaluationOf(db: Database, companyId: CompanyId, id: string) {
  return db
    .selectFrom('thirdPartyEvaluation')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .select(['id', 'candidateId', 'document'])
}

/**
 * The candidate of an evaluation, even a deleted one, so that a retry of its deletion finds it; null for an unknown
 * one.
 */
export async function findOwner(db: Database, companyId: CompanyId, id: string): Promise<CandidateId | null> {
  return (await evaluationOf(db, companyId, id).executeTakeFirst())?.candidateId ?? null
}

/** A candidate's evaluation that is not deleted, locked until the transaction ends; or null. */
export async function lockEvaluation(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
  id: string,
): Promise<EvaluationRow | null> {
  const row = await evaluationOf(transaction, companyId, id)
    .where('candidateId', '=', candidateId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? rowOf(row) : null
}

const columnsOf = (evaluation: StoredEvaluation) => ({
  document: JSON.stringify(evaluation),
  fileId: readFileReference(evaluation.fileUrl),
})

/** Stores an evaluation that a person recorded; returns its id. */
export async function insertEvaluation(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  evaluation: StoredEvaluation,
  now: Date,
): Promise<string> {
  const id = newId()
  const row = { id, companyId, candidateId, ...columnsOf(evaluation), createdAt: now }
  await db.insertInto('thirdPartyEvaluation').values(row).execute()
  return id
}

/** Stores a person's change, which no import undoes. */
export async function updateEvaluation(
  db: Database,
  { id }: EvaluationRow,
  evaluation: StoredEvaluation,
  now: Date,
): Promise<void> {
  const change = { ...columnsOf(evaluation), changedAt: now }
  await db.updateTable('thirdPartyEvaluation').set(change).where('id', '=', id).execute()
}

/** Marks an evaluation as deleted; its row stays, so that no import brings it back. */
export async function markDeleted(db: Database, { id, evaluation }: EvaluationRow, now: Date): Promise<void> {
  const change = { ...columnsOf(deletedEvaluation(evaluation)), deletedAt: now }
  await db.updateTable('thirdPartyEvaluation').set(change).where('id', '=', id).execute()
}

/**
 * Removes a file from a candidate, with the results of its conversion, if nothing else of the candidate names it.
 *
 * Called within a transaction that holds imports off.
 */
export async function releaseFile(transaction: Database, of: OfCandidate, fileId: FileId): Promise<void> {
  const named = await listNamedFiles(transaction, of)
  if (named.has(fileId)) return
  await releaseFiles(transaction, of, [fileId])
}

/**
 * Replaces earlier imported evaluations by those of a bundle, except for what people changed or deleted.
 *
 * Called within a transaction.
 */
export async function replaceImportedEvaluations(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
  imported: BundledEvaluations,
): Promise<void> {
  const evaluations = byDistinctIds(imported)
  const ids = [...evaluations.keys()]
  await transaction
    .deleteFrom('thirdPartyEvaluation')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('externalId', 'is not', null)
    .where('changedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where(standsAlone(candidateId))
    .$if(ids.length > 0, (rest) => rest.where('externalId', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  const rows = [...evaluations].map(([externalId, evaluation]) => ({
    id: newId(),
    companyId,
    candidateId,
    externalId,
    ...columnsOf(evaluation),
    createdAt: new Date(evaluation.createDate),
  }))
  await transaction
    .insertInto('thirdPartyEvaluation')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['candidateId', 'externalId'])
        .doUpdateSet(({ ref }) => ({
          document: ref('excluded.document'),
          fileId: ref('excluded.fileId'),
          createdAt: ref('excluded.createdAt'),
        }))
        .where('thirdPartyEvaluation.changedAt', 'is', null)
        .where('thirdPartyEvaluation.deletedAt', 'is', null),
    )
    .execute()
}
