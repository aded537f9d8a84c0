import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Clip, MediaFile, Recording } from '../../rules/recording.ts'
import { fakeMedia } from './media-under-test.ts'
import { Playback } from './playback.ts'

const aFile = (key: string, startMs: number, suffix = ''): MediaFile => ({
  key,
  startMs,
  durationMs: 20_000,
  addresses: [`/${key}.webm${suffix}`, `/${key}.mp4${suffix}`],
  poster: null,
})

function aRecording(suffix = '', full: MediaFile[] = []): Recording {
  const clips = [10_000, 40_000, 70_000, 80_000].map(
    (startMs, index): Clip => ({
      id: `q${index}`,
      question: index,
      round: null,
      title: null,
      html: '',
      askedAtMs: startMs - 5_000,
      startMs,
      durationMs: 20_000,
      // The third one recorded nothing.
      file: index === 2 ? null : aFile(`q${index}`, startMs, suffix),
      sentences: [],
      text: null,
      language: null,
    }),
  )
  return { clips, questions: [], full, fromMs: 0, endMs: 100_000 }
}

const media = fakeMedia()
let video: HTMLVideoElement

function open(recording = aRecording(), playhead = { clip: 0, sessionMs: 10_000 }): Playback {
  const playback = new Playback(recording, playhead)
  playback.attach(video)
  return playback
}

const fileOf = (element: HTMLVideoElement) => element.getAttribute('src')

beforeEach(() => {
  vi.useFakeTimers()
  video = document.createElement('video')
})

test('playback opens at its playhead, and does not start by itself [R9-050]', () => {
  const playback = open(aRecording(), { clip: 1, sessionMs: 45_500 })
  media.load(video)
  expect(fileOf(video)).toBe('/q1.webm')
  expect(video.currentTime).toBe(5.5)
  expect(video.play).not.toHaveBeenCalled()
  expect(playback.state).toMatchObject({ status: 'ready', isPlaying: false, clip: 1 })
})

describe('a seek', () => {
  test('lands after 100 ms and not earlier', () => {
    const playback = open()
    media.load(video)
    playback.seek({ clip: 0, sessionMs: 22_000 })
    vi.advanceTimersByTime(99)
    expect(video.currentTime).toBe(0)
    vi.advanceTimersByTime(1)
    expect(video.currentTime).toBe(12)
  })

  test('does not load its file if another seek follows at once', () => {
    const playback = open()
    media.load(video)
    playback.seek({ clip: 1, sessionMs: 40_000 })
    playback.seek({ clip: 3, sessionMs: 80_000 })
    vi.runAllTimers()
    expect(fileOf(video)).toBe('/q3.webm')
    expect(video.load).toHaveBeenCalledTimes(2)
  })

  test('into another answer changes the file and goes on playing at the same rate', () => {
    const playback = open()
    media.load(video)
    playback.setRate(1.5)
    playback.toggle()
    playback.seek({ clip: 1, sessionMs: 43_000 })
    vi.advanceTimersByTime(100)
    media.load(video)
    expect(fileOf(video)).toBe('/q1.webm')
    expect(video.currentTime).toBe(3)
    expect(video.paused).toBe(false)
    expect(video.playbackRate).toBe(1.5)
  })

  test('to an answer without a recording says so, and the next one plays again', () => {
    const playback = open()
    media.load(video)
    playback.seek({ clip: 2, sessionMs: 70_000 })
    vi.advanceTimersByTime(100)
    expect(playback.state).toMatchObject({ status: 'absent', clip: 2, isPlaying: false })
    playback.seek({ clip: 3, sessionMs: 80_000 })
    vi.advanceTimersByTime(100)
    media.load(video)
    expect(playback.state.status).toBe('ready')
  })
})

test('playing on counts in session time', () => {
  const playback = open()
  media.load(video)
  playback.toggle()
  media.playTo(video, 7.25)
  expect(playback.state.sessionMs).toBe(17_250)
})

test('at the end of an answer the next one with a recording goes on, and the last one stops', () => {
  const playback = open(aRecording(), { clip: 1, sessionMs: 40_000 })
  media.load(video)
  playback.toggle()
  media.end(video)
  expect(fileOf(video)).toBe('/q3.webm')
  media.load(video)
  expect(playback.state).toMatchObject({ clip: 3, sessionMs: 80_000, isPlaying: true })
  media.end(video)
  expect(playback.state.isPlaying).toBe(false)
})

test('a recording of the whole session plays in place of the answers’ own, and its time finds the answer', () => {
  const playback = open(aRecording('', [aFile('full-0', 0)]), { clip: 1, sessionMs: 45_000 })
  media.load(video)
  expect(fileOf(video)).toBe('/full-0.webm')
  expect(video.currentTime).toBe(45)
  media.playTo(video, 36)
  expect(playback.state).toMatchObject({ clip: 1, sessionMs: 36_000 })
  media.playTo(video, 30)
  expect(playback.state.clip).toBe(0)
})

test('its place is told after a seek, at a pause and at the next answer, and not while it plays', () => {
  const playback = open()
  const playheads: number[] = []
  playback.onPlayhead = ({ sessionMs }) => void playheads.push(sessionMs)
  media.load(video)
  playback.seek({ clip: 0, sessionMs: 12_000 })
  vi.advanceTimersByTime(100)
  playback.toggle()
  media.playTo(video, 4)
  media.playTo(video, 6)
  expect(playheads).toEqual([12_000])
  playback.toggle()
  expect(playheads).toEqual([12_000, 16_000])
  playback.toggle()
  media.end(video)
  expect(playheads).toEqual([12_000, 16_000, 40_000])
})

describe('a file that does not play', () => {
  test('is replaced by its mp4 at the same place', () => {
    open(aRecording(), { clip: 0, sessionMs: 15_000 })
    media.fail(video)
    media.load(video)
    expect(fileOf(video)).toBe('/q0.mp4')
    expect(video.currentTime).toBe(5)
  })

  test('is asked for under new addresses, and plays on at the same place', async () => {
    const playback = open()
    playback.refresh = async () => aRecording('?new')
    media.load(video)
    playback.toggle()
    media.playTo(video, 8)
    media.fail(video)
    media.fail(video)
    expect(playback.state.status).toBe('recovering')
    await vi.advanceTimersByTimeAsync(0)
    media.load(video)
    expect(fileOf(video)).toBe('/q0.webm?new')
    expect(video.currentTime).toBe(8)
    expect(video.paused).toBe(false)
  })

  test('is asked for anew whenever its addresses run out, however often they did before', async () => {
    const playback = open()
    const refresh = vi.fn(async () => aRecording('?new'))
    playback.refresh = refresh
    media.load(video)
    for (let times = 1; times <= 2; times += 1) {
      media.fail(video)
      media.fail(video)
      await vi.advanceTimersByTimeAsync(0)
      media.load(video)
      expect(refresh).toHaveBeenCalledTimes(times)
      expect(playback.state.status).toBe('ready')
      vi.advanceTimersByTime(6 * 60 * 60_000)
    }
  })

  test('fails when new addresses do not help either, and a retry can still save it [R8-018]', async () => {
    const playback = open()
    const refresh = vi.fn(async () => aRecording('?new'))
    playback.refresh = refresh
    for (let times = 0; times < 4; times += 1) {
      media.fail(video)
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(playback.state).toMatchObject({ status: 'failed', isPlaying: false })
    expect(refresh).toHaveBeenCalledTimes(1)
    playback.retry()
    await vi.advanceTimersByTimeAsync(0)
    media.load(video)
    expect(playback.state.status).toBe('ready')
  })
})

test('new addresses that come while it plays do not interrupt it', () => {
  const playback = open()
  media.load(video)
  playback.toggle()
  playback.update(aRecording('?new'))
  expect(fileOf(video)).toBe('/q0.webm')
  expect(video.paused).toBe(false)
})

test('an element that goes away is silent, and the next one takes the place over', () => {
  const playback = new Playback(aRecording(), { clip: 0, sessionMs: 10_000 })
  const detach = playback.attach(video)
  media.load(video)
  playback.toggle()
  media.playTo(video, 9)
  detach()
  expect(video.paused).toBe(true)
  const next = document.createElement('video')
  playback.attach(next)
  media.load(next)
  expect(next.currentTime).toBe(9)
  expect(next.paused).toBe(true)
})
