import { useEffect, useRef } from 'react'

/** Elements that use keys themselves: text, and lists that are searched by typing. */
export const typingFields = 'input, textarea, select, [role=menu], [role=listbox], [role=combobox]'

function belongsTo(target: EventTarget | null, fields: string): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(fields) !== null)
}

interface Reach {
  /** Whether the keys also act inside a dialog, such as one that shows what they step through. */
  readonly isInDialogs?: boolean
  /** Whether the keys are handled before other parts, which might take them. */
  readonly isFirst?: boolean
}

/**
 * Calls `onKey` with every single key that is not typing, not a shortcut of the browser, and not handled by another
 * part.
 */
export function usePageKeys(
  onKey: (key: string, event: KeyboardEvent) => void,
  { isInDialogs = false, isFirst = false }: Reach = {},
): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const fields = isInDialogs ? typingFields : `${typingFields}, [role=dialog]`
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return
      if (event.repeat || belongsTo(event.target, fields)) return
      latest.current(event.key, event)
    }
    window.addEventListener('keydown', handleKeyDown, isFirst)
    return () => window.removeEventListener('keydown', handleKeyDown, isFirst)
  }, [isInDialogs, isFirst])
}
