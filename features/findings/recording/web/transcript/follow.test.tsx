import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia } from '../player/media-under-test.ts'

const words = (...texts: string[]) =>
  texts.map((text, index) => ({ text, startMs: index * 1_000, endMs: index * 1_000 + 900 }))
const said = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3_000, text })
const sentences = [{ ...said(0, 'We kept it.'), words: words('We', 'kept', 'it') }, said(4_000, 'Twice.')]
const session = anInterview([anAnswer('q1', 0, { transcript: { sentences } })])

const media = fakeMedia()
const scrollBy = vi.fn()
beforeEach(() => {
  scrollBy.mockClear()
  vi.stubGlobal('scrollBy', scrollBy)
  // Every line lies far below what is in sight.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 100, 20))
})

const open = () => void openRecord(session, { media })
const playTo = (seconds: number) => act(() => media.playTo(theVideo(), seconds))
const lit = () => document.querySelector('[data-line][aria-current=true] p')
const underlined = () => lit()?.querySelector('b')?.textContent
const back = () => screen.queryByRole('button', { name: 'Back to what is being said' })
const turnWheel = () => act(() => void document.dispatchEvent(new WheelEvent('wheel')))

async function choose(mode: string) {
  await userEvent.click(screen.getByRole('button', { name: /ollow(ing)? playback$/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: mode }))
}

describe('the transcript follows playback', () => {
  test('by word: the word is underlined, and its sentence comes into sight', () => {
    open()
    playTo(1.2)
    expect(underlined()).toBe('kept')
    playTo(5)
    expect(lit()?.textContent).toBe('Twice.')
    expect(scrollBy).toHaveBeenCalled()
  })

  test('by sentence: the sentence alone is marked', async () => {
    open()
    await choose('By sentence')
    playTo(1.2)
    expect(lit()?.textContent).toBe('We kept it.')
    expect(underlined()).toBe(undefined)
    scrollBy.mockClear()
    playTo(5)
    expect(scrollBy).toHaveBeenCalled()
  })

  test('not at all if that is chosen: it never scrolls, and still marks the sentence', async () => {
    open()
    await choose('Off')
    scrollBy.mockClear()
    playTo(1.2)
    playTo(5)
    turnWheel()
    expect(lit()?.textContent).toBe('Twice.')
    expect(scrollBy).not.toHaveBeenCalled()
    expect(back()).toBe(null)
    expect(screen.getByRole('button', { name: 'Not following playback' })).toBeTruthy()
  })

  test('in the same way as in the last report', async () => {
    open()
    await choose('By sentence')
    cleanup()
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Follow playback' }))
    const item = await screen.findByRole('menuitemradio', { name: 'By sentence' })
    expect(item.getAttribute('aria-checked')).toBe('true')
  })

  test('in a browser that keeps nothing, as it was told on this page', async () => {
    const keep = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is closed')
    })
    open()
    await choose('Off')
    expect(screen.getByRole('button', { name: 'Not following playback' })).toBeTruthy()
    keep.mockRestore()
    await choose('By word')
    expect(screen.getByRole('button', { name: 'Follow playback' })).toBeTruthy()
  })
})

describe('following rests when the reader scrolls', () => {
  test('and is taken up again on request, where the words go on', async () => {
    open()
    playTo(1)
    turnWheel()
    scrollBy.mockClear()
    playTo(5)
    expect(scrollBy).not.toHaveBeenCalled()
    await userEvent.click(back() ?? document.body)
    expect(scrollBy).toHaveBeenCalledOnce()
    expect(back()).toBe(null)
    expect(document.activeElement?.contains(lit())).toBe(true)
  })

  test('and when a way of following is chosen', async () => {
    open()
    playTo(1)
    turnWheel()
    expect(back()).toBeTruthy()
    await choose('By sentence')
    expect(back()).toBe(null)
  })
})
