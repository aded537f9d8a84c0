import { fileAt, type Moment } from '../rules/moments.ts'
import type { PlaybackRate } from '../rules/player.ts'
import type { Recording } from '../rules/recording.ts'

/** `absent`: the candidate recorded nothing here. `recovering`: new addresses are on their way. */
export type PlaybackStatus = 'loading' | 'ready' | 'absent' | 'recovering' | 'failed'

export interface PlaybackState extends Moment {
  readonly status: PlaybackStatus
  readonly isPlaying: boolean
  readonly rate: PlaybackRate
  readonly volume: number
  readonly isMuted: boolean
  readonly poster: string | null
}

/** At a moment, before anything has loaded: it does not start by itself (R9-050). */
export function stateAt(recording: Recording, moment: Moment): PlaybackState {
  return {
    ...moment,
    status: 'loading',
    isPlaying: false,
    rate: 1,
    volume: 1,
    isMuted: false,
    poster: fileAt(recording, moment)?.poster ?? null,
  }
}
