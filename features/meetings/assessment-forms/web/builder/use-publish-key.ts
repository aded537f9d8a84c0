import { useEffect, useRef } from 'react'

/** Publishes with Ctrl or ⌘ and Enter, wherever the focus is. */
export function usePublishKey(publish: () => Promise<unknown>): void {
  const latest = useRef(publish)
  useEffect(() => {
    latest.current = publish
  })
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || event.repeat) return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
