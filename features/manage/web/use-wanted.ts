import { useState } from 'react'

/** What is being changed to, until the change is done or refused; null while nothing is under way. */
export function useWanted<Value>(onChange: (value: Value) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Value | null>(null)
  function change(value: Value) {
    if (wanted !== null) return
    setWanted(value)
    void onChange(value).finally(() => setWanted(null))
  }
  return { wanted, change }
}
