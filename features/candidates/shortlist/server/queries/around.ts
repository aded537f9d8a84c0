import { compiled } from '@candor/db/compiled'
import type { Database } from '@candor/db/database'
import type { CandidateId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { readFilterId } from '../../../../platform/access/server/gate/filter-ids.ts'
import { countsAround, readCells } from './counts.ts'
import { type CandidateFilter, type ListedAt, looksForPerson, noFilter } from './filtered-candidates.ts'
import { type CellRow, cellOf, cellsBeside } from './rows.ts'

/** A candidate's surroundings in a list. */
export interface Around {
  /** In the order of the list; the candidate itself is among them even where the filter excludes it. */
  readonly rows: readonly CellRow[]
  /** The index of the candidate among the rows. */
  readonly here: number
  readonly counts: ReturnType<typeof readCells>
  readonly place: { readonly total: number; readonly before: number; readonly isTaken: boolean }
}

/** The most rows on either side. */
export const cellsOnASide = 20

interface Wanted {
  readonly wireId: string
  /** Whether the list is that of the candidate's position. */
  readonly isOwnPosition: boolean
}

/** The place of the candidate, which the statement reads first. */
const hereAt: ListedAt = {
  appliedAt: sql<Date>`(select applied_at from here)`,
  candidateId: sql<CandidateId>`(select id from here)`,
}
const herePosition = sql<PositionId>`(select position_id from here)`

const cellColumns = [
  'id',
  'stageId',
  'stageTypeKind',
  'outcome',
  'appliedAt',
  'operateStatus',
  'withdrawnAt',
  'recommendStageId',
  'interviewId',
  'interviewStatus',
  'overallScore',
] as const

interface Given extends CandidateFilter {
  readonly candidateId: CandidateId
  readonly isOwnPosition: boolean
}

function around(db: Database, { candidateId, isOwnPosition, ...filter }: Given) {
  const listed = isOwnPosition ? { ...filter, positionId: herePosition } : filter
  // A decision may remove a candidate from the list while its report is open; its neighbours are still needed.
  const { companyId, interviewerId, recommendStageId } = filter
  const stage = { ...noFilter, companyId, interviewerId, recommendStageId }
  return db
    .with('here', () => cellOf(db, stage, candidateId).select('candidate.positionId'))
    .with('beforeHere', () => cellsBeside(db, listed, hereAt, 'before', cellsOnASide))
    .with('afterHere', () => cellsBeside(db, listed, hereAt, 'after', cellsOnASide))
    .with('counts', () => countsAround(db, listed, hereAt))
    .selectFrom((from) =>
      from
        .selectFrom('here')
        .select(cellColumns)
        .unionAll(from.selectFrom('beforeHere').select(cellColumns))
        .unionAll(from.selectFrom('afterHere').select(cellColumns))
        .as('cell'),
    )
    .innerJoin('counts', (join) => join.onTrue())
    .selectAll()
    .orderBy('cell.appliedAt', 'desc')
    .orderBy('cell.id', 'desc')
    .compile()
}

const selectAround = compiled(around)

/** Reads a candidate's surroundings in one statement; null for one who is not among the viewer's. */
export async function findAround(
  db: Database,
  filter: CandidateFilter,
  { wireId, isOwnPosition }: Wanted,
): Promise<Around | null> {
  const candidateId = readFilterId(wireId)
  if (!candidateId) return null
  const given = { ...filter, candidateId, isOwnPosition }
  // A text that is looked for becomes a pattern, so that its statement is built each time.
  const rows = looksForPerson(filter)
    ? (await db.executeQuery(around(db, given))).rows
    : await selectAround(db, given)
  const [first] = rows
  if (!first) return null
  const { total, before, isTaken } = first
  return {
    rows,
    here: rows.findIndex(({ id }) => id === candidateId),
    counts: readCells(first),
    place: { total: Number(total), before: Number(before), isTaken },
  }
}
