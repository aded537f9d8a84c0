/** How a video fares beyond playing or not. */
export interface MediaHealth {
  /** It is to play, and has no data to go on with. */
  readonly isWaiting: boolean
  /** It has been playing, and there was nothing to hear in it. */
  readonly isSilent: boolean
  /** It has a picture; an answer in voice alone has none. */
  readonly hasPicture: boolean
}

export const healthAtFirst: MediaHealth = { isWaiting: false, isSilent: false, hasPicture: true }

/** What browsers tell of sound, each in its own way. */
interface SoundFacts {
  readonly currentTime: number
  readonly mozHasAudio?: boolean
  readonly webkitAudioDecodedByteCount?: number
  readonly audioTracks?: { readonly length: number }
}

/** Sound may set in a little later than the picture, in seconds. */
const soundSetsIn = 2

function hasNoSound({ mozHasAudio, webkitAudioDecodedByteCount, audioTracks }: SoundFacts): boolean {
  return mozHasAudio === false || webkitAudioDecodedByteCount === 0 || audioTracks?.length === 0
}

/** Tells of a video's health whenever something bears on it, changed or not. */
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
    // Told of every pause in loading; what is loaded already may last a long while.
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
    // Time that goes on is proof enough, whatever events came or did not come.
    if (video.currentTime > waitedAt) onChange({ isWaiting: false })
    if (video.currentTime - playedFrom >= soundSetsIn) onChange({ isSilent: hasNoSound(video) })
  })
}
