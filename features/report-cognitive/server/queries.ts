import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { StoredCognitiveTest } from './import.ts'

/** The result of an interview's cognitive ability test; null while none has come in. */
export async function findCognitiveTest(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<StoredCognitiveTest | null> {
  const document = await findInterviewDocument(db, of, 'tests.cognitive')
  return document === null ? null : readStored(StoredCognitiveTest, document)
}
