import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import type { ReportReader } from '../../access/rules/viewer.ts'
import { findCandidateDocument } from '../../candidates/server/queries.ts'
import { readEvaluations } from '../../evaluations/server/queries/evaluations.ts'
import { remarkType } from '../rules.ts'
import { Remarks } from './import.ts'

/** The remarks on a candidate: those written here, and imported ones, which are stored separately. */
export async function listRemarks(db: Database, reader: ReportReader): Promise<Remarks> {
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
  return document === null || !reader.maySeeOpinionOf(null)
    ? written
    : [...written, ...readStored(Remarks, document, 'remarks')]
}
