import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useShortcuts } from '../../../report/report/web/shortcuts/use-shortcuts.ts'

const idOf = ({ dataset }: HTMLElement) => dataset.question ?? dataset.page ?? ''

/** Focuses a question; false while its page is not drawn. */
function reach(panel: HTMLElement | null, id: string): boolean {
  const questions = [...(panel?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const question = questions.find((each) => idOf(each) === id)
  question?.focus({ preventScroll: true })
  question?.scrollIntoView?.({ block: 'start' })
  return question !== undefined
}

/**
 * ← and → go from question to question, starting from the focused one, else from that of the address.
 *
 * In code and in tab rows the keys keep their own meaning. Questions with a page each count like listed ones: each page
 * has a button with `data-page`.
 */
export function useQuestionKeys(
  panel: RefObject<HTMLElement | null>,
  named: string | undefined,
  onGo: (id: string) => void,
): void {
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    if (awaited.current !== null && reach(panel.current, awaited.current)) awaited.current = null
  })
  useShortcuts(['questions'])
  usePageKeys((key) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const focused = document.activeElement
    if (focused?.closest('figure > section, [role=tablist], [data-scroll]')) return
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('[data-question], [data-page]') ?? [])]
    const ids = [...new Set(stops.map(idOf))]
    const inFocus = stops.find((stop) => stop.contains(focused))
    const at = ids.indexOf(inFocus ? idOf(inFocus) : (named ?? ''))
    const beside = key === 'ArrowRight' ? ids[at + 1] : ids[at < 0 ? -1 : at - 1]
    if (beside === undefined) return
    if (!reach(panel.current, beside)) awaited.current = beside
    onGo(beside)
  })
}
