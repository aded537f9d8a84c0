import { keptChoice } from '@candor/ui/kept-choice.ts'

/** How closely the transcript follows playback: `off` still highlights the sentence, but never scrolls. */
export const followModes = ['word', 'sentence', 'off'] as const
export type FollowMode = (typeof followModes)[number]

const kept = keptChoice('candor.followPlayback', followModes)

/** How closely transcripts follow playback, and its setter; remembered in this browser for the next report. */
export function useFollowMode(): { mode: FollowMode; setMode: (mode: FollowMode) => void } {
  const [mode, setMode] = kept.use()
  return { mode, setMode }
}
