import { newerTwins } from '../../resume-drop/rules/twins.ts'
import type { Counts, RowFate } from '../contract/table.ts'

/** A row as far as its fate depends on it. */
export interface FatedRow {
  readonly id: string
  readonly state: string
  readonly isWrong: boolean
  readonly isLeft: boolean | null
  readonly isNotSame: boolean
  readonly contacts: readonly string[]
  /** When the person applied, in epoch milliseconds; 0 where the table does not say. */
  readonly appliedAt: number
}

/** Where else the person of a row has an application. */
export type SameKind = 'here' | 'elsewhere'

const stateFates: Readonly<Record<string, RowFate>> = {
  adding: 'adding',
  added: 'added',
  failed: 'failed',
  left: 'left',
}

/** Newer rows of the same person, by the ids of the older ones. Wrong rows and those that are left count for nothing. */
export function twinsOf(rows: readonly FatedRow[]): Map<string, string> {
  return newerTwins(
    rows
      .filter(
        ({ state, isWrong, isLeft, isNotSame }) =>
          state === 'open' && !isWrong && isLeft !== true && !isNotSame,
      )
      .map(({ id, contacts, appliedAt }) => ({ id, contacts, modifiedAt: appliedAt })),
  )
}

/** What happens to a row when the person adds now (decision S148). */
export function fateOf(row: FatedRow, same: SameKind | null, hasNewer: boolean): RowFate {
  const settled = stateFates[row.state]
  if (settled) return settled
  if (row.isLeft === true) return 'left'
  if (row.isWrong) return 'wrong'
  const isSame = !row.isNotSame && same !== null
  if (row.isLeft === null && (hasNewer || (isSame && same === 'here'))) return 'left'
  return isSame ? 'join' : 'new'
}

export function countFates(fates: readonly RowFate[]): Counts {
  const counts: Counts = { new: 0, join: 0, left: 0, wrong: 0, adding: 0, added: 0, failed: 0 }
  for (const fate of fates) counts[fate] += 1
  return counts
}
