import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { ListQuery } from '../../rules/list-fields.ts'
import type { Look } from '../../rules/look.ts'
import { foundBy, keptBy, keptByFields } from './conditions.ts'
import { besidePlaces, isOfPlace, listedBy, type Needs, withMine } from './listed.ts'
import {
  inMergedOrder,
  inOrder,
  isBefore,
  isBeyond,
  keyOf,
  needsOfOrder,
  type Order,
  type Piece,
  readOrder,
  type Spot,
  spotOf,
} from './orders.ts'

/** What a query needs for its fields and its order. */
export function needsOf({ fields }: Pick<ListQuery, 'fields'>, needs: Needs = {}): Needs {
  return { ...needs, recommendStageId: fields.recommendStageId ?? null }
}

/** Whether a filter keeps a candidate. */
function isKept({ fields, chips, find }: ListQuery, look: Look, needs: Needs): RawBuilder<boolean> {
  const conditions = [
    keptByFields(fields, look, needs),
    ...chips.map((chip) => keptBy(chip, look, needs)),
    ...(find === null ? [] : [foundBy(find, look)]),
  ]
  return sql.join(conditions, sql` and `)
}

interface SpotRow extends Spot {
  readonly candidateId: CandidateId
}

interface Wanted {
  readonly order: Order
  /** The rows beyond it; null for all. */
  readonly beyond: Spot | null
  readonly limit: number
  /** Whether the order is read from its end. */
  readonly isReversed?: boolean
}

type Source = Piece[number]

/** The rows of a source, a page at most. */
function rowsOfSource(
  db: Database,
  look: Look,
  query: ListQuery,
  source: Source,
  { order, beyond, limit, isReversed = false }: Wanted,
): RawBuilder<unknown> {
  const needs = needsOf(query, source.byPlace ? {} : source.needs)
  const conditions = [
    sql`listed.company_id = ${look.companyId}`,
    ...(source.byPlace ? [isOfPlace] : []),
    isKept(query, look, needs),
    source.where,
    ...(beyond ? [isBeyond(order, source, beyond, isReversed)] : []),
  ]
  const rows = sql`select listed.candidate_id, ${keyOf(source)} as key from ${listedBy(db, look, needs)}
    where ${sql.join(conditions, sql` and `)} ${inOrder(order, source, isReversed)} limit ${limit}`
  return source.byPlace ? sql`select of_place.* from ${besidePlaces(look, rows)}` : rows
}

/** The rows of a piece. Only the keys of the page become texts. */
async function listPiece(db: Database, look: Look, query: ListQuery, piece: Piece, wanted: Wanted) {
  const sources = piece.map((source) => sql`(${rowsOfSource(db, look, query, source, wanted)})`)
  const { order, limit, isReversed = false } = wanted
  const isMerged = piece.length > 1 || piece.some(({ byPlace }) => byPlace)
  const { rows } = await sql<{ candidateId: CandidateId; key: string | null }>`
    ${withMine(look)} select candidate_id, key::text as key from (
      select * from (${sql.join(sources, sql` union all `)}) as found
      ${isMerged ? sql`${inMergedOrder(order, isReversed)} limit ${limit}` : sql``}
    ) as page`.execute(db)
  return rows
}

/** Rows in order. A piece is read only where the earlier pieces do not fill the page. */
async function listRowsOf(db: Database, look: Look, query: ListQuery, wanted: Wanted): Promise<SpotRow[]> {
  const { order, beyond, limit, isReversed = false } = wanted
  const indexes = order.pieces.map((_, index) => index)
  const rows = new Map<CandidateId, SpotRow>()
  for (const index of isReversed ? indexes.toReversed() : indexes) {
    const isPassed = beyond !== null && (isReversed ? index > beyond.piece : index < beyond.piece)
    if (isPassed || rows.size >= limit) continue
    const within = { ...wanted, beyond: index === beyond?.piece ? beyond : null, limit: limit - rows.size }
    // A candidate that changes between two pieces stands where it was met first.
    for (const row of await listPiece(db, look, query, order.pieces[index] ?? [], within))
      if (!rows.has(row.candidateId)) rows.set(row.candidateId, { ...row, piece: index })
  }
  return [...rows.values()]
}

/** The ids of a page in order, after a spot or from the start. */
export async function listSpots(
  db: Database,
  look: Look,
  query: ListQuery,
  { after, limit }: { readonly after: Spot | null; readonly limit: number },
): Promise<SpotRow[]> {
  return await listRowsOf(db, look, query, { order: readOrder(query, look), beyond: after, limit })
}

/** Place of a candidate in an order, also where the filter drops it; null where the viewer does not reach the candidate. */
export async function findSpot(db: Database, look: Look, query: ListQuery, candidateId: CandidateId) {
  const order = readOrder(query, look)
  const needs = needsOf(query, needsOfOrder(order))
  const { piece, key } = spotOf(order)
  const { rows } = await sql<SpotRow & { positionId: string; isKept: boolean }>`
    ${withMine(look)} select listed.candidate_id, listed.position_id, ${piece} as piece, ${key} as key,
      (${isKept(query, look, needs)}) as is_kept
    from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId} and listed.candidate_id = ${candidateId}`.execute(db)
  return rows[0] ?? null
}

/** The rows of a filter on both sides of a spot, in the order of the list. */
export async function listBeside(db: Database, look: Look, query: ListQuery, spot: Spot, limit: number) {
  const order = readOrder(query, look)
  const [before, after] = await Promise.all(
    [true, false].map((isReversed) =>
      listRowsOf(db, look, query, { order, beyond: spot, limit, isReversed }),
    ),
  )
  return { before: (before ?? []).toReversed(), after: after ?? [] }
}

/** How many rows of a filter there are, and how many stand before a spot. */
export async function countBefore(db: Database, look: Look, query: ListQuery, spot: Spot) {
  const order = readOrder(query, look)
  const needs = needsOf(query, needsOfOrder(order))
  const { rows } = await sql<{ total: string; before: string }>`
    ${withMine(look)} select count(*) as total, count(*) filter (where ${isBefore(order, spot)}) as before
    from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId} and ${isKept(query, look, needs)}`.execute(db)
  return { total: Number(rows[0]?.total ?? 0), before: Number(rows[0]?.before ?? 0) }
}
