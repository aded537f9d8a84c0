import { useRowKeys } from '../../../candidates/shortlist/web/pieces/use-row-keys.ts'
import { askForField } from './ask-for-field.ts'
import type { SearchOfPage } from './use-search-page.ts'

const byId = (passageId: string) =>
  document.querySelector<HTMLElement>(`[data-passage="${CSS.escape(passageId)}"]`)

/** A link and a button use Enter and Space themselves, but for those of a passage, which the keys step over. */
function usesPress(key: string): boolean {
  const active = document.activeElement
  if (!active?.matches('a, button, summary, [role=combobox], input')) return false
  const isQuote = active.matches('[data-passage] button')
  return !isQuote || key === 'Tab'
}

function step(key: string, { rows, focused, setFocused }: SearchOfPage): boolean | null {
  const at = rows.findIndex(({ passage }) => passage.passageId === focused?.passage.passageId)
  const to = { j: at + 1, ArrowDown: at + 1, k: at - 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key]
  if (to === undefined) return null
  const next = rows[Math.min(rows.length - 1, Math.max(0, to))]
  if (!next) return false
  setFocused(next.passage.passageId)
  const row = byId(next.passage.passageId)
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  return true
}

/** The keys of the search. They are named at its foot. */
export function useSearchKeys(page: SearchOfPage, onFilter: () => void): void {
  useRowKeys((key, event) => {
    if (event.shiftKey && key !== '/') return false
    const stepped = step(key, page)
    if (stepped !== null) return stepped
    if (key === '/') {
      askForField()
      return true
    }
    if (key === 'f') {
      onFilter()
      return true
    }
    if (usesPress(key) || !page.focused) return false
    if (key === ' ') {
      page.player.current?.toggle()
      return page.player.current !== null
    }
    if (key !== 'Enter') return false
    const link = byId(page.focused.passage.passageId)?.querySelector<HTMLAnchorElement>('a')
    link?.click()
    return link !== undefined && link !== null
  })
}

/** Gives the first passage the keys, from the field. */
export function focusFirst({ focused }: SearchOfPage): void {
  if (focused) byId(focused.passage.passageId)?.querySelector<HTMLElement>('button')?.focus()
}
