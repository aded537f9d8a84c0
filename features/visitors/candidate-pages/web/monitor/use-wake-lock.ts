import { useEffect, useState } from 'react'

/** Keeps the screen on while `isRunning`; returns whether the browser does so. */
export function useWakeLock(isRunning: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    let isOver = false
    let held: WakeLockSentinel | null = null
    // A browser releases the lock whenever the page is hidden, so it is requested again.
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        held = await navigator.wakeLock.request('screen')
      } catch {
        // Refused, for example to save power: the page says that the screen may go dark.
        return
      }
      if (isOver) return void held.release()
      setIsHeld(true)
      held.addEventListener('release', () => setIsHeld(false))
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
      setIsHeld(false)
    }
  }, [isRunning])
  return isHeld
}
