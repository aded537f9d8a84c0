import type { PlaybackRate } from '../../rules/player.ts'
import { fileAt, type Playhead } from '../../rules/playhead.ts'
import type { MediaFile, Recording } from '../../rules/recording.ts'
import { healthAtFirst, type MediaHealth } from './media-health.ts'

/** `absent`: there is no recording here. `recovering`: new addresses are on their way. */
type PlaybackStatus = 'loading' | 'ready' | 'absent' | 'recovering' | 'failed'

export interface PlaybackState extends Playhead, MediaHealth {
  readonly status: PlaybackStatus
  /** Address of the file that plays, or failed to play; null before the first. */
  readonly address: string | null
  readonly isPlaying: boolean
  readonly rate: PlaybackRate
  readonly volume: number
  readonly isMuted: boolean
  readonly poster: string | null
  /** End of the loaded file, in milliseconds of the session; 0 where the answers tell where the recording ends. */
  readonly fileEndMs: number
  /** How often somebody jumped to a place; playing on to the next answer does not count. */
  readonly seeks: number
}

/** The state at a playhead before anything has loaded: it does not start by itself (R9-050). */
export function stateAt(recording: Recording, playhead: Playhead): PlaybackState {
  return {
    ...playhead,
    ...healthAtFirst,
    status: 'loading',
    address: null,
    isPlaying: false,
    rate: 1,
    volume: 1,
    isMuted: false,
    poster: fileAt(recording, playhead)?.poster ?? null,
    fileEndMs: 0,
    seeks: 0,
  }
}

/** End of a file that plays without answers; unknown while the file is still being written. */
export function fileEnd(
  { questions }: Recording,
  { startMs }: MediaFile,
  { duration }: HTMLVideoElement,
): number {
  return questions.length === 0 && Number.isFinite(duration) ? startMs + duration * 1000 : 0
}
