import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { findCandidateDocument } from '../../../candidates/candidates/server/queries.ts'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import { type RemarkRow, readEvaluations } from '../../../review/evaluations/server/queries/evaluations.ts'
import { listMentions, type MentionRow } from '../../../review/mentions/server/queries.ts'
import { Remarks } from './import.ts'

interface RemarkOfHere extends RemarkRow {
  readonly mentions: readonly MentionRow[]
}

/**
 * The remarks on a candidate: those written here, and imported ones, which are stored separately; `imported` is null
 * where they cannot be read.
 */
export async function listRemarks(
  db: Database,
  reader: ReportReader,
  readPart: ReadPart,
): Promise<{ written: RemarkOfHere[]; imported: Remarks | null }> {
  const [{ remarks }, document] = await Promise.all([
    readEvaluations(db, reader),
    findCandidateDocument(db, reader, 'remarks'),
  ])
  const mentions = await listMentions(
    db,
    reader,
    remarks.map(({ id }) => id),
  )
  const written = remarks.map((remark) => ({ ...remark, mentions: mentions.get(remark.id) ?? [] }))
  // Imported ones have no account.
  const imported =
    document === null || !reader.maySeeOpinionOf(null)
      ? []
      : readPart<Remarks | null>(() => readStored(Remarks, document, 'remarks'), null)
  return { written, imported }
}
