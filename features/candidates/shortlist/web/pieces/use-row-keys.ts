import { keptChoice } from '@candor/ui/kept-choice.ts'
import { typingFields } from '@candor/ui/use-page-keys.ts'
import { useEffect, useRef } from 'react'

/** The setting of the report's shortcuts. */
const singleKeys = keptChoice('candor.singleKeys', ['on', 'off'])

/** A box to tick takes no letters: keys act after a press on it, too. */
const boxes = 'input[type=checkbox], input[type=radio]'

const isTakenFrom = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  !target.matches(boxes) &&
  (target.isContentEditable || target.closest(`${typingFields}, [role=dialog]`) !== null)

/**
 * Calls `onKey` with every key that is not typing, nor a shortcut of the browser. A held key repeats, so that arrows
 * run. `onKey` returns whether it used the key; the browser then does nothing with it.
 */
export function useRowKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const [single] = singleKeys.use()
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return
      if (isTakenFrom(event.target)) return
      if (single === 'off' && event.key.length === 1) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (latest.current(key, event)) event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [single])
}
