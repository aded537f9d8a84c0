import type { Database } from '@candor/db/database'
import { type RawBuilder, sql } from 'kysely'
import {
  countedCandidates,
  isInvalid,
  isListed,
  isOperated,
  isWaiting,
  type ListedAt,
  type SqlFilter,
} from './filtered-candidates.ts'

const countWhere = (condition: RawBuilder<boolean>) => sql<string>`count(*) filter (where ${condition})`

const cells = [
  countWhere(isOperated).as('operated'),
  countWhere(isWaiting).as('waiting'),
  countWhere(isInvalid).as('invalid'),
]

/** The counts of an empty list. */
export const noCells = { operated: 0, waiting: 0, invalid: 0 }

export const readCells = (row: Record<'operated' | 'waiting' | 'invalid', string>) => ({
  operated: Number(row.operated),
  waiting: Number(row.waiting),
  invalid: Number(row.invalid),
})

export async function countCells(db: Database, filter: SqlFilter) {
  const row = await countedCandidates(db, filter).select(cells).executeTakeFirstOrThrow()
  return readCells(row)
}

/** The same counts, with how many candidates are in each of the three lists. */
export async function countLists(db: Database, filter: SqlFilter) {
  const { interviewerId } = filter
  const countListed = (haveOperate: boolean | null) => countWhere(isListed({ haveOperate, interviewerId }))
  const row = await countedCandidates(db, filter)
    .select([
      ...cells,
      countListed(null).as('listedAll'),
      countListed(false).as('listedWaiting'),
      countListed(true).as('listedOperated'),
    ])
    .executeTakeFirstOrThrow()
  const { listedAll: all, listedWaiting: waiting, listedOperated: operated } = row
  const listed = { all: Number(all), waiting: Number(waiting), operated: Number(operated) }
  return { cells: readCells(row), listed }
}

/**
 * The query of the same counts, with how many of the list come before a place, how many there are, and whether the
 * place is in the list.
 */
export function countsAround(db: Database, filter: SqlFilter, { appliedAt, candidateId }: ListedAt) {
  const isThere = isListed(filter)
  const isBefore = sql<boolean>`(candidate.applied_at, candidate.id) > (${appliedAt}, ${candidateId})`
  return countedCandidates(db, filter).select([
    ...cells,
    countWhere(isThere).as('total'),
    countWhere(sql`${isThere} and ${isBefore}`).as('before'),
    sql<boolean>`coalesce(bool_or(${isThere} and candidate.id = ${candidateId}), false)`.as('isTaken'),
  ])
}

/** Positions with the number of their candidates, and of those that wait for a decision. */
export async function listPositions(db: Database, filter: SqlFilter) {
  return countedCandidates(db, filter)
    .where(isListed(filter))
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
