import { type RefObject, useEffect } from 'react'
import { useShortcuts } from '../../../../report/report/web/shortcuts/use-shortcuts.ts'
import { skipMs } from '../../rules/player.ts'
import type { Playback } from './playback.ts'

interface Actions {
  onSkip: (ms: number) => void
  /** Left out where there are no questions to step through. */
  onStep?: (step: 1 | -1) => void
}

/** Elements that use these keys themselves. */
const typing =
  'input:not([type=range]), textarea, select, [contenteditable=""], [contenteditable=true], [role=dialog], [role=menu], [role=listbox]'
const ownSpace = `${typing}, button, a[href], summary`
const ownArrows = `${typing}, input, [role=tab], [role=radio]`

function isOwn(event: KeyboardEvent, selector: string): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  return (
    event.defaultPrevented ||
    hasModifier ||
    (event.target instanceof Element && event.target.closest(selector) !== null)
  )
}

function actionOf(
  event: KeyboardEvent,
  playback: Playback,
  { onSkip, onStep }: Actions,
): (() => void) | null {
  switch (event.key) {
    case ' ':
      return isOwn(event, ownSpace) ? null : () => playback.toggle()
    case 'ArrowLeft':
      if (isOwn(event, ownArrows)) return null
      if (event.shiftKey) return () => onSkip(-skipMs)
      return onStep ? () => onStep(-1) : null
    case 'ArrowRight':
      if (isOwn(event, ownArrows)) return null
      if (event.shiftKey) return () => onSkip(skipMs)
      return onStep ? () => onStep(1) : null
    case '-':
      return isOwn(event, typing) ? null : () => playback.stepRate(-1)
    case '=':
      return isOwn(event, typing) ? null : () => playback.stepRate(1)
    default:
      return null
  }
}

/**
 * Takes the focus off the player's own buttons after a mouse press.
 *
 * Otherwise Space, pressed to play, would press that button again.
 */
function releaseFocus(event: MouseEvent): void {
  const isByMouse = event.detail > 0
  const focused = document.activeElement
  if (isByMouse && focused instanceof HTMLElement && focused.matches('button, input[type=range]'))
    focused.blur()
}

/** The player's keys, wherever on the page the focus is: Space, the arrows, − and =. */
export function usePlayerKeys(
  root: RefObject<HTMLElement | null>,
  playback: Playback,
  { onSkip, onStep }: Actions,
): void {
  useShortcuts(['play', 'seek', 'rate', ...(onStep ? (['questions'] as const) : [])])
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event, playback, { onSkip, onStep })
      if (!action) return
      event.preventDefault()
      action()
    }
    const part = root.current
    document.addEventListener('keydown', handleKeyDown)
    part?.addEventListener('click', releaseFocus)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      part?.removeEventListener('click', releaseFocus)
    }
  }, [root, playback, onSkip, onStep])
}
