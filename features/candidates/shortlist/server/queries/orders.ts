import { type RawBuilder, sql } from 'kysely'
import type { SortKey } from '../../contract/order.ts'
import type { Look } from '../../rules/look.ts'
import {
  candidateSince,
  colleagueSince,
  hasLimit,
  isOfColleague,
  isOwnTurn,
  lateFrom,
  type Needs,
  readsSummaries,
  visibleScore,
} from './listed.ts'

/** Rows with a key of their own, as an index holds them. */
interface Source {
  readonly where: RawBuilder<boolean>
  /** Null: these rows have no value and stand by their ids. */
  readonly key: RawBuilder<unknown> | null
  readonly needs: Needs
  /** Read for each stage of each position, in this order within it. */
  readonly byPlace?: RawBuilder<unknown>
}

/** Rows that stand one after another. Several sources are merged by their keys. */
export type Piece = readonly Source[]

/** An order of the list in pieces, so that an index serves each. Rows without a value are the last piece both ways. */
export interface Order {
  readonly pieces: readonly Piece[]
  /** The type of the keys in SQL, by which a cursor is read back. */
  readonly type: 'timestamptz' | 'text' | 'double precision'
  /** Whether a piece begins with the greatest. */
  readonly isDescending: boolean
}

type Key = RawBuilder<unknown>
const everywhere = sql<boolean>`true`
const one = (key: Key): Piece[] => [[{ where: everywhere, key, needs: {} }]]

/** The rows with a value, then those without one. */
const valued = (key: Key): Piece[] => [
  [{ where: sql`${key} is not null`, key, needs: {} }],
  [{ where: sql`${key} is null`, key: null, needs: {} }],
]

/** The same by a value of the candidate's stage. */
function valuedByPlace(look: Look, key: Key, where: RawBuilder<boolean>, within: Key): Piece[] {
  const needs = { places: true }
  return [
    [{ where, key, needs, ...(readsSummaries(look) ? { byPlace: within } : {}) }],
    [{ where: sql`${where} is not true`, key: null, needs }],
  ]
}

/** The rows by whom they wait for: the viewer, a colleague, the candidate, nobody. */
function waitingSources(look: Look): readonly [Source, Source, Source, Source] {
  const notMine = sql`not ${isOwnTurn}`
  const ofColleague = isOfColleague(look)
  const ofCandidate = sql`listed.candidate_since is not null`
  return [
    { where: sql`mine.candidate_id is not null`, key: sql`mine.since`, needs: { mine: true } },
    { where: sql`(${ofColleague} and ${notMine})`, key: colleagueSince, needs: {} },
    {
      where: sql`(${ofCandidate} and ${ofColleague} is not true and ${notMine})`,
      key: candidateSince,
      needs: {},
    },
    { where: sql`(not ${ofCandidate} and ${ofColleague} is not true and ${notMine})`, key: null, needs: {} },
  ]
}

function orderOf(sort: SortKey, look: Look, isBack: boolean): Order {
  const timed = { type: 'timestamptz', isDescending: isBack } as const
  const number = { type: 'double precision', isDescending: isBack } as const
  switch (sort) {
    case 'applied':
      return { ...timed, pieces: one(sql`listed.applied_at`), isDescending: !isBack }
    case 'active':
      return { ...timed, pieces: one(sql`listed.active_at`), isDescending: !isBack }
    case 'name':
      return { type: 'text', pieces: one(nameKey(look)), isDescending: isBack }
    case 'score':
      return { ...number, pieces: valued(visibleScore(look)), isDescending: !isBack }
    case 'years':
      return { ...number, pieces: valued(sql`listed.work_years`), isDescending: !isBack }
    case 'over':
      return { ...timed, pieces: valuedByPlace(look, lateFrom, hasLimit, sql`listed.stage_since`) }
    case 'stage': {
      const place = sql`place.sort_index`
      return {
        ...number,
        pieces: valuedByPlace(look, place, sql`(${place} is not null)`, sql`listed.candidate_id`),
      }
    }
    case 'since': {
      const [own, colleague, candidate, nobody] = waitingSources(look)
      return { ...timed, pieces: [[own, colleague, candidate], [nobody]] }
    }
    case 'waiting': {
      const pieces = waitingSources(look).map((source) => [source])
      return { ...timed, pieces: isBack ? pieces.toReversed() : pieces }
    }
  }
}

/** Where all names are masked, they are sorted by the letter that is shown. */
const nameKey = ({ areAllAnonymous }: Look) =>
  areAllAnonymous ? sql`left(listed.name_sort, 1)` : sql`listed.name_sort`

export function readOrder({ sort, isBack }: { sort: SortKey; isBack: boolean }, look: Look): Order {
  return orderOf(sort, look, isBack)
}

/** What a statement needs that asks of any row where it stands. */
export const needsOfOrder = ({ pieces }: Order): Needs =>
  Object.assign({}, ...pieces.flat().map(({ needs }) => needs))

/** Where a row stands: its piece, the text of its key, null without a value, and its id. */
export interface Spot {
  readonly piece: number
  readonly key: string | null
  readonly candidateId: string
}

const noKey = sql`null::text`
export const keyOf = ({ key }: Source) => key ?? noKey

/** The piece and the key of any row, where `isOf` says that it is of a source. */
export function spotOf({ pieces }: Order): { piece: Key; key: Key } {
  const sources = pieces.flatMap((piece, index) => piece.map((source) => ({ ...source, index })))
  const cases = (value: (source: (typeof sources)[number]) => Key) =>
    sql`case ${sql.join(
      sources.map((source) => sql`when ${source.where} then ${value(source)}`),
      sql` `,
    )} end`
  return {
    piece: cases(({ index }) => sql`${sql.lit(index)}`),
    key: cases((source) => sql`(${keyOf(source)})::text`),
  }
}

const directed = (order: Order, isReversed: boolean) =>
  order.isDescending !== isReversed ? sql`desc` : sql`asc`

/** The rows of a source from its begin; `isReversed`: from its end. */
export function inOrder(order: Order, source: Source, isReversed: boolean): RawBuilder<unknown> {
  const direction = directed(order, isReversed)
  const key = source.byPlace ?? source.key
  return sql`order by ${key === null ? sql`` : sql`${key} ${direction}, `}listed.candidate_id ${direction}`
}

/** The rows of the merged sources of a piece. */
export function inMergedOrder(order: Order, isReversed: boolean): RawBuilder<unknown> {
  const direction = directed(order, isReversed)
  return sql`order by key ${direction}, candidate_id ${direction}`
}

/** Whether a row of a source stands beyond a spot in the source's piece. */
export function isBeyond(
  order: Order,
  { key }: Source,
  spot: Spot,
  isReversed: boolean,
): RawBuilder<boolean> {
  const sign = order.isDescending !== isReversed ? sql`<` : sql`>`
  const id = sql`${spot.candidateId}::uuid`
  if (key === null || spot.key === null) return sql<boolean>`listed.candidate_id ${sign} ${id}`
  const value = sql`${spot.key}::${sql.raw(order.type)}${order.type === 'text' ? sql` collate "C"` : sql``}`
  return sql<boolean>`(${key}, listed.candidate_id) ${sign} (${value}, ${id})`
}

/** Whether a row stands before a spot of the order. */
export function isBefore(order: Order, spot: Spot): RawBuilder<boolean> {
  const ways = order.pieces
    .slice(0, spot.piece + 1)
    .flatMap((piece, index) =>
      piece.map((source) =>
        index < spot.piece
          ? source.where
          : sql<boolean>`(${source.where} and ${isBeyond(order, source, spot, true)})`,
      ),
    )
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
