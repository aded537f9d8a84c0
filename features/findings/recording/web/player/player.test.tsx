import { chooseLocale } from '@candor/messages/locale'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia, seekLands } from './media-under-test.ts'

const interview = anInterview([anAnswer('q1', 10_000), anAnswer('q2', 70_000)])
const list = anInterview([...interview.answers, anAnswer('q2a', 100_000, { followUpOf: 'q2', round: 1 })], {
  category: 2,
})

const media = fakeMedia()
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen')
})

const button = (name: string) => screen.getByRole('button', { name })
const range = (name: string) => screen.getByRole('slider', { name })

test('a player beside its question is 165 px high [R9-049]', () => {
  openRecord(list, { media })
  const players = screen.getAllByRole('region', { name: /^Recording/ })
  expect(players.map(({ style }) => style.height)).toEqual(['165px', '165px', '165px'])
})

test('several players on a page are told apart by name', () => {
  openRecord(list, { media })
  expect(
    screen.getAllByRole('region', { name: /^Recording/ }).map((player) => player.getAttribute('aria-label')),
  ).toEqual([
    'Recording of the interview, question 1',
    'Recording of the interview, question 2',
    'Recording of the interview, question 2, follow-up 1',
  ])
})

test('a viewer with an unknown language has a player in Chinese [R9-051]', () => {
  openRecord(interview, { media, locale: chooseLocale({ session: null, local: null, browser: [] }) })
  for (const name of ['播放', '字幕', '静音', '1×']) expect(button(name)).toBeTruthy()
  for (const name of ['播放位置', '音量']) expect(range(name)).toBeTruthy()
})

test('the player speaks the language of the page where that is known', () => {
  openRecord(interview, { media, locale: 'zh-TW' })
  expect(button('靜音')).toBeTruthy()
})

test('the scrubber says its place as a time, and is moved by the keyboard', async () => {
  openRecord(interview, { media })
  act(() => media.playTo(theVideo(), 5))
  expect(range('Position').getAttribute('aria-valuetext')).toBe('00:15 of 01:30')
  fireEvent.change(range('Position'), { target: { value: '20' } })
  await seekLands()
  expect(theVideo().currentTime).toBe(10)
})

test('the volume says itself in percent, and muting is undone by the same button', async () => {
  openRecord(interview, { media })
  fireEvent.change(range('Volume'), { target: { value: '0.4' } })
  act(() => void theVideo().dispatchEvent(new Event('volumechange')))
  expect(range('Volume').getAttribute('aria-valuetext')).toBe('40%')
  await userEvent.click(button('Mute'))
  act(() => void theVideo().dispatchEvent(new Event('volumechange')))
  expect(theVideo().muted).toBe(true)
  await userEvent.click(button('Unmute'))
  expect(theVideo().muted).toBe(false)
})

test('captions say whether they are on', async () => {
  openRecord(interview, { media })
  expect(button('Captions').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(button('Captions'))
  expect(button('Captions').getAttribute('aria-pressed')).toBe('false')
})

test('a small player goes round the four rates by one button that says which one holds [R9-048]', async () => {
  openRecord(anInterview([anAnswer('q1', 0)], { category: 2 }), { media })
  for (const rate of [1, 1.5, 2, 0.5, 1]) {
    await userEvent.click(button(`Speed, now ${rate}×`))
  }
  expect(theVideo().playbackRate).toBe(1.5)
})

describe('full screen', () => {
  test('fills the screen with the player, and is gone where that is refused', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
    openRecord(interview, { media })
    const request = vi.fn(async () => {
      throw new TypeError('not now')
    })
    screen.getByRole('region', { name: /^Recording/ }).requestFullscreen = request
    await userEvent.click(button('Full screen'))
    expect(request).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBe(null)
  })

  test('is the video’s own on phones that fill the screen with nothing else', async () => {
    const enter = vi.fn()
    Object.defineProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen', {
      value: enter,
      configurable: true,
    })
    openRecord(interview, { media })
    await userEvent.click(button('Full screen'))
    expect(enter).toHaveBeenCalledOnce()
  })

  test('is not offered where nothing can fill the screen', () => {
    openRecord(interview, { media })
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBe(null)
  })
})
