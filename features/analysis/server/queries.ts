import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import { EvidenceItem } from '../../evidence/contract.ts'
import { findInterviewDocuments } from '../../interviews/server/queries.ts'
import { AiData } from '../contract/ai-data.ts'

const StoredEvidence = z.array(EvidenceItem)

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

/** The stored analysis with its evidence; null and empty while none has come in. */
export async function findAnalysis(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<{ aiData: AiData | null; evidence: EvidenceItem[] }> {
  const documents = await findInterviewDocuments(db, of, ['aiData', 'evidence'])
  const aiData = documents.get('aiData') ?? null
  return {
    aiData: aiData === null ? null : readStored(AiData, aiData),
    evidence: readStored(StoredEvidence, documents.get('evidence') ?? []),
  }
}
