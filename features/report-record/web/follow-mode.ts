import { useSyncExternalStore } from 'react'

/** How closely the transcript follows playback: `off` still marks the sentence, but never scrolls. */
export const followModes = ['word', 'sentence', 'off'] as const
export type FollowMode = (typeof followModes)[number]

const key = 'candor.followPlayback'
const listeners = new Set<() => void>()
let unsaved: FollowMode | null = null

/** The mode of this browser; storage that may not be read, or holds something else, means the closest one. */
function readMode(): FollowMode {
  if (unsaved !== null) return unsaved
  try {
    const kept = localStorage.getItem(key)
    return followModes.find((mode) => mode === kept) ?? 'word'
  } catch {
    return 'word'
  }
}

function setMode(mode: FollowMode): void {
  try {
    localStorage.setItem(key, mode)
    unsaved = null
  } catch {
    unsaved = mode
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** How closely transcripts follow playback, and its setter; remembered in this browser for the next report. */
export function useFollowMode(): { mode: FollowMode; setMode: (mode: FollowMode) => void } {
  return { mode: useSyncExternalStore(subscribe, readMode, () => 'word' as const), setMode }
}
