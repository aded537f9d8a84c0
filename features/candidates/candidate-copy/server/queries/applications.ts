import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId, PersonId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** The facts of an application that stand at the head of its part of a copy. */
export interface Application {
  readonly candidateId: CandidateId
  readonly personId: PersonId
  readonly name: string
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly stageId: string
  readonly stageSince: Date
  readonly appliedAt: Date
  readonly outcome: string | null
  readonly outcomeAt: Date | null
  readonly interviewIds: InterviewId[]
}

/** The applications of a copy, newest first. */
export async function listApplications(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select candidate.id as candidate_id, candidate.person_id, candidate.name, candidate.name_latin,
      candidate.is_anonymous, position.name as position_name, position.name_latin as position_name_latin,
      candidate.stage_id, candidate.stage_since, candidate.applied_at, candidate.outcome, candidate.outcome_at,
      array(select id from interview where interview.candidate_id = candidate.id order by sort_index, id)
        as interview_ids
    from candidate join position on position.id = candidate.position_id
    where candidate.company_id = ${companyId} and candidate.id = any(${candidateIds}::uuid[])
    order by candidate.applied_at desc, candidate.id`.execute(db)
  return rows
}

/** A step of an application: what a candidate is told of a move, which has no name and no reason. */
export interface Step {
  readonly movedAt: Date
  readonly toStageId: string
  readonly toOutcome: string | null
}

export function listSteps(db: Database, candidateId: CandidateId): Promise<Step[]> {
  return db
    .selectFrom('candidateMove')
    .where('candidateId', '=', candidateId)
    .orderBy('movedAt')
    .orderBy('id')
    .select(['movedAt', 'toStageId', 'toOutcome'])
    .execute()
}

/** Kinds of readers of a report: colleagues of the company, and people outside it. */
type SharedWith = 'colleague' | 'mail' | 'link'

export interface Sharing {
  readonly kind: SharedWith
  readonly from: Date
  /** End of the reading; null for colleagues. */
  readonly until: Date | null
}

/** Whom a report was shown to, by kind, without names. */
export async function listSharings(db: Database, candidateId: CandidateId): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    select 'colleague' as kind, created_at as "from", withdrawn_at as until from recommendation
      where candidate_id = ${candidateId}
    union all
    select case when to_address is null then 'link' else 'mail' end, created_at,
      least(expires_at, coalesce(revoked_at, expires_at))
      from share_grant where candidate_id = ${candidateId} and not is_preview
    order by 2`.execute(db)
  return rows
}

/** The candidates of a person, newest first; the given one alone where the rest is not asked for. */
export async function listCandidatesOfPerson(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  most: number,
): Promise<CandidateId[]> {
  const rows = await db
    .selectFrom('candidate')
    .innerJoin('candidate as asked', 'asked.personId', 'candidate.personId')
    .where('asked.id', '=', candidateId)
    .where('asked.companyId', '=', companyId)
    .where('candidate.companyId', '=', companyId)
    .orderBy('candidate.appliedAt', 'desc')
    .orderBy('candidate.id')
    .limit(most)
    .select('candidate.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The names of a company, and its time zone. */
export function getCompanyFacts(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['name', 'nameLatin', 'timeZone'])
    .executeTakeFirstOrThrow()
}
