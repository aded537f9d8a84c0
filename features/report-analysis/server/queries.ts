import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { AiData } from '../contract/ai-data.ts'

/** Keeps the overall score where lists can read it. Null: the analysis still runs. */
export async function setOverallScore(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
  score: number | null,
): Promise<void> {
  await db
    .updateTable('interview')
    .set({ overallScore: score === null || score < 0 ? null : score })
    .where('id', '=', of.interviewId)
    .where('companyId', '=', of.companyId)
    .execute()
}

/** The stored analysis, or null while none has come in. */
export async function findAiData(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<AiData | null> {
  const document = await findInterviewDocument(db, of, 'aiData')
  return document === null ? null : AiData.parse(document)
}
