import { useEffect } from 'react'

interface Sending {
  readonly maySend: boolean
  readonly send: () => unknown
}

/** Sends the page's form with Ctrl or Command and Enter, wherever the focus is. */
export function useSendKey({ maySend, send }: Sending) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !maySend) return
      event.preventDefault()
      void send()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [maySend, send])
}
