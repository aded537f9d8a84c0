import { type PlaybackRate, rateBeside, seekDelayMs } from '../../rules/player.ts'
import { clipAt, fileAt, type Playhead, playheadAfter } from '../../rules/playhead.ts'
import type { MediaFile, Recording } from '../../rules/recording.ts'
import { watchHealth } from './media-health.ts'
import { ObservableState } from './observable-state.ts'
import { fileEnd, type PlaybackState, stateAt } from './playback-state.ts'

/** How long new addresses surely hold (milliseconds): a failure to play within that time has another cause. */
const surelyFreshMs = 60_000

/**
 * Plays a recording as one session: it loads the file at the playhead, and goes on with the next at its end.
 *
 * It lives outside React because a video element has a state of its own; screens `subscribe` to it.
 */
export class Playback extends ObservableState<PlaybackState> {
  /** Called with the playhead where playback rests or jumps: after a seek, at a pause, at the next answer. */
  onPlayhead: (playhead: Playhead) => void = () => {}
  /** Asks for the recording with new addresses; null when there are none. */
  refresh: () => Promise<Recording | null> = async () => null

  #recording: Recording
  #video: HTMLVideoElement | null = null
  #file: MediaFile | null = null
  #attempt = 0
  /** When new addresses were last asked for, in epoch milliseconds. */
  #refreshedAt = Number.NEGATIVE_INFINITY
  /** Session time to seek to in the file that is loading. */
  #landingMs: number | null = null
  #isWanted = false
  #seekTimer: ReturnType<typeof setTimeout> | undefined
  #frame = 0

  constructor(recording: Recording, playhead: Playhead) {
    super(stateAt(recording, playhead))
    this.#recording = recording
  }

  get recording(): Recording {
    return this.#recording
  }

  /** Takes the addresses of a later reply; what plays goes on playing. */
  update(recording: Recording): void {
    this.#recording = recording
  }

  /** Connects the element. Returns a function that disconnects it; the place is kept meanwhile. */
  attach(video: HTMLVideoElement): () => void {
    const events = new AbortController()
    const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
      video.addEventListener(type, listener, { signal: events.signal })
    this.#video = video
    on('loadedmetadata', () => this.#handleLoaded(video))
    on('timeupdate', () => this.#follow(video))
    on('seeked', () => this.#follow(video))
    on('play', () => this.#handlePlay(video))
    on('pause', () => this.#handlePause(video))
    on('ended', () => this.#handleEnded())
    on('error', () => this.#handleError())
    on('volumechange', () => this.set({ volume: video.volume, isMuted: video.muted }))
    watchHealth(video, events.signal, (health) => this.set(health))
    this.#land(this.state)
    return () => {
      events.abort()
      clearTimeout(this.#seekTimer)
      cancelAnimationFrame(this.#frame)
      video.pause()
      this.set({ isPlaying: false, isWaiting: false })
      this.#isWanted = false
      this.#video = null
      this.#file = null
    }
  }

  /** Goes to a playhead with a short delay, so that of several quick seeks only the last one loads. */
  seek(playhead: Playhead): void {
    clearTimeout(this.#seekTimer)
    this.#seekTimer = setTimeout(() => {
      if (this.#video) this.#video.preload = 'metadata'
      this.#land(playhead)
      this.set({ seeks: this.state.seeks + 1 })
      this.onPlayhead(this.state)
    }, seekDelayMs)
  }

  toggle(): void {
    if (this.#isWanted) this.pause()
    else this.play()
  }

  play(): void {
    this.#isWanted = true
    const { status } = this.state
    if (status === 'failed') this.retry()
    else if (status === 'ready' || status === 'loading') this.#start()
  }

  pause(): void {
    this.#isWanted = false
    this.#video?.pause()
  }

  setRate(rate: PlaybackRate): void {
    this.set({ rate })
    if (this.#video) this.#video.playbackRate = rate
  }

  stepRate(step: 1 | -1): void {
    this.setRate(rateBeside(this.state.rate, step))
  }

  setVolume(volume: number): void {
    if (!this.#video) return
    this.#video.volume = volume
    this.#video.muted = volume === 0
  }

  toggleMuted(): void {
    if (this.#video) this.#video.muted = !this.#video.muted
  }

  /** Tries a file that did not play again, with new addresses. */
  retry(): void {
    void this.#recover()
  }

  #land({ clip, sessionMs }: Playhead): void {
    const file = fileAt(this.#recording, { clip, sessionMs })
    this.set({ clip, sessionMs })
    const video = this.#video
    if (!video) return
    if (!file) {
      this.#unload(video)
    } else if (file.key === this.#file?.key && this.state.status === 'ready') {
      video.currentTime = Math.max(0, sessionMs - file.startMs) / 1000
    } else {
      this.#refreshedAt = Number.NEGATIVE_INFINITY
      this.#load(file, sessionMs, 0)
    }
  }

  #unload(video: HTMLVideoElement): void {
    video.pause()
    video.removeAttribute('src')
    video.load()
    this.#file = null
    this.#isWanted = false
    this.set({ status: 'absent', poster: null, isPlaying: false, isWaiting: false })
  }

  #load(file: MediaFile, landingMs: number, attempt: number): void {
    const video = this.#video
    const address = file.addresses[attempt]
    if (!video || !address) return
    this.#file = file
    this.#attempt = attempt
    this.#landingMs = landingMs
    this.set({ status: 'loading', address, poster: file.poster })
    video.src = address
    video.load()
    // Loading resets the rate.
    video.playbackRate = this.state.rate
    if (this.#isWanted) this.#start()
  }

  #start(): void {
    // Refused where the browser wants a gesture first; a file that fails to load has its error event.
    this.#video?.play()?.catch(() => {
      if (this.#video?.paused) this.set({ isPlaying: false })
    })
  }

  #handleLoaded(video: HTMLVideoElement): void {
    if (!this.#file) return
    const offsetMs = (this.#landingMs ?? 0) - (this.#file?.startMs ?? 0)
    this.#landingMs = null
    this.set({ status: 'ready', fileEndMs: fileEnd(this.#recording, this.#file, video) })
    video.playbackRate = this.state.rate
    if (offsetMs > 0) video.currentTime = offsetMs / 1000
    if (this.#isWanted && video.paused) this.#start()
  }

  #follow(video: HTMLVideoElement): void {
    if (!this.#file || this.#landingMs !== null || video.seeking) return
    const sessionMs = this.#file.startMs + video.currentTime * 1000
    const isWhole = this.#recording.full.length > 0
    const clip = isWhole ? clipAt(this.#recording, sessionMs) : this.state.clip
    if (sessionMs !== this.state.sessionMs || clip !== this.state.clip) this.set({ sessionMs, clip })
  }

  #handlePlay(video: HTMLVideoElement): void {
    this.#isWanted = true
    this.set({ isPlaying: true })
    const tick = () => {
      this.#follow(video)
      this.#frame = requestAnimationFrame(tick)
    }
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(tick)
  }

  #handlePause(video: HTMLVideoElement): void {
    cancelAnimationFrame(this.#frame)
    if (video.ended || this.#landingMs !== null) return
    this.#isWanted = false
    this.#follow(video)
    this.set({ isPlaying: false })
    this.onPlayhead(this.state)
  }

  /** Goes on with the next file; answers without a recording are skipped. */
  #handleEnded(): void {
    cancelAnimationFrame(this.#frame)
    const next = this.#file && playheadAfter(this.#recording, this.state.clip, this.#file)
    this.#isWanted = Boolean(next)
    if (next) this.#land(next)
    else this.set({ isPlaying: false })
    this.onPlayhead(this.state)
  }

  #handleError(): void {
    const file = this.#file
    if (!file) return
    if (file.addresses[this.#attempt + 1]) {
      this.#load(file, this.#landingMs ?? this.state.sessionMs, this.#attempt + 1)
    } else if (Date.now() - this.#refreshedAt > surelyFreshMs) {
      // The addresses may have expired: ask for new ones, and go on at the same place.
      void this.#recover()
    } else {
      this.#isWanted = false
      this.set({ status: 'failed', isPlaying: false, isWaiting: false })
    }
  }

  async #recover(): Promise<void> {
    this.#refreshedAt = Date.now()
    this.#landingMs ??= this.state.sessionMs
    this.set({ status: 'recovering', isWaiting: false })
    const fresh = await this.refresh()
    if (fresh) this.#recording = fresh
    const file = fileAt(this.#recording, this.state)
    if (file && this.#video) this.#load(file, this.#landingMs ?? this.state.sessionMs, 0)
  }
}
