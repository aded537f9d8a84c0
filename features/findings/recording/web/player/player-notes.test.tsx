import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia } from './media-under-test.ts'
import { interview, passes, play, serveVideo } from './player-notes-under-test.ts'

const media = fakeMedia()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

describe('a hint at a slow network', () => {
  const hint = 'The network is slow, please wait'
  const connect = (connection: object) =>
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

  test('shows for 5 s after a press on play if the network is poor [R4-063 R9-052]', async () => {
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
    'does not show on a good network, even while the video waits (data saver: %s) [R4-063]',
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
  ])('shows after a stall of 2 s if the browser tells %s of the network [R4-063]', async (_what, told) => {
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

  test('shows no note if it is stalled with data left to play', async () => {
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

test('an answer in voice alone says that there is no picture', async () => {
  serveVideo('\x1aE\xdf\xa3 A_OPUS', 'video/webm')
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

test('an answer with a missing recording keeps its player’s place and its words', () => {
  openRecord(anInterview([anAnswer('q1', 0, { video: null })], { category: 2 }), { media })
  expect(screen.getByText('There is no recording of this answer')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Second of q1.')).toBeTruthy()
})
