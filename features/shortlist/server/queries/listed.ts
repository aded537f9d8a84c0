import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Which candidates are meant, after everything the caller sent has been checked. */
export interface Listed {
  companyId: CompanyId
  /** The interviewer whose recommendations are listed; null lists the company's candidates. */
  interviewerId: AccountId | null
  /** The company hides who its candidates are, so none can be found by name, phone or e-mail. */
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

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The kinds of cells in SQL, for counting and narrowing: the same rule as `cellState`. */
const isOperated = sql<boolean>`coalesce(given.operate_status in (1, 2, 4), false)`
const isInvalid = sql<boolean>`(not ${isOperated} and coalesce(
  given.withdrawn_at is not null or given.recommend_stage_id <> candidate.stage_id, false))`
const isWaiting = sql<boolean>`(not ${isOperated} and not ${isInvalid})`

/**
 * Candidates, each with the one recommendation that its cell goes by: a decided one first, then a live one, then the
 * newest. An interviewer has only those given to them.
 */
function candidatesOf(db: Database, { companyId, interviewerId, recommendStageId }: Listed) {
  return (
    db
      .selectFrom('candidate')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('recommendation')
            .whereRef('recommendation.candidateId', '=', 'candidate.id')
            .whereRef('recommendation.companyId', '=', 'candidate.companyId')
            .$if(interviewerId !== null, (query) => query.where('toAccountId', '=', interviewerId))
            .$if(recommendStageId !== null, (query) => query.where('recommendStageId', '=', recommendStageId))
            .orderBy((order) => order('operateStatus', 'is', null))
            .orderBy((order) => order('withdrawnAt', 'is not', null))
            .orderBy('createdAt', 'desc')
            .limit(1)
            .select([
              'operateStatus',
              'withdrawnAt',
              'recommendStageId',
              'recommendStatus',
              sql<boolean>`bool_or(withdrawn_at is null) over ()`.as('isLive'),
            ])
            .as('given'),
        (join) => join.onTrue(),
      )
      .where('candidate.companyId', '=', companyId)
      .$if(recommendStageId !== null, (query) => query.where('given.recommendStageId', 'is not', null))
      // Begins at the few that were given to the interviewer instead of walking through the whole company.
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

/** The candidates that a filter leaves, before it looks at decisions: what the three counts are taken of. */
export function counted(db: Database, listed: Listed) {
  const { positionId, name, phone, email, minWorkAge, maxWorkAge, recommendStatus } = listed
  const looksForPerson = name !== null || phone !== null || email !== null
  return candidatesOf(db, listed)
    .$if(positionId !== null, (query) => query.where('candidate.positionId', '=', positionId))
    .$if(looksForPerson, (query) =>
      query.where('candidate.isAnonymous', '=', false).where(sql<boolean>`${!listed.areAllAnonymous}`),
    )
    .$if(name !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('candidate.name', 'ilike', escaped(name ?? '')),
          eb('candidate.nameLatin', 'ilike', escaped(name ?? '')),
        ]),
      ),
    )
    .$if(phone !== null, (query) => query.where('candidate.phone', 'like', escaped(phone ?? '')))
    .$if(email !== null, (query) => query.where('candidate.email', 'ilike', escaped(email ?? '')))
    .$if(minWorkAge !== null, (query) => query.where('candidate.workYears', '>=', minWorkAge))
    .$if(maxWorkAge !== null, (query) => query.where('candidate.workYears', '<=', maxWorkAge))
    .$if(recommendStatus !== null, (query) => query.where('given.recommendStatus', '=', recommendStatus))
}

/** The candidates of the list itself. Whom an interviewer may no longer open is counted but not listed (D14). */
export function listed(db: Database, filter: Listed) {
  return counted(db, filter)
    .$if(filter.haveOperate === true, (query) => query.where(isOperated))
    .$if(filter.haveOperate === false, (query) => query.where(isWaiting))
    .$if(filter.interviewerId !== null, (query) => query.where('given.isLive', '=', true))
}

export async function countCells(db: Database, filter: Listed) {
  const row = await counted(db, filter)
    .select([
      sql<string>`count(*) filter (where ${isOperated})`.as('operated'),
      sql<string>`count(*) filter (where ${isWaiting})`.as('waiting'),
      sql<string>`count(*) filter (where ${isInvalid})`.as('invalid'),
    ])
    .executeTakeFirstOrThrow()
  return { operated: Number(row.operated), waiting: Number(row.waiting), invalid: Number(row.invalid) }
}

/** Positions with the number of candidates in them and of those that wait for a decision. */
export async function listPositions(db: Database, filter: Listed) {
  return listed(db, filter)
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .groupBy('position.id')
    .orderBy('position.createdAt', 'asc')
    .orderBy('position.id')
    .select((eb) => [
      'position.id',
      'position.name',
      'position.nameLatin',
      eb.fn.countAll<string>().as('count'),
      sql<string>`count(*) filter (where ${isWaiting})`.as('waiting'),
    ])
    .execute()
}
