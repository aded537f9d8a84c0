import type { Database } from '@candor/db/database'
import type { CandidateId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { readFilterId } from '../../../../platform/access/server/gate/filter-ids.ts'
import {
  type CandidateFilter,
  countsAround,
  type ListedAt,
  noFilter,
  readCells,
} from './filtered-candidates.ts'
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

interface Wanted {
  readonly wireId: string
  /** Whether the list is that of the candidate's position. */
  readonly isOwnPosition: boolean
  /** The most rows on either side. */
  readonly cellsBeside: number
}

/** The place of the candidate, which the statement reads first. */
const hereAt: ListedAt = {
  appliedAt: sql<Date>`(select applied_at from here)`,
  candidateId: sql<CandidateId>`(select id from here)`,
}
const herePosition = sql<PositionId>`(select position_id from here)`

/** Reads a candidate's surroundings in one statement; null for one who is not among the viewer's. */
export async function findAround(
  db: Database,
  filter: CandidateFilter,
  wanted: Wanted,
): Promise<Around | null> {
  const candidateId = readFilterId(wanted.wireId)
  if (!candidateId) return null
  const listed = wanted.isOwnPosition ? { ...filter, positionId: herePosition } : filter
  // A decision may remove a candidate from the list while its report is open; its neighbours are still needed.
  const { companyId, interviewerId, recommendStageId } = filter
  const stage = { ...noFilter, companyId, interviewerId, recommendStageId }
  const rows = await db
    .with('here', () => cellOf(db, stage, candidateId).select('candidate.positionId'))
    .with('beforeHere', () => cellsBeside(db, listed, hereAt, 'before', wanted.cellsBeside))
    .with('afterHere', () => cellsBeside(db, listed, hereAt, 'after', wanted.cellsBeside))
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
    .execute()
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

const cellColumns = [
  'id',
  'stageId',
  'stageTypeKind',
  'appliedAt',
  'operateStatus',
  'withdrawnAt',
  'recommendStageId',
  'interviewId',
  'interviewStatus',
  'overallScore',
] as const
