import { askBulk } from '../../../bulk/web/ask-bulk.ts'
import type { ViewTab } from '../../rules/views.ts'
import { useRowKeys } from '../pieces/use-row-keys.ts'
import type { SelectionOfList } from '../selection/use-selection.ts'
import type { FocusedRow } from './use-focused-row.ts'

interface Keys {
  readonly order: readonly string[]
  readonly focus: FocusedRow
  readonly selection: SelectionOfList
  readonly tabs: readonly ViewTab[]
  readonly onFind: () => void
  readonly onFilter: () => void
  readonly onReject: () => void
  readonly onTab: (tab: ViewTab) => void
}

/** Opens the report of a candidate by its link in the list. */
function openReport(candidateId: string): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-candidate="${CSS.escape(candidateId)}"]`)
  link?.click()
  return link !== null
}

/** A link and a button use Enter themselves. */
const usesEnter = () => document.activeElement?.matches('a, button, summary') ?? false

function selectByKey(event: KeyboardEvent, { order, focus, selection }: Keys): boolean {
  const { focused } = focus
  if (focused === null || !order.includes(focused)) return false
  if (event.shiftKey) selection.selectTo(order, focused)
  else selection.toggle(focused)
  return true
}

/** Selects the focused row where nothing is selected, so that an act has somebody. */
function reject({ order, focus, selection, onReject }: Keys): boolean {
  const { focused } = focus
  const isEmpty = selection.selection.kind === 'some' && selection.selection.ids.length === 0
  if (isEmpty && (focused === null || !order.includes(focused))) return false
  if (isEmpty && focused !== null) selection.toggle(focused)
  onReject()
  return true
}

/** Steps by keys: J and K as in the report, arrows, and both ends. */
function step(key: string, { order, focus }: Keys): boolean | null {
  const at = focus.focused === null ? -1 : order.indexOf(focus.focused)
  const to = { j: at + 1, ArrowDown: at + 1, k: at - 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 }[key]
  if (to === undefined) return null
  const next = order[Math.min(order.length - 1, Math.max(0, to))]
  if (next !== undefined) focus.stepTo(next)
  return next !== undefined
}

/** The keys of the list. They are named at its foot. */
export function useListKeys(keys: Keys): void {
  useRowKeys((key, event) => {
    if (key === 'x') return selectByKey(event, keys)
    if (event.shiftKey && key !== '/') return false
    const stepped = step(key, keys)
    if (stepped !== null) return stepped
    const { focused } = keys.focus
    if ((key === 'e' || (key === 'Enter' && !usesEnter())) && focused !== null) return openReport(focused)
    if (key === 'r') return reject(keys)
    if (key === 'm') return askBulk('move')
    if (key === '/') keys.onFind()
    else if (key === 'f') keys.onFilter()
    else if (key === 'Escape') keys.selection.clear()
    else {
      const tab = /^[1-5]$/.test(key) ? keys.tabs[Number(key) - 1] : undefined
      if (!tab) return false
      keys.onTab(tab)
    }
    return true
  })
}
