import { useState } from 'react'

/** The value that is being saved, until the change is done or refused; else null. */
export function useWanted<Value>(onChange: (value: Value) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Value | null>(null)
  function change(value: Value) {
    if (wanted !== null) return
    setWanted(value)
    void onChange(value).finally(() => setWanted(null))
  }
  return { wanted, change }
}
