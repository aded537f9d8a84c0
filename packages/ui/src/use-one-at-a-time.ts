import { useRef, useState } from 'react'

/**
 * Runs the work of a press, one at a time, and says whether it is running: a press meanwhile does nothing, and gives
 * null.
 */
export function useOneAtATime<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
) {
  const [isBusy, setIsBusy] = useState(false)
  // A ref, as two presses may come before the page is drawn again.
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
