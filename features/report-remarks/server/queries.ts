import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { remarkType } from '../rules.ts'
import { Remarks } from './import.ts'

async function listWritten(db: Database, { companyId, candidateId }: OfCandidate): Promise<Remarks> {
  const rows = await db
    .selectFrom('remark')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'writtenBy', 'content', 'source', 'createdAt'])
    .execute()
  return rows.map(({ id, writtenBy, content, source, createdAt }) => ({
    externalId: id,
    createdTime: createdAt.getTime(),
    estimateType: remarkType,
    estimateUserName: writtenBy,
    estimateContent: content,
    source,
  }))
}

/** The remarks on a candidate: those that were written here, and those that were imported, which stay apart. */
export async function listRemarks(db: Database, of: OfCandidate): Promise<Remarks> {
  const [written, document] = await Promise.all([
    listWritten(db, of),
    findCandidateDocument(db, of, 'remarks'),
  ])
  return document === null ? written : [...written, ...readStored(Remarks, document)]
}
