import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useEffect } from 'react'
import { type Building, partAttribute } from './use-building.ts'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
}

function partOf(target: EventTarget | null): string | null {
  const part = target instanceof HTMLElement ? target.closest(`[${partAttribute}]`) : null
  return part?.getAttribute(partAttribute) ?? null
}

/** Q and M add a question and a module, Alt and an arrow move one, Ctrl and Z undo. */
export function useBuildingKeys({ openId, addQuestion, addModule, move, undo }: Building) {
  usePageKeys((key, event) => {
    const pressed = key.toLowerCase()
    if (pressed !== 'q' && pressed !== 'm') return
    // Otherwise the letter would be typed into the field that gets the focus.
    event.preventDefault()
    if (pressed === 'm') addModule()
    else addQuestion(partOf(event.target) ?? openId)
  })

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      // In a field, the browser's own undo is left alone.
      if (isUndo && !isTyping(event.target)) {
        event.preventDefault()
        undo()
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
      const id = event.altKey && step !== null ? partOf(event.target) : null
      if (id === null || step === null) return
      event.preventDefault()
      move(id, step)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [undo, move])
}
