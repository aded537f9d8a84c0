import type { Chip } from '../contract/filter.ts'
import {
  isSameQuery,
  type ListQuery,
  operatedStates,
  positionOf,
  queryOf,
  withPosition,
} from './list-search.ts'
import { readListSearch } from './list-words.ts'
import type { ListCounts, ListView } from './wire.ts'

export const fixedViews = ['mine', 'all', 'notOperated', 'operated'] as const
export type FixedView = (typeof fixedViews)[number]

/** A tab over the list: a fixed view, or a saved one. */
export type ViewTab =
  | { readonly kind: 'fixed'; readonly id: FixedView; readonly count: number | null }
  | { readonly kind: 'saved'; readonly id: string; readonly count: number | null; readonly view: ListView }

const fixedChips: Readonly<Record<FixedView, readonly Chip[]>> = {
  mine: [{ by: 'waiting', values: ['me'] }],
  all: [],
  notOperated: [{ by: 'state', values: ['notOperated'] }],
  operated: [{ by: 'state', values: [...operatedStates] }],
}

/** The tabs of the list: the fixed views, the pinned ones, and the view in use. */
export function tabsOf(
  counts: ListCounts | undefined,
  views: readonly ListView[],
  current: string,
): ViewTab[] {
  const fixed = fixedViews.map((id): ViewTab => ({ kind: 'fixed', id, count: counts?.tabs[id] ?? null }))
  const shown = views.filter(({ isPinned, viewId }) => isPinned || viewId === current)
  return [...fixed, ...shown.map(savedTab)]
}

export function savedTab(view: ListView): ViewTab {
  return { kind: 'saved', id: view.viewId, count: view.count, view }
}

/** The filter that a tab opens. A fixed view keeps the position and the order; a saved one has its own. */
export function queryOfTab(tab: ViewTab, present: ListQuery): ListQuery {
  if (tab.kind === 'saved') return queryOf(readListSearch(tab.view.address))
  const { sort, back } = present
  const order = { ...(sort ? { sort } : {}), ...(back ? { back } : {}) }
  return withPosition({ ...order, chips: [...fixedChips[tab.id]] }, positionOf(present))
}

/** Whether the filter or the order is another than that of the tab that was opened. */
export function isChanged(tab: ViewTab, present: ListQuery): boolean {
  return !isSameQuery(queryOfTab(tab, present), present)
}

/** The tab in use: the one in the address, or the fixed one with this very filter. */
export function currentTab(tabs: readonly ViewTab[], named: string | undefined, present: ListQuery): ViewTab {
  const all = tabs.find(({ id }) => id === 'all') ?? { kind: 'fixed', id: 'all', count: null }
  const byName = tabs.find(({ id }) => id === named)
  const fixed = tabs.find((tab) => tab.kind === 'fixed' && !isChanged(tab, present))
  return byName ?? fixed ?? all
}
