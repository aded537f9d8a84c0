import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import type { LiveLink } from '../../../plan/server/queries/mail-links.ts'

export async function hasSatisfaction(db: Database, { planId }: LiveLink): Promise<boolean> {
  const row = await db
    .selectFrom('satisfactionAnswer')
    .where('planId', '=', planId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a candidate's rating of an interview, unless there is one; says whether what is stored is this one. */
export async function insertSatisfaction(
  db: Database,
  { companyId, planId }: LiveLink,
  answer: { readonly score: number; readonly content: string; readonly answeredAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('satisfactionAnswer')
    .values({ id: newId(), companyId, planId, ...answer })
    .onConflict((on) => on.column('planId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return true
  const same = await db
    .selectFrom('satisfactionAnswer')
    .where('planId', '=', planId)
    .where('score', '=', answer.score)
    .where('content', '=', answer.content)
    .select('id')
    .executeTakeFirst()
  return same !== undefined
}

/** A candidate's ratings of their interviews, newest first. */
export function listSatisfactionOf(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
) {
  return db
    .selectFrom('satisfactionAnswer')
    .innerJoin('interviewPlan', 'interviewPlan.id', 'satisfactionAnswer.planId')
    .where('interviewPlan.companyId', '=', companyId)
    .where('interviewPlan.candidateId', '=', candidateId)
    .orderBy('satisfactionAnswer.answeredAt', 'desc')
    .select([
      'satisfactionAnswer.planId',
      'satisfactionAnswer.score',
      'satisfactionAnswer.content',
      'satisfactionAnswer.answeredAt',
    ])
    .execute()
}
