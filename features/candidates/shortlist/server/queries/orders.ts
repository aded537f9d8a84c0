import { type RawBuilder, sql } from 'kysely'
import type { SortKey } from '../../contract/order.ts'
import type { Look } from '../../rules/look.ts'
import { lateFrom, type Needs, visibleScore, waitingRank, waitingSince } from './listed.ts'

/** An order of the list: rows without a value stand last in both directions, and equal ones by their ids. */
export interface Order {
  readonly key: RawBuilder<unknown>
  /** The type of the key in SQL, by which a cursor is read back. */
  readonly type: 'timestamptz' | 'text' | 'double precision'
  /** Whether each row has a value. */
  readonly isComplete: boolean
  /** Whether the order begins with the greatest. */
  readonly isDescending: boolean
  readonly needs: Needs
}

/** Farther apart than any two moments, in seconds: whom a candidate waits for goes before since when. */
const rankWeight = 1e11

function orderOf(sort: SortKey, look: Look): Order {
  const timed = { type: 'timestamptz', isComplete: false, needs: {} } as const
  const number = { type: 'double precision', isComplete: false, needs: {} } as const
  switch (sort) {
    case 'applied':
      return { ...timed, key: sql`listed.applied_at`, isComplete: true, isDescending: true }
    case 'active':
      return { ...timed, key: sql`listed.active_at`, isComplete: true, isDescending: true }
    case 'since':
      return { ...timed, key: waitingSince(look), isDescending: false, needs: { mine: true } }
    case 'over':
      return { ...timed, key: lateFrom, isDescending: false, needs: { places: true } }
    case 'name':
      return { key: nameKey(look), type: 'text', isComplete: true, isDescending: false, needs: {} }
    case 'score':
      return { ...number, key: visibleScore(look), isDescending: true }
    case 'years':
      return { ...number, key: sql`listed.work_years`, isDescending: true }
    case 'stage':
      return { ...number, key: sql`place.sort_index`, isDescending: false, needs: { places: true } }
    case 'waiting': {
      const since = sql`coalesce(date_part('epoch', ${waitingSince(look)}), ${rankWeight / 2}::double precision)`
      const key = sql`(${waitingRank(look)} * ${rankWeight}::double precision + ${since})`
      return { ...number, key, isComplete: true, isDescending: false, needs: { mine: true } }
    }
  }
}

/** Where all names are masked, they are sorted by the letter that is shown. */
const nameKey = ({ areAllAnonymous }: Look) =>
  areAllAnonymous ? sql`left(listed.name_sort, 1)` : sql`listed.name_sort`

export function readOrder({ sort, isBack }: { sort: SortKey; isBack: boolean }, look: Look): Order {
  const order = orderOf(sort, look)
  return isBack ? { ...order, isDescending: !order.isDescending } : order
}

/** Where a row stands: the text of its key, null without a value, and its id. */
export interface Spot {
  readonly key: string | null
  readonly candidateId: string
}

/** The rows of an order from its begin; `isReversed`: from its end. */
export function inOrder({ key, isComplete, isDescending }: Order, isReversed = false): RawBuilder<unknown> {
  const direction = isDescending !== isReversed ? sql`desc` : sql`asc`
  // Without the clause an index in the same order serves.
  const nulls = isComplete ? sql`` : isReversed ? sql`nulls first` : sql`nulls last`
  return sql`order by ${key} ${direction} ${nulls}, listed.candidate_id ${direction}`
}

/** Whether a row stands after a spot of the order. */
export function isAfter({ key, type, isComplete, isDescending }: Order, spot: Spot): RawBuilder<boolean> {
  const sign = isDescending ? sql`<` : sql`>`
  const id = sql`${spot.candidateId}::uuid`
  if (spot.key === null) return sql<boolean>`(${key} is null and listed.candidate_id ${sign} ${id})`
  const value = sql`${spot.key}::${sql.raw(type)}${type === 'text' ? sql` collate "C"` : sql``}`
  const isBeyond = sql<boolean>`(${key}, listed.candidate_id) ${sign} (${value}, ${id})`
  return isComplete ? isBeyond : sql<boolean>`(${key} is null or ${isBeyond})`
}

/** Whether a row stands before a spot of the order. */
export function isBefore(order: Order, spot: Spot): RawBuilder<boolean> {
  return sql<boolean>`(not ${isAfter(order, spot)} and listed.candidate_id <> ${spot.candidateId}::uuid)`
}
