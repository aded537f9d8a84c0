import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import { EvidenceItem } from '../../evidence/contract.ts'
import { testParts } from '../../interviews/rules/ai-data.ts'
import { isChecked } from '../../interviews/rules.ts'
import {
  findInterviewDocument,
  findInterviewDocuments,
  type OfInterview,
} from '../../interviews/server/queries.ts'
import { AiData } from '../contract/ai-data.ts'
import type { AnalysisFacts } from '../rules/facts.ts'
import { withTestResults } from '../rules/tests.ts'

const StoredEvidence = z.array(EvidenceItem)

const CheckedAnswer = {
  question_id: z.string(),
  problem_answer_method: z.number(),
  objective_score: z.nullish(z.number()),
  right_key: z.nullish(z.string()),
}
const StoredAnswers = z.array(
  z.object({ ...CheckedAnswer, subAnswerList: z.optional(z.array(z.object(CheckedAnswer))) }),
)

/** Stores the facts of an analysis where lists and tabs can read them without its document. */
export async function setAnalysisFacts(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
  facts: AnalysisFacts,
): Promise<void> {
  await db
    .updateTable('interview')
    .set(facts)
    .where('id', '=', of.interviewId)
    .where('companyId', '=', of.companyId)
    .execute()
}

/** The stored analysis with its evidence and its tests; null and empty while none has come in. */
export async function findAnalysis(
  db: Database,
  of: OfInterview,
): Promise<{ aiData: AiData | null; evidence: EvidenceItem[] }> {
  const documents = await findInterviewDocuments(db, of, ['aiData', 'evidence', ...testParts])
  const readAiData = (part: string) => {
    const document = documents.get(part) ?? null
    return document === null ? null : readStored(AiData, document)
  }
  const results = testParts.flatMap((part) => readAiData(part) ?? [])
  return {
    aiData: withTestResults(readAiData('aiData'), results),
    evidence: readStored(StoredEvidence, documents.get('evidence') ?? []),
  }
}

/** The ids of the answers that were checked against a key, including those to the parts of a reading question. */
export async function listCheckedAnswers(db: Database, of: OfInterview): Promise<ReadonlySet<string>> {
  const answers = readStored(StoredAnswers, (await findInterviewDocument(db, of, 'answers')) ?? [])
  const all = answers.flatMap(({ subAnswerList = [], ...answer }) => [answer, ...subAnswerList])
  const checked = all.filter((answer) =>
    isChecked({
      method: answer.problem_answer_method,
      verdict: answer.objective_score,
      rightKey: answer.right_key,
    }),
  )
  return new Set(checked.map(({ question_id }) => question_id))
}
