import { useEffect, useState } from 'react'

/** A text once it has not changed for so many milliseconds, so that not every key asks the server. */
export function useRested(text: string, restMs: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return rested
}
