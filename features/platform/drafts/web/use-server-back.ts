import { useEffect, useEffectEvent, useState } from 'react'

export const firstPauseMs = 2_000
const longestPauseMs = 30_000

/** Whether the server is there and takes what is written. */
async function isServerUp(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/healthz', { signal, cache: 'no-store' })).ok
  } catch {
    // It was not reached.
    return false
  }
}

/**
 * Calls back when a server that does not answer does so again. Returns whether it is away.
 *
 * Nothing is called for a server that answers from the start: what failed then would fail again.
 */
export function useServerBack(isWaiting: boolean, onBack: () => void): boolean {
  const [isAway, setIsAway] = useState(false)
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    if (!isWaiting) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(pauseMs: number, wasAway: boolean) {
      const isUp = await isServerUp(stop.signal)
      if (stop.signal.aborted) return
      setIsAway(!isUp)
      if (!isUp) {
        // Not all at once: many readers wait for the same server.
        timer = setTimeout(
          () => void look(Math.min(2 * pauseMs, longestPauseMs), true),
          pauseMs * (1 + Math.random() / 2),
        )
      } else if (wasAway) tell()
    }
    void look(firstPauseMs, false)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [isWaiting])
  return isWaiting && isAway
}
