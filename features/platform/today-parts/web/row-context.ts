import { createContext, useContext } from 'react'
import type { TodayThing } from '../contract.ts'

/** What a row of Today takes from its page. */
export interface RowOfPage {
  /** Epoch milliseconds of the server. */
  readonly now: number
  readonly timeZone: string
  /** Key of the row in focus. */
  readonly focused: string | null
  /** Key of the row that the Tab key reaches. */
  readonly reachable: string | null
  /** Counts the steps by keys: the focused row takes the browser's focus after each. */
  readonly steps: number
  /** Key of the row whose text stands in full. */
  readonly looked: string | null
  readonly onFocus: (key: string) => void
  /** An act of the row is done: the focus goes on, and the page reads anew. */
  readonly onDone: (thing: TodayThing) => void
  readonly onPutOff: (thing: TodayThing) => void
  readonly onTakeBack: (thing: TodayThing) => void
  /** Marks the thing as done; null for a kind that cannot be. */
  readonly onMark: ((thing: TodayThing) => void) | null
}

export const RowContext = createContext<RowOfPage | null>(null)

export function useRowOfPage(): RowOfPage {
  const row = useContext(RowContext)
  if (!row) throw new Error('a row of Today stands on its page')
  return row
}

/** The key of a thing among all kinds. */
export const keyOf = ({ kind, thing }: Pick<TodayThing, 'kind' | 'thing'>) => `${kind} ${thing}`
