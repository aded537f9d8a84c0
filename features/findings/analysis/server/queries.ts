import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { readChecked, readStored } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { type AiDataReach, testParts } from '../../../candidates/interviews/rules/ai-data.ts'
import { isChecked } from '../../../candidates/interviews/rules.ts'
import { findInterviewDocuments, type OfInterview } from '../../../candidates/interviews/server/queries.ts'
import { EvidenceItem } from '../../evidence/contract.ts'
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

/** The stored analysis, its evidence and its tests, as far as the reader may get them. */
export async function findAnalysis(
  db: Database,
  of: OfInterview,
  { isWhole, hasTests }: AiDataReach,
): Promise<ReadonlyMap<string, unknown>> {
  const tests = isWhole && hasTests ? testParts : []
  return findInterviewDocuments(db, of, ['aiData', ...(isWhole ? ['evidence'] : []), ...tests])
}

/** Reads what `findAnalysis` found; null and empty while nothing has come in. */
export function readAnalysisParts(
  documents: ReadonlyMap<string, unknown>,
  readPart: ReadPart,
): { aiData: AiData | null; evidence: EvidenceItem[] } {
  const stored = (part: string) => documents.get(part) ?? null
  const results = testParts.flatMap((part) =>
    readPart(() => (stored(part) === null ? [] : readChecked(AiData, stored(part), part)), []),
  )
  const aiData = readPart(
    () => (stored('aiData') === null ? null : readChecked(AiData, stored('aiData'), 'aiData')),
    null,
  )
  return {
    aiData: withTestResults(aiData, results),
    evidence: readPart(() => readStored(StoredEvidence, stored('evidence') ?? [], 'evidence'), []),
  }
}

/** The ids of the answers that were checked against a key, including those to the parts of a reading question. */
export function checkedAnswers(document: unknown): ReadonlySet<string> {
  const answers = readStored(StoredAnswers, document ?? [], 'answers')
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
