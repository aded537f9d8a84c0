import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { resultOf } from '../../../../candidates/candidates/rules/decision.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'

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

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** When somebody last decided about a candidate to go on or not (epoch milliseconds); null where nobody has. */
export async function findDecidedAt(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<number | null> {
  const row = await db
    .selectFrom('evaluation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('result', 'in', [resultOf.pass, resultOf.reject])
    .select(({ fn }) => fn.max('createdAt').as('decidedAt'))
    .executeTakeFirst()
  return row?.decidedAt?.getTime() ?? null
}

/** The number and the total of all ratings of a candidate's position. */
export async function countRatingsOfPosition(db: Database, { companyId, candidateId }: OfCandidate) {
  const row = await db
    .selectFrom('satisfactionAnswer')
    .innerJoin('interviewPlan', 'interviewPlan.id', 'satisfactionAnswer.planId')
    .where('interviewPlan.companyId', '=', companyId)
    .where('interviewPlan.positionId', '=', (eb) =>
      eb
        .selectFrom('candidate')
        .where('candidate.companyId', '=', companyId)
        .where('candidate.id', '=', candidateId)
        .select('candidate.positionId'),
    )
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(score), 0)::int`.as('total')])
    .executeTakeFirstOrThrow()
  return row
}

/** A candidate's ratings of their interviews, newest first. */
export function listSatisfactionOf(db: Database, { companyId, candidateId }: OfCandidate) {
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
      'interviewPlan.startsAt',
      'interviewPlan.endsAt',
    ])
    .execute()
}
