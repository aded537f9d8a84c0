import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { ListQuery } from '../../rules/list-fields.ts'
import type { Look } from '../../rules/look.ts'
import { foundBy, keptBy, keptByFields } from './conditions.ts'
import { listedBy, type Needs } from './listed.ts'
import { inOrder, isAfter, isBefore, type Order, readOrder, type Spot } from './orders.ts'

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

interface SpotRow {
  readonly candidateId: CandidateId
  readonly key: string | null
}

function rowsOf(
  db: Database,
  look: Look,
  query: ListQuery,
  { order, where, limit, isReversed = false }: PageOf,
): RawBuilder<SpotRow> {
  const needs = needsOf(query, order.needs)
  // Only the keys of the page become texts.
  return sql<SpotRow>`select candidate_id, key::text as key from (
    select listed.candidate_id, ${order.key} as key
    from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId} and ${isKept(query, look, needs)} and ${where}
    ${inOrder(order, isReversed)} limit ${limit}
  ) as page`
}

interface PageOf {
  readonly order: Order
  readonly where: RawBuilder<boolean>
  readonly limit: number
  readonly isReversed?: boolean
}

const everywhere = sql<boolean>`true`

/** The ids of a page in order, after a spot or from the start. */
export async function listSpots(
  db: Database,
  look: Look,
  query: ListQuery,
  { after, limit }: { readonly after: Spot | null; readonly limit: number },
): Promise<SpotRow[]> {
  const order = readOrder(query, look)
  const where = after ? isAfter(order, after) : everywhere
  const { rows } = await rowsOf(db, look, query, { order, where, limit }).execute(db)
  return rows
}

/** Place of a candidate in an order, also where the filter drops it; null where the viewer does not reach the candidate. */
export async function findSpot(db: Database, look: Look, query: ListQuery, candidateId: CandidateId) {
  const order = readOrder(query, look)
  const needs = needsOf(query, order.needs)
  const { rows } = await sql<SpotRow & { positionId: string; isKept: boolean }>`
    select listed.candidate_id, listed.position_id, (${order.key})::text as key, (${isKept(query, look, needs)}) as is_kept
    from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId} and listed.candidate_id = ${candidateId}`.execute(db)
  return rows[0] ?? null
}

/** The rows of a filter on both sides of a spot, in the order of the list. */
export async function listBeside(db: Database, look: Look, query: ListQuery, spot: Spot, limit: number) {
  const order = readOrder(query, look)
  const side = (where: RawBuilder<boolean>, isReversed: boolean) =>
    rowsOf(db, look, query, { order, where, limit, isReversed }).execute(db)
  const [before, after] = await Promise.all([
    side(isBefore(order, spot), true),
    side(isAfter(order, spot), false),
  ])
  return { before: before.rows.toReversed(), after: after.rows }
}

/** How many rows of a filter there are, and how many stand before a spot. */
export async function countBefore(db: Database, look: Look, query: ListQuery, spot: Spot) {
  const order = readOrder(query, look)
  const needs = needsOf(query, order.needs)
  const { rows } = await sql<{ total: string; before: string }>`
    select count(*) as total, count(*) filter (where ${isBefore(order, spot)}) as before
    from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId} and ${isKept(query, look, needs)}`.execute(db)
  return { total: Number(rows[0]?.total ?? 0), before: Number(rows[0]?.before ?? 0) }
}
