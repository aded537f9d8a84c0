import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, InterviewId } from '@candor/kernel/ids'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'

interface OfInterview {
  companyId: CompanyId
  interviewId: InterviewId
}

/** The manual scores of an interview or one question that a reader may see now, newest first. */
export async function listManualScores(
  db: Database,
  reader: ReportReader<InterviewId>,
  questionId: string | undefined,
) {
  const { companyId, interviewId } = reader
  const scores = await db
    .selectFrom('manualScore')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .$if(Boolean(questionId), (scores) => scores.where('questionId', '=', questionId ?? ''))
    .select(['accountId', 'questionId', 'scoredBy', 'createdAt', 'score', 'opinion'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return scores.filter(({ accountId }) => reader.maySeeOpinionOf(accountId))
}

/** Replaces the imported scores of an interview; those given here stay. */
export async function replaceImportedScores(
  db: Database,
  { companyId, interviewId }: OfInterview,
  scores: readonly Omit<NewRow<'manualScore'>, 'id' | keyof OfInterview>[],
): Promise<void> {
  const imported = db
    .deleteFrom('manualScore')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('externalId', 'is not', null)
  await imported.execute()
  if (scores.length === 0) return
  const rows = scores.map((score) => ({ id: newId(), companyId, interviewId, ...score }))
  await db.insertInto('manualScore').values(rows).execute()
}

/** The last score of an account for an answer; null before its first. */
export async function findLastScore(
  db: Database,
  { companyId, interviewId }: OfInterview,
  by: { questionId: string; accountId: AccountId },
): Promise<number | null> {
  const row = await db
    .selectFrom('manualScore')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('questionId', '=', by.questionId)
    .where('accountId', '=', by.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('score')
    .limit(1)
    .executeTakeFirst()
  return row?.score ?? null
}

/** How many scores an account has given in an interview; what an import brought is left out. */
export async function countScores(
  db: Database,
  { companyId, interviewId }: OfInterview,
  accountId: AccountId,
): Promise<number> {
  const row = await db
    .selectFrom('manualScore')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('externalId', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertScore(db: Database, score: Omit<NewRow<'manualScore'>, 'id'>): Promise<void> {
  await db
    .insertInto('manualScore')
    .values({ id: newId(), ...score })
    .execute()
}
