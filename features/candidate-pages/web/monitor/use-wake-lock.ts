import { useEffect, useState } from 'react'

/** Keeps the screen on while something runs; says whether the browser does so. */
export function useWakeLock(isRunning: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    let isOver = false
    let held: WakeLockSentinel | null = null
    // A browser lets go whenever the page is out of view, and has to be asked again.
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        held = await navigator.wakeLock.request('screen')
      } catch {
        // Saving power, or not allowed: the page says that the screen may go dark.
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
