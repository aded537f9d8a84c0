import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { findCandidateDocument } from '../../../candidates/candidates/server/queries.ts'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import { readEvaluations } from '../../../review/evaluations/server/queries/evaluations.ts'
import { remarkType } from '../rules.ts'
import { Remarks } from './import.ts'

/**
 * The remarks on a candidate: those written here, and imported ones, which are stored separately; `imported` is null
 * where they cannot be read.
 */
export async function listRemarks(
  db: Database,
  reader: ReportReader,
  readPart: ReadPart,
): Promise<{ written: Remarks; imported: Remarks | null }> {
  const [{ remarks }, document] = await Promise.all([
    readEvaluations(db, reader),
    findCandidateDocument(db, reader, 'remarks'),
  ])
  const written = remarks.map(({ id, writtenBy, content, source, createdAt }) => ({
    externalId: id,
    createdTime: createdAt,
    estimateType: remarkType,
    estimateUserName: writtenBy,
    estimateContent: content,
    source,
  }))
  // Imported ones have no account.
  const imported =
    document === null || !reader.maySeeOpinionOf(null)
      ? []
      : readPart<Remarks | null>(() => readStored(Remarks, document, 'remarks'), null)
  return { written, imported }
}
