import { useRef, useState } from 'react'

/** Does one at a time what a press asks for, and says whether it is at it: a press meanwhile does nothing, and gives null. */
export function useOneAtATime<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
) {
  const [isBusy, setIsBusy] = useState(false)
  // Known at once, where two presses come before the page is drawn anew.
  const isRunning = useRef(false)

  async function start(...args: Args): Promise<Result | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    try {
      return await run(...args)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return [start, isBusy] as const
}
