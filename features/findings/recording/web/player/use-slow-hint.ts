import { useEffect, useState } from 'react'
import { isPoor, readConnection, slowHintMs, stallMs } from '../../rules/network.ts'
import type { Playback } from './playback.ts'
import { usePlayback } from './use-playback.ts'

function connectionNow() {
  return readConnection('connection' in navigator ? navigator.connection : null)
}

/**
 * Whether to hint at a slow network: for 5 s after a press on play while the connection is poor (R4-063).
 *
 * Where the browser does not know its connection, after a stall (decision N51).
 */
export function useSlowHint(playback: Playback): boolean {
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  const isWaiting = usePlayback(playback, (state) => state.isWaiting)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const connection = connectionNow()
    if (isPlaying && connection && isPoor(connection)) setIsShown(true)
  }, [isPlaying])

  useEffect(() => {
    if (!isWaiting || connectionNow()) return
    const timer = setTimeout(() => setIsShown(true), stallMs)
    return () => clearTimeout(timer)
  }, [isWaiting])

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsShown(false), slowHintMs)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown
}
