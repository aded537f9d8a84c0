import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { SubjectScores } from '../rules/standing.ts'
import { type StarScale, starScale } from '../rules/stars.ts'

export interface PositionScore {
  readonly subject: string
  readonly score: number
  readonly outOf: StarScale
}

/** Keeps the scores of one interview where its position is compared, in place of those before. */
export async function putPositionScores(
  db: Database,
  of: { companyId: CompanyId; positionId: PositionId; candidateId: CandidateId; interviewId: InterviewId },
  scores: readonly PositionScore[],
): Promise<void> {
  const { companyId, positionId, candidateId, interviewId } = of
  await db
    .deleteFrom('positionScore')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .execute()
  if (scores.length === 0) return
  await db
    .insertInto('positionScore')
    .values(
      scores.map(({ subject, score, outOf }) => ({
        companyId,
        positionId,
        candidateId,
        interviewId,
        subject,
        score,
        outOf,
      })),
    )
    .execute()
}

/** What the scores of an interview are out of; null while no analysis of it has come in. */
export async function findStarScale(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
): Promise<StarScale | null> {
  const row = await db
    .selectFrom('interview')
    .where('id', '=', of.interviewId)
    .where('companyId', '=', of.companyId)
    .select('scoreOutOf')
    .executeTakeFirst()
  const outOf = row?.scoreOutOf ?? null
  return outOf === null ? null : starScale(outOf === 3)
}

/**
 * How often each score of a scale stands in a position, subject by subject, every candidate once with the best of
 * their interviews.
 *
 * It reads the position's entries of one index and nothing else, however many other positions there are.
 */
export async function listSubjectScores(
  db: Database,
  of: { companyId: CompanyId; positionId: PositionId; candidateId: CandidateId },
  outOf: StarScale,
): Promise<SubjectScores[]> {
  const { rows } = await sql<SubjectScores>`
    select subject, json_agg(json_build_array(hundredths, count)) as counts, max(own) as own
    from (
      select subject, round(best * 100)::integer as hundredths, count(*)::integer as count,
        max(round(best * 100)::integer) filter (where candidate_id = ${of.candidateId}) as own
      from (
        select subject, candidate_id, max(score) as best
        from position_score
        where position_id = ${of.positionId} and company_id = ${of.companyId} and out_of = ${outOf}
        group by subject, candidate_id
      ) best_of_candidate
      group by subject, hundredths
    ) counted
    group by subject`.execute(db)
  return rows
}
