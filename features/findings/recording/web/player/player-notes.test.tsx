import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia } from './media-under-test.ts'

const interview = anInterview([anAnswer('q1', 10_000), anAnswer('q2', 70_000)])
const notSupported = 4

const media = fakeMedia()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const play = () => fireEvent.click(screen.getByRole('button', { name: 'Play' }))

/** Lets it fail for good: at its address and at the fresh one. */
async function failForGood(code?: number) {
  for (let times = 0; times < 2; times += 1) {
    media.fail(theVideo(), code)
    await passes(0)
  }
  // What is at the address is looked at in several steps.
  await passes(50)
}

/** What the server has at the video's address; one sign a byte. */
const isThere = (file: string, type: string, init: ResponseInit = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const bytes = Uint8Array.from(file, (sign) => sign.charCodeAt(0))
      return new Response(bytes, { ...init, headers: { 'content-type': type } })
    }),
  )
const isNotAnswered = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
const isGone = () => isThere('', 'application/json', { status: 404 })
function isBroken() {
  isThere('x', 'video/mp4')
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
}
const webm = '\x1aE\xdf\xa3 V_MPEGH/ISO/HEVC'

describe('on a network', () => {
  const hint = 'The network is slow, please wait'
  const connect = (connection: object) =>
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

  test('that is poor, a press on play hints at it for 5 s [R4-063 R9-052]', async () => {
    connect({ effectiveType: '3g' })
    openRecord(interview, { media })
    expect(screen.queryByText(hint)).toBe(null)
    play()
    expect(screen.getByText(hint).closest('[role=status]')).toBeTruthy()
    await passes(4_999)
    expect(screen.getByText(hint)).toBeTruthy()
    await passes(1)
    expect(screen.queryByText(hint)).toBe(null)
  })

  test.each([false, true])(
    'that is good, there is no hint, even where the video waits (data saver: %s) [R4-063]',
    async (saveData) => {
      connect({ effectiveType: '4g', downlink: 10, saveData })
      openRecord(interview, { media })
      play()
      act(() => media.wait(theVideo()))
      await passes(5_000)
      expect(screen.queryByText(hint)).toBe(null)
    },
  )

  test.each([
    ['nothing', null],
    ['no speed', { type: 'wifi', saveData: true }],
  ])('of which the browser tells %s, the hint comes with a stall of 2 s [R4-063]', async (_what, told) => {
    if (told) connect(told)
    openRecord(interview, { media })
    play()
    act(() => media.wait(theVideo()))
    await passes(1_999)
    expect(screen.queryByText(hint)).toBe(null)
    await passes(1)
    expect(screen.getByText(hint)).toBeTruthy()
    await passes(5_000)
    expect(screen.queryByText(hint)).toBe(null)
  })
})

describe('a video without data', () => {
  test('says that it waits, unless that is brief', async () => {
    openRecord(interview, { media })
    play()
    act(() => media.wait(theVideo()))
    await passes(300)
    expect(screen.queryByText('Waiting for the video')).toBe(null)
    await passes(100)
    expect(screen.getByText('Waiting for the video')).toBeTruthy()
    act(() => media.resume(theVideo()))
    expect(screen.queryByText('Waiting for the video')).toBe(null)
  })

  test('no longer waits once its time goes on', async () => {
    openRecord(interview, { media })
    play()
    act(() => media.playTo(theVideo(), 3))
    act(() => media.wait(theVideo()))
    act(() => media.playTo(theVideo(), 3))
    await passes(1_000)
    expect(screen.getByText('Waiting for the video')).toBeTruthy()
    act(() => media.playTo(theVideo(), 3.3))
    expect(screen.queryByText('Waiting for the video')).toBe(null)
  })

  test('for 10 s offers to fetch it again, and goes on at the same place', async () => {
    openRecord(interview, { media })
    play()
    act(() => media.playTo(theVideo(), 7))
    act(() => media.wait(theVideo()))
    await passes(10_000)
    const note = screen.getByRole('alert')
    expect(note.textContent).toContain('The video has stopped loading')
    const retry = within(note).getByRole('button', { name: 'Retry' })
    retry.focus()
    fireEvent.click(retry)
    await passes(0)
    expect(screen.queryByRole('alert')).toBe(null)
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Position' }))
    act(() => media.load(theVideo()))
    act(() => media.resume(theVideo()))
    expect(theVideo().currentTime).toBe(7)
    expect(theVideo().paused).toBe(false)
  })

  test('that is stalled while it still has some to play says nothing', async () => {
    openRecord(interview, { media })
    play()
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
    act(() => void theVideo().dispatchEvent(new Event('stalled')))
    await passes(1_000)
    expect(screen.queryByText('Waiting for the video')).toBe(null)
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(2)
    act(() => void theVideo().dispatchEvent(new Event('stalled')))
    await passes(1_000)
    expect(screen.getByText('Waiting for the video')).toBeTruthy()
  })
})

describe('a video that cannot play', () => {
  const sentences = {
    cn: '此视频暂无法播放，请稍后再试',
    en: 'This video cannot be played now, please try again later',
    'zh-TW': '此影片暫無法播放，請稍後再試',
  } as const
  test.each([
    ['nothing answers', 'cn', isNotAnswered, '（网络中断或服务器没有响应）'],
    ['its file is broken', 'cn', isBroken, '（文件不完整或已损坏）'],
    ['its file is broken', 'en', isBroken, ': its file is incomplete or damaged'],
    ['its file is broken', 'zh-TW', isBroken, '（檔案不完整或已損毀）'],
    ['its file is gone', 'cn', isGone, '（文件已不存在，或链接已失效）'],
    ['its file is gone', 'en', isGone, ': its file is no longer available, or its link has expired'],
    ['its file is gone', 'zh-TW', isGone, '（檔案已不存在，或連結已失效）'],
  ] as const)(
    'because %s says so in the given words (%s), the reason behind [P8-010 R8-018]',
    async (...row) => {
      const [, locale, happens, reason] = row
      happens()
      openRecord(interview, { media, locale })
      await failForGood(happens === isBroken ? notSupported : undefined)
      expect(screen.getByRole('alert').textContent).toContain(sentences[locale] + reason)
    },
  )

  test('is tried again by its button, and by a press on play', async () => {
    isNotAnswered()
    openRecord(interview, { media })
    await failForGood()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await passes(0)
    await failForGood()
    expect(screen.getByRole('alert')).toBeTruthy()
    play()
    await passes(0)
    act(() => media.load(theVideo()))
    expect(screen.queryByRole('alert')).toBe(null)
    expect(theVideo().paused).toBe(false)
  })

  test('because its file is broken is there to download', async () => {
    isBroken()
    openRecord(interview, { media })
    await failForGood(notSupported)
    const note = screen.getByRole('alert')
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/file/media/q1?download')
  })

  test('because nothing is there any more offers no download', async () => {
    isGone()
    openRecord(interview, { media })
    await failForGood(notSupported)
    expect(screen.queryByRole('link', { name: 'Download the video' })).toBe(null)
  })

  test('because nothing answers says to try again later', async () => {
    isNotAnswered()
    openRecord(interview, { media })
    await failForGood()
    const note = screen.getByRole('alert')
    expect(note.textContent).toContain('please try again later: the network or the server does not respond')
    expect(within(note).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  test('because the browser does not know its codec names it, with the file to download', async () => {
    isThere(webm, 'video/webm')
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
      type.includes('codecs') ? '' : 'maybe',
    )
    openRecord(interview, { media })
    await failForGood(notSupported)
    const note = screen.getByRole('alert')
    expect(note.textContent).toBe(
      'Your browser cannot play the format of this video (HEVC (H.265)); download it, or try another browser Download the video',
    )
    expect(within(note).queryByRole('button', { name: 'Retry' })).toBe(null)
  })

  test('with its picture plays as sound alone, and says that the picture is there', async () => {
    isThere(webm, 'video/webm')
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0)
    openRecord(interview, { media })
    await passes(50)
    expect(screen.getByText(/^Sound only: your browser cannot show the picture/).textContent).toContain(
      'HEVC',
    )
    expect(screen.getByRole('link', { name: 'Download the video' })).toBeTruthy()
  })
})

test('an answer in voice alone says that there is no picture', async () => {
  isThere('\x1aE\xdf\xa3 A_OPUS', 'video/webm')
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0)
  openRecord(interview, { media })
  await passes(0)
  expect(screen.getByText('Voice answer, no picture')).toBeTruthy()
})

test('a recording without sound says so in place of the volume, once it has played a while', () => {
  openRecord(interview, { media })
  Object.defineProperty(theVideo(), 'webkitAudioDecodedByteCount', { value: 0 })
  play()
  act(() => media.resume(theVideo()))
  act(() => media.playTo(theVideo(), 1))
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy()
  act(() => media.playTo(theVideo(), 2.5))
  expect(screen.getByText('No sound in this recording')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mute' })).toBe(null)
})

test('an answer whose recording is missing keeps its player’s place and its words', () => {
  openRecord(anInterview([anAnswer('q1', 0, { video: null })], { category: 2 }), { media })
  expect(screen.getByText('There is no recording of this answer')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Second of q1.')).toBeTruthy()
})
