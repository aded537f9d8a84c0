import { useEffect, useRef, useState } from 'react'

/**
 * The value that is being saved, until the change is done or refused; else null.
 *
 * A value that is chosen meanwhile is saved after it; of several, the last one.
 */
export function useWanted<Value>(onChange: (value: Value) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Value | null>(null)
  // Refs, as two choices may come before the page is drawn again, and the last is saved as the page is by then.
  const latest = useRef<Value | null>(null)
  const save = useRef(onChange)
  useEffect(() => {
    save.current = onChange
  })

  async function saveLatest() {
    let saved: Value | null = null
    try {
      while (latest.current !== null && latest.current !== saved) {
        saved = latest.current
        await save.current(saved)
      }
    } finally {
      latest.current = null
      setWanted(null)
    }
  }

  function change(value: Value) {
    const isSaving = latest.current !== null
    latest.current = value
    setWanted(value)
    if (!isSaving) void saveLatest()
  }
  return { wanted, change }
}
