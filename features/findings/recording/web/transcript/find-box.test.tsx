import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia, seekLands } from '../player/media-under-test.ts'

const said = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3_000, text })
const session = anInterview([
  anAnswer('q1', 0, { transcript: { sentences: [said(0, 'A ledger.'), said(4_000, 'One Key, one key.')] } }),
  anAnswer('q2', 60_000, { video: null, transcript: null, text: 'Typed.\n\nThe key is kept.' }),
  anAnswer('q3', 90_000, { transcript: { sentences: [said(0, 'No ＫＥＹ at all.')] } }),
])

const media = fakeMedia()

const box = () => screen.getByRole('textbox', { name: 'Find in answers' })
const outcome = () => within(screen.getByRole('search')).getByRole('status')
const transcript = () => screen.getByRole('region', { name: 'Transcript' })
const hits = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hit]')].map(
    ({ dataset, textContent }) => `${textContent}${dataset.hit === 'current' ? '!' : ''}`,
  )
const asked = () => within(transcript()).getByText(/^Interviewer, question/).textContent

async function find(words: string) {
  openRecord(session, { media })
  await userEvent.keyboard('/')
  await userEvent.type(box(), words)
}

describe('looking for words', () => {
  test('/ leads to the box, and is not typed into it', async () => {
    openRecord(session, { media })
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(box())
    expect(box()).toHaveProperty('value', '')
    expect(box().getAttribute('aria-keyshortcuts')).toBe('/')
    expect(hits()).toEqual([])
  })

  test('the hits are counted and marked, the current one before the others, and its text is announced', async () => {
    await find('key')
    expect(outcome().textContent).toBe('1 of 4, Q1: One Key, one key.')
    expect(hits()).toEqual(['Key!', 'key'])
    expect(asked()).toBe('Interviewer, question 1')
  })

  test('Enter goes on and Shift+Enter back, over the questions, typed ones too, and round', async () => {
    await find('key')
    await userEvent.keyboard('{Enter}{Enter}')
    expect(outcome().textContent).toBe('3 of 4, Q2: key')
    expect([asked(), hits()]).toEqual(['Interviewer, question 2', ['key!']])
    await userEvent.keyboard('{Enter}')
    expect([asked(), hits()]).toEqual(['Interviewer, question 3', ['ＫＥＹ!']])
    await userEvent.keyboard('{Enter}')
    expect(outcome().textContent).toMatch(/^1 of 4/)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(outcome().textContent).toMatch(/^4 of 4/)
  })

  test('the buttons do the same, and the cross empties the box', async () => {
    await find('key')
    await userEvent.click(screen.getByRole('button', { name: 'Next hit' }))
    expect(hits()).toEqual(['Key', 'key!'])
    await userEvent.click(screen.getByRole('button', { name: 'Previous hit' }))
    expect(hits()).toEqual(['Key!', 'key'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect([box(), document.activeElement]).toEqual([document.activeElement, box()])
    expect([hits(), outcome().textContent]).toEqual([[], ''])
  })

  test('a text without a hit is reported as not found, and the step buttons are off', async () => {
    await find('zebra')
    expect(outcome().textContent).toBe('Not found')
    expect(screen.getByRole('button', { name: 'Next hit' }).ariaDisabled).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(outcome().textContent).toBe('Not found')
  })

  test('text that an input method still composes is not searched, and its Enter makes no step', async () => {
    openRecord(session, { media })
    fireEvent.compositionStart(box())
    fireEvent.input(box(), { target: { value: 'key' }, isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    expect([box(), outcome().textContent, hits()]).toEqual([box(), '', []])
    expect(box()).toHaveProperty('value', 'key')
    fireEvent.compositionEnd(box())
    expect(outcome().textContent).toMatch(/^1 of 4/)
  })
})

describe('the player and the words', () => {
  test('a hit brings the pane to its question and leaves the player; pressing its line moves it', async () => {
    await find('ＫＥＹ at')
    expect(asked()).toBe('Interviewer, question 3')
    await seekLands()
    expect(theVideo().getAttribute('src')).toBe('/file/media/q1')
    await userEvent.click(document.querySelector('[data-hit]') ?? document.body)
    await seekLands()
    expect(theVideo().getAttribute('src')).toBe('/file/media/q3')
    expect(asked()).toBe('Interviewer, question 3')
  })

  test('following rests during a search, and playback changes nothing in the pane', async () => {
    const scrollBy = vi.fn()
    vi.stubGlobal('scrollBy', scrollBy)
    await find('Typed')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 100, 20))
    act(() => media.playTo(theVideo(), 1))
    act(() => media.playTo(theVideo(), 5))
    expect(scrollBy).not.toHaveBeenCalled()
    expect(asked()).toBe('Interviewer, question 2')
    act(() => media.end(theVideo()))
    expect(asked()).toBe('Interviewer, question 2')
  })

  test('going to another question takes the pane there', async () => {
    await find('Typed')
    await userEvent.click(screen.getByRole('button', { name: /^Q3 / }))
    await seekLands()
    expect(asked()).toBe('Interviewer, question 3')
  })
})

describe('leaving the search', () => {
  test('Esc empties the box, gives the focus back, and leaves the hit in view', async () => {
    openRecord(session, { media })
    const play = screen.getByRole('button', { name: 'Play' })
    play.focus()
    await userEvent.keyboard('/')
    await userEvent.type(box(), 'Typed', { skipClick: true })
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(play)
    expect([hits(), outcome().textContent]).toEqual([[], ''])
    expect(asked()).toBe('Interviewer, question 2')
  })

  test('the next search starts from the question that plays, and not from the last hit', async () => {
    await find('all')
    await userEvent.keyboard('{Escape}')
    expect(asked()).toBe('Interviewer, question 3')
    await userEvent.click(screen.getByRole('button', { name: /^Q1 / }))
    await seekLands()
    await userEvent.keyboard('/')
    await userEvent.type(box(), 'key')
    expect(outcome().textContent).toBe('1 of 4, Q1: One Key, one key.')
  })

  test('a box that is emptied without a find leaves following as it was', async () => {
    await find('zz')
    act(() => media.playTo(theVideo(), 1))
    expect(screen.getByRole('button', { name: 'Back to what is being said' })).toBeTruthy()
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(screen.queryByRole('button', { name: 'Back to what is being said' })).toBe(null)
  })

  test('a button leads back to the current sentence after Esc', async () => {
    await find('Typed')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Back to what is being said' }))
    expect(asked()).toBe('Interviewer, question 1')
  })
})
