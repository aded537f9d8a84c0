import { compiled } from '@candor/db/compiled'
import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { SubjectScores } from '../rules/standing.ts'
import type { StarScale } from '../rules/stars.ts'

export interface PositionScore {
  readonly subject: string
  readonly score: number
  readonly outOf: StarScale
}

/** Replaces the scores of one interview in the table that standings are computed from. */
export async function replacePositionScores(
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

interface PositionStanding {
  /** The imported scale of the interview's scores; `usual` without any. */
  readonly outOf: StarScale
  readonly scores: readonly SubjectScores[]
}

/** An interview among the scores of its position. */
interface OfScores {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId
  /** The scale of an interview without scores. */
  readonly usual: StarScale
}

const selectStanding = compiled((db, { interviewId, companyId, candidateId, positionId, usual }: OfScores) =>
  sql<PositionStanding>`
    with scale as (
      select coalesce(
        (select score_out_of from interview where id = ${interviewId} and company_id = ${companyId}),
        ${usual}::smallint
      ) as out_of
    )
    select out_of, (
      select coalesce(json_agg(json_build_object('subject', subject, 'counts', counts, 'own', (
        select best_own
        from position_score as here
        where here.interview_id = ${interviewId} and here.company_id = ${companyId}
          and here.subject = of_subject.subject and round(here.score * 100)::integer = best_own
      ))), '[]')
      from (
        select subject, json_agg(json_build_array(hundredths, count)) as counts, max(own) as best_own
        from (
          select subject, round(best * 100)::integer as hundredths, count(*)::integer as count,
            max(round(best * 100)::integer) filter (where candidate_id = ${candidateId}) as own
          from (
            select subject, candidate_id, max(score) as best
            from position_score
            where position_id = ${positionId} and company_id = ${companyId} and out_of = scale.out_of
            group by subject, candidate_id
          ) best_of_candidate
          group by subject, hundredths
        ) counted
        group by subject
      ) of_subject
    ) as scores
    from scale`.compile(db),
)

/**
 * How often each score occurs in the interview's position on its scale, by subject, with the best score of each
 * candidate, and the interview's own where it is that.
 *
 * It reads only the position's entries of one index and the interview's scores, however many other positions there are.
 */
export async function readStanding(
  db: Database,
  of: Omit<OfScores, 'usual'>,
  usual: StarScale,
): Promise<PositionStanding> {
  const { companyId, positionId, candidateId, interviewId } = of
  const [standing] = await selectStanding(db, { companyId, positionId, candidateId, interviewId, usual })
  return standing ?? { outOf: usual, scores: [] }
}
