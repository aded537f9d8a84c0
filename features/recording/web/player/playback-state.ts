import { fileAt, type Moment } from '../../rules/moments.ts'
import type { PlaybackRate } from '../../rules/player.ts'
import type { Recording } from '../../rules/recording.ts'
import { healthAtFirst, type MediaHealth } from './media-health.ts'

/**
 * `absent`: there is no recording here. `recovering`: new addresses are on their way. `unsupported`: the file is in a
 * format that this browser does not know.
 */
export type PlaybackStatus = 'loading' | 'ready' | 'absent' | 'recovering' | 'failed' | 'unsupported'

export interface PlaybackState extends Moment, MediaHealth {
  readonly status: PlaybackStatus
  readonly isPlaying: boolean
  readonly rate: PlaybackRate
  readonly volume: number
  readonly isMuted: boolean
  readonly poster: string | null
  /** How often somebody went to a place; playing on to the next answer does not count. */
  readonly seeks: number
}

/** At a moment, before anything has loaded: it does not start by itself (R9-050). */
export function stateAt(recording: Recording, moment: Moment): PlaybackState {
  return {
    ...moment,
    ...healthAtFirst,
    status: 'loading',
    isPlaying: false,
    rate: 1,
    volume: 1,
    isMuted: false,
    poster: fileAt(recording, moment)?.poster ?? null,
    seeks: 0,
  }
}
