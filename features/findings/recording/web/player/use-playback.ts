import { useSyncExternalStore } from 'react'
import type { Playback } from './playback.ts'
import type { PlaybackState } from './playback-state.ts'

/**
 * Subscribes to one value of a playback. `select` must give a value that compares by identity, so that frames cost
 * little.
 */
export function usePlayback<Value extends string | number | boolean | null>(
  playback: Playback,
  select: (state: PlaybackState) => Value,
): Value {
  return useSyncExternalStore(playback.subscribe, () => select(playback.state))
}

/** End of the recording in milliseconds of the session: that of its last answer, or its file. */
export function useEndMs(playback: Playback): number {
  const fileEndMs = usePlayback(playback, (state) => state.fileEndMs)
  return Math.max(playback.recording.endMs, fileEndMs)
}
