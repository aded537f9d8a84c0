import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'

/** The filter, after the input was checked. */
export interface CandidateFilter {
  companyId: CompanyId
  /** The interviewer whose recommendations are listed; null for the company's candidates. */
  interviewerId: AccountId | null
  /** Whether the company hides its candidates' names: then none is found by name, phone or e-mail. */
  areAllAnonymous: boolean
  positionId: PositionId | null
  name: string | null
  phone: string | null
  email: string | null
  minWorkAge: number | null
  maxWorkAge: number | null
  recommendStatus: number | null
  haveOperate: boolean | null
  recommendStageId: string | null
}

/** The same, where a statement may find the position itself. */
export interface SqlFilter extends Omit<CandidateFilter, 'positionId'> {
  positionId: PositionId | RawBuilder<PositionId> | null
}

/** A filter that leaves nobody out. */
export const noFilter = {
  areAllAnonymous: false,
  positionId: null,
  name: null,
  phone: null,
  email: null,
  minWorkAge: null,
  maxWorkAge: null,
  recommendStatus: null,
  haveOperate: null,
}

/** Whether a filter looks for persons by their name, phone or e-mail. */
export function looksForPerson({
  name,
  phone,
  email,
}: Pick<CandidateFilter, 'name' | 'phone' | 'email'>): boolean {
  return name !== null || phone !== null || email !== null
}

/** The states of cells in SQL, for counting and filtering: the same rule as `cellState`. */
export const isOperated = sql<boolean>`coalesce(given.operate_status in (1, 2, 4), false)`
export const isInvalid = sql<boolean>`(not ${isOperated} and coalesce(
  given.withdrawn_at is not null or given.recommend_stage_id <> candidate.stage_id
    or (given.recommend_stage_id is not null and candidate.outcome is not null), false))`
export const isWaiting = sql<boolean>`(not ${isOperated} and not ${isInvalid})`

type Giving = Pick<SqlFilter, 'companyId' | 'interviewerId' | 'recommendStageId'>

/** The recommendations for cells. */
function givenFrom(db: Database, { companyId, interviewerId, recommendStageId }: Giving) {
  return db
    .selectFrom('recommendation')
    .where('recommendation.companyId', '=', companyId)
    .$if(interviewerId !== null, (query) => query.where('toAccountId', '=', interviewerId))
    .$if(recommendStageId !== null, (query) => query.where('recommendStageId', '=', recommendStageId))
    .select([
      'recommendation.candidateId',
      interviewerId === null
        ? sql<number | null>`case when decides then operate_status end`.as('operateStatus')
        : 'operateStatus',
      'withdrawnAt',
      'recommendStageId',
      'recommendStatus',
      // As in the gate: a recommendation to oneself opens no report.
      sql<boolean>`bool_or(withdrawn_at is null and by_account_id is distinct from to_account_id)
        over (partition by recommendation.candidate_id)`.as('isLive'),
    ])
}

/** An undecided recommendation that can be answered in the candidate's present stage. */
const isOpen = sql<boolean>`(operate_status is null and withdrawn_at is null
  and recommend_stage_id = candidate.stage_id and candidate.outcome is null)`

/**
 * Which of several recommendations for one candidate decides the cell: the newest decision of HR or an administrator
 * comes first, then one that was not withdrawn, then the newest. For an interviewer it is what they still have to
 * answer, then their decision.
 */
function cellOrder({ interviewerId }: Giving) {
  return interviewerId === null
    ? sql`operate_status is null or not decides, withdrawn_at is not null,
        case when decides then operated_at end desc nulls last, recommendation.created_at desc`
    : sql`${isOpen} desc, operate_status is null, withdrawn_at is not null, recommendation.created_at desc`
}

/** Looks up each candidate's recommendation separately: for a page of a few candidates. */
function oneByOne(db: Database, filter: SqlFilter) {
  return db.selectFrom('candidate').leftJoinLateral(
    () =>
      givenFrom(db, filter)
        .where('recommendation.candidateId', '=', sql.ref<CandidateId>('candidate.id'))
        .orderBy(cellOrder(filter))
        .limit(1)
        .as('given'),
    (join) => join.onTrue(),
  )
}

/** The recommendation of each candidate that decides the cell, of all candidates with one. */
export function decisiveRecommendations(db: Database, filter: Giving) {
  return (
    givenFrom(db, filter)
      // For its stage, by which an interviewer's are ordered.
      .$if(filter.interviewerId !== null, (query) =>
        query.innerJoin('candidate', 'candidate.id', 'recommendation.candidateId'),
      )
      .distinctOn('recommendation.candidateId')
      .orderBy('recommendation.candidateId')
      .orderBy(cellOrder(filter))
  )
}

/** The recommendations of all candidates in one query: for counting, which needs every one. */
function allAtOnce(db: Database, filter: SqlFilter) {
  const { positionId } = filter
  const given = decisiveRecommendations(db, filter)
    .$if(positionId !== null, (query) =>
      query.where('recommendation.candidateId', 'in', (eb) =>
        eb.selectFrom('candidate').where('candidate.positionId', '=', positionId).select('candidate.id'),
      ),
    )
    .as('given')
  return db
    .selectFrom('candidate')
    .leftJoin(given, (join) => join.onRef('given.candidateId', '=', 'candidate.id'))
}

type Selection = typeof oneByOne | typeof allAtOnce

/**
 * Candidates, each with the recommendation that decides its cell. An interviewer sees only those recommended to them.
 */
function candidatesOf(db: Database, filter: SqlFilter, look: Selection) {
  const { companyId, interviewerId, recommendStageId } = filter
  return (
    look(db, filter)
      .where('candidate.companyId', '=', companyId)
      .$if(recommendStageId !== null, (query) => query.where('given.recommendStageId', 'is not', null))
      // Starts from the few recommendations to the interviewer instead of scanning the company.
      .$if(interviewerId !== null, (query) =>
        query.where('candidate.id', 'in', (eb) =>
          eb
            .selectFrom('recommendation as own')
            .where('own.companyId', '=', companyId)
            .where('own.toAccountId', '=', interviewerId)
            .select('own.candidateId'),
        ),
      )
  )
}

/** The candidates of a filter regardless of decisions: the basis of the three counts. */
function counted(db: Database, filteredCandidates: SqlFilter, look: Selection) {
  const { positionId, name, phone, email, minWorkAge, maxWorkAge, recommendStatus } = filteredCandidates
  return candidatesOf(db, filteredCandidates, look)
    .$if(positionId !== null, (query) => query.where('candidate.positionId', '=', positionId))
    .$if(looksForPerson(filteredCandidates), (query) =>
      query
        .where('candidate.isAnonymous', '=', false)
        .where(sql<boolean>`${!filteredCandidates.areAllAnonymous}`),
    )
    .$if(name !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('candidate.name', 'ilike', containing(name ?? '')),
          eb('candidate.nameLatin', 'ilike', containing(name ?? '')),
        ]),
      ),
    )
    .$if(phone !== null, (query) => query.where('candidate.phone', 'like', containing(phone ?? '')))
    .$if(email !== null, (query) => query.where('candidate.email', 'ilike', containing(email ?? '')))
    .$if(minWorkAge !== null, (query) => query.where('candidate.workYears', '>=', minWorkAge))
    .$if(maxWorkAge !== null, (query) => query.where('candidate.workYears', '<=', maxWorkAge))
    .$if(recommendStatus !== null, (query) => query.where('given.recommendStatus', '=', recommendStatus))
}

/**
 * Whether a counted candidate is in the list itself: one whose report an interviewer may no longer open is not (D14).
 */
export function isListed({ haveOperate, interviewerId }: Pick<SqlFilter, 'haveOperate' | 'interviewerId'>) {
  const isWanted = haveOperate === null ? sql`true` : haveOperate ? isOperated : isWaiting
  const mayOpen = interviewerId === null ? sql`true` : sql`given.is_live`
  return sql<boolean>`(${isWanted} and ${mayOpen})`
}

/** The candidates of a filter for counting, all at once. */
export function countedCandidates(db: Database, filter: SqlFilter) {
  return counted(db, filter, allAtOnce)
}

/** The candidates of the list itself. */
export function listed(db: Database, filter: SqlFilter) {
  return counted(db, filter, oneByOne).where(isListed(filter))
}

/** A place in the list, in SQL. */
export interface ListedAt {
  readonly appliedAt: RawBuilder<Date>
  readonly candidateId: RawBuilder<CandidateId>
}
