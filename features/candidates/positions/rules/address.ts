import { type ListTab, listTabs, maxSearchLength } from '../contract/list-search.ts'

/** The ways to see the candidates of a position; the first one is the default. */
export const positionViews = ['board', 'list'] as const
export type PositionViewName = (typeof positionViews)[number]

/** The search of a position's address. A view keeps its filters and its order beside `view`. */
export interface PositionSearch {
  readonly view?: PositionViewName
  readonly [key: string]: unknown
}

export function readPositionSearch({ view, ...others }: Record<string, unknown>): PositionSearch {
  const named = positionViews.find((name) => name === view)
  return named === undefined || named === positionViews[0] ? others : { ...others, view: named }
}

/** The search of the address of the list of positions. */
export interface ListSearch {
  readonly tab?: ListTab
  /** Part of a name, a place or the name of a recruiter. */
  readonly text?: string
}

export function readListSearch({ tab, text }: Record<string, unknown>): ListSearch {
  const named = listTabs.find((name) => name === tab)
  return {
    ...(named === undefined || named === listTabs[0] ? {} : { tab: named }),
    ...(typeof text === 'string' && text !== '' ? { text: text.slice(0, maxSearchLength) } : {}),
  }
}
