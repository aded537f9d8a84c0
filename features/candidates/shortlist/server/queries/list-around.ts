import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import { readFilterId } from '../../../../platform/access/server/gate/filter-ids.ts'
import type { ListQuery } from '../../rules/list-fields.ts'
import type { Look } from '../../rules/look.ts'
import type { Around } from './around.ts'
import { listed, noFilter } from './filtered-candidates.ts'
import { countQuery } from './list-counts.ts'
import { countBefore, findSpot, listBeside } from './pages.ts'
import { withCell } from './rows.ts'

interface Wanted {
  readonly wireId: string
  /** Whether the list is that of the candidate's position. */
  readonly isOwnPosition: boolean
  /** The most rows on either side. */
  readonly most: number
}

/** Reads a candidate's surroundings in an order; null for a candidate outside the viewer's. */
export async function findAroundInOrder(
  db: Database,
  look: Look,
  query: ListQuery,
  { wireId, isOwnPosition, most }: Wanted,
): Promise<Around | null> {
  const candidateId = readFilterId(wireId)
  const spot = candidateId && (await findSpot(db, look, query, candidateId))
  if (!spot) return null
  const inOwn = isOwnPosition ? { ...query, fields: { ...query.fields, positionId: spot.positionId } } : query
  const [beside, place, { states }] = await Promise.all([
    listBeside(db, look, inOwn, spot, most),
    countBefore(db, look, inOwn, spot),
    countQuery(db, look, inOwn),
  ])
  const ids = [...beside.before, spot, ...beside.after].map((row) => row.candidateId)
  const { companyId, interviewerId, areAllAnonymous } = look
  const recommendStageId = query.fields.recommendStageId ?? null
  const reach = { ...noFilter, companyId, interviewerId, areAllAnonymous, recommendStageId }
  const cells = await withCell(listed(db, reach))
    .where(sql<boolean>`candidate.id = any(${ids}::uuid[])`)
    .execute()
  const cellOf = new Map(cells.map((cell) => [cell.id, cell]))
  const rows = ids.flatMap((id) => cellOf.get(id) ?? [])
  return {
    rows,
    here: rows.findIndex(({ id }) => id === candidateId),
    counts: {
      operated: states.pass + states.wait + states.reject,
      waiting: states.notOperated,
      invalid: states.invalid,
    },
    place: { ...place, isTaken: spot.isKept },
  }
}
