import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia } from './media-under-test.ts'
import {
  failForGood,
  interview,
  notSupported,
  passes,
  play,
  serveVideo,
  webm,
} from './player-notes-under-test.ts'

const media = fakeMedia()
beforeEach(() => {
  vi.useFakeTimers()
})

const isNotAnswered = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
const isGone = () => serveVideo('', 'application/json', { status: 404 })
function isBroken() {
  serveVideo('x', 'video/mp4')
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
}

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
      await failForGood(media, happens === isBroken ? notSupported : undefined)
      expect(screen.getByRole('alert').textContent).toContain(sentences[locale] + reason)
    },
  )

  test('is tried again by its button, and by a press on play', async () => {
    isNotAnswered()
    openRecord(interview, { media })
    await failForGood(media)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await passes(0)
    await failForGood(media)
    expect(screen.getByRole('alert')).toBeTruthy()
    play()
    await passes(0)
    act(() => media.load(theVideo()))
    expect(screen.queryByRole('alert')).toBe(null)
    expect(theVideo().paused).toBe(false)
  })
})

describe('the note on a video that cannot play', () => {
  test('because its file is broken is there to download', async () => {
    isBroken()
    openRecord(interview, { media })
    await failForGood(media, notSupported)
    const note = screen.getByRole('alert')
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/file/media/q1?download')
  })

  test('because nothing is there any more offers no download', async () => {
    isGone()
    openRecord(interview, { media })
    await failForGood(media, notSupported)
    expect(screen.queryByRole('link', { name: 'Download the video' })).toBe(null)
  })

  test('because nothing answers says to try again later', async () => {
    isNotAnswered()
    openRecord(interview, { media })
    await failForGood(media)
    const note = screen.getByRole('alert')
    expect(note.textContent).toContain('please try again later: the network or the server does not respond')
    expect(within(note).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  test('because the browser does not know its codec names it, with the file to download', async () => {
    serveVideo(webm, 'video/webm')
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
      type.includes('codecs') ? '' : 'maybe',
    )
    openRecord(interview, { media })
    await failForGood(media, notSupported)
    const note = screen.getByRole('alert')
    expect(note.textContent).toBe(
      'Your browser cannot play the format of this video (HEVC (H.265)); download it, or try another browser Download the video',
    )
    expect(within(note).queryByRole('button', { name: 'Retry' })).toBe(null)
  })

  test('with its picture plays as sound alone, and says that the picture is there', async () => {
    serveVideo(webm, 'video/webm')
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0)
    openRecord(interview, { media })
    await passes(50)
    expect(screen.getByText(/^Sound only: your browser cannot show the picture/).textContent).toContain(
      'HEVC',
    )
    expect(screen.getByRole('link', { name: 'Download the video' })).toBeTruthy()
  })
})
