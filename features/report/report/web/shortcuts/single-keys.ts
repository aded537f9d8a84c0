import { keptChoice } from '@candor/ui/kept-choice.ts'
import { typingFields } from '@candor/ui/use-page-keys.ts'
import { useEffect } from 'react'
import { isCharacterKey } from '../../rules/shortcuts.ts'

const kept = keptChoice('candor.singleKeys', ['on', 'off'])

/** Whether single characters are shortcuts, and its setter; remembered in this browser. */
export function useSingleKeys(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const [state, setState] = kept.use()
  return { isOn: state === 'on', setOn: (isOn) => setState(isOn ? 'on' : 'off') }
}

function keepFromParts(event: KeyboardEvent): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  const isTyped = event.target instanceof Element && event.target.closest(typingFields) !== null
  const isEditable = event.target instanceof HTMLElement && event.target.isContentEditable
  if (isCharacterKey(event.key) && !hasModifier && !isTyped && !isEditable) event.stopPropagation()
}

/**
 * While single characters are not shortcuts, keeps them from every part of the page except where they are typed.
 *
 * Caught in the capture phase, so that parts need not know; the browser's own use of them stays.
 */
export function useSingleKeysGuard(): void {
  const { isOn } = useSingleKeys()
  useEffect(() => {
    if (isOn) return
    window.addEventListener('keydown', keepFromParts, true)
    return () => window.removeEventListener('keydown', keepFromParts, true)
  }, [isOn])
}
