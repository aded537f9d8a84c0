import type { RefObject } from 'react'
import { usePageKeys } from '../../report/web/use-page-keys.ts'
import { useShortcuts } from '../../report/web/use-shortcuts.ts'

/** ← and → go from question to question, from the one in focus; in code and in rows of tabs they have their own work. */
export function useQuestionKeys(panel: RefObject<HTMLElement | null>, onGo: (id: string) => void): void {
  useShortcuts(['questions'])
  usePageKeys((key) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const focused = document.activeElement
    if (focused?.closest('figure > section, [role=tablist]')) return
    const questions = [...(panel.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
    const at = questions.findIndex((question) => question.contains(focused))
    const beside = key === 'ArrowRight' ? questions[at + 1] : questions[at < 0 ? -1 : at - 1]
    if (!beside) return
    beside.focus({ preventScroll: true })
    beside.scrollIntoView?.({ block: 'start' })
    onGo(beside.dataset.question ?? '')
  })
}
