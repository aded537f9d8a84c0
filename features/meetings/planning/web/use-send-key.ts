import { useEffect } from 'react'

interface Sending {
  readonly maySend: boolean
  readonly onSend: () => unknown
}

/** Sends the page's form with Ctrl or Command and Enter, wherever the focus is. */
export function useSendKey({ maySend, onSend }: Sending) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !maySend) return
      event.preventDefault()
      void onSend()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [maySend, onSend])
}
