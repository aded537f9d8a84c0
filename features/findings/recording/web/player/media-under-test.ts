import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

/** Plays videos in tests in place of the browser: jsdom has the element but plays nothing. */
export interface FakeMedia {
  /** Loads the metadata: from here on the video can seek and play. */
  load(video: HTMLVideoElement): void
  /** Fails to play; `code` is that of a MediaError, where the test is about it. */
  fail(video: HTMLVideoElement, code?: number): void
  /** Runs out of data, and has some again. */
  wait(video: HTMLVideoElement): void
  resume(video: HTMLVideoElement): void
  /** Plays on to a time in seconds. */
  playTo(video: HTMLVideoElement, seconds: number): void
  end(video: HTMLVideoElement): void
}

/** Makes the videos of the tests of a file play, pause and end. */
export function fakeMedia(): FakeMedia {
  const playing = new WeakSet<EventTarget>()
  const ended = new WeakSet<EventTarget>()
  const media = HTMLMediaElement.prototype
  beforeEach(() => {
    vi.spyOn(media, 'load').mockImplementation(function load(this: HTMLMediaElement) {
      playing.delete(this)
      ended.delete(this)
      this.currentTime = 0
    })
    vi.spyOn(media, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      if (!playing.has(this)) {
        playing.add(this)
        this.dispatchEvent(new Event('play'))
      }
      return Promise.resolve()
    })
    vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      if (playing.delete(this)) this.dispatchEvent(new Event('pause'))
    })
    vi.spyOn(media, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
      return !playing.has(this)
    })
    vi.spyOn(media, 'ended', 'get').mockImplementation(function isEnded(this: HTMLMediaElement) {
      return ended.has(this)
    })
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  })
  return {
    load: (video) => void video.dispatchEvent(new Event('loadedmetadata')),
    fail(video, code) {
      // jsdom has no media errors.
      if (code !== undefined) Object.defineProperty(video, 'error', { value: { code }, configurable: true })
      video.dispatchEvent(new Event('error'))
    },
    wait: (video) => void video.dispatchEvent(new Event('waiting')),
    resume: (video) => void video.dispatchEvent(new Event('playing')),
    playTo(video, seconds) {
      video.currentTime = seconds
      video.dispatchEvent(new Event('timeupdate'))
    },
    end(video) {
      ended.add(video)
      playing.delete(video)
      video.dispatchEvent(new Event('pause'))
      video.dispatchEvent(new Event('ended'))
    },
  }
}

/** Waits until the player has made a jump: it waits a moment for further ones. */
export const seekLands = () => act(() => new Promise((resolve) => setTimeout(resolve, 110)))
