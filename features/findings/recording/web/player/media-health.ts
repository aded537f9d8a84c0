/** How a video plays. */
export interface MediaHealth {
  /** It should play, and has no data. */
  readonly isWaiting: boolean
  /** It has been playing without any sound. */
  readonly isSilent: boolean
  /** It has a picture; an answer by voice has none. */
  readonly hasPicture: boolean
}

export const healthAtFirst: MediaHealth = { isWaiting: false, isSilent: false, hasPicture: true }

/** What browsers know of sound, each in its own way. */
interface SoundFacts {
  readonly currentTime: number
  readonly mozHasAudio?: boolean
  readonly webkitAudioDecodedByteCount?: number
  readonly audioTracks?: { readonly length: number }
}

/** How much later than the picture sound may set in, in seconds. */
const soundSetsIn = 2

function hasNoSound({ mozHasAudio, webkitAudioDecodedByteCount, audioTracks }: SoundFacts): boolean {
  return mozHasAudio === false || webkitAudioDecodedByteCount === 0 || audioTracks?.length === 0
}

/** Reports a video's health at every event that bears on it, changed or not. */
export function watchHealth(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onChange: (change: Partial<MediaHealth>) => void,
): void {
  let playedFrom = Infinity
  let waitedAt = Infinity
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(type, listener, { signal })

  const wait = () => {
    if (video.paused) return
    waitedAt = video.currentTime
    onChange({ isWaiting: true })
  }

  on('waiting', wait)
  on('stalled', () => {
    // This event comes at every pause in loading; what has loaded may still last a long while.
    if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) wait()
  })
  for (const type of ['playing', 'canplay', 'pause', 'error'] as const)
    on(type, () => onChange({ isWaiting: false }))
  on('playing', () => {
    playedFrom = video.currentTime
  })
  on('loadedmetadata', () => {
    playedFrom = Infinity
    onChange({ hasPicture: video.videoWidth > 0, isSilent: false })
  })
  on('timeupdate', () => {
    // Moving time proves that it plays, after any events.
    if (video.currentTime > waitedAt) onChange({ isWaiting: false })
    if (video.currentTime - playedFrom >= soundSetsIn) onChange({ isSilent: hasNoSound(video) })
  })
}
