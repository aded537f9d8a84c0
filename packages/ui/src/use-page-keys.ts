import { useEffect, useRef } from 'react'

/** Where keys belong to what has the focus: text, and lists that are searched by typing. */
export const typingPlaces = 'input, textarea, select, [role=menu], [role=listbox], [role=combobox]'

function belongsTo(target: EventTarget | null, places: string): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(places) !== null)
}

interface Reach {
  /** Whether the keys also act inside of a dialog, such as one that shows what they step through. */
  readonly isInDialogs?: boolean
  /** Whether the keys are heard before other parts hear them, for one that may be taken from them. */
  readonly isFirst?: boolean
}

/** Calls `onKey` with every single key that is no typing, no shortcut of the browser, and not taken by a part. */
export function usePageKeys(
  onKey: (key: string, event: KeyboardEvent) => void,
  { isInDialogs = false, isFirst = false }: Reach = {},
): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const places = isInDialogs ? typingPlaces : `${typingPlaces}, [role=dialog]`
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return
      if (event.repeat || belongsTo(event.target, places)) return
      latest.current(event.key, event)
    }
    window.addEventListener('keydown', handleKeyDown, isFirst)
    return () => window.removeEventListener('keydown', handleKeyDown, isFirst)
  }, [isInDialogs, isFirst])
}
