import { layOutOnce } from '@candor/testkit/web/laid-out'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeMedia, seekLands } from '../../../findings/recording/web/player/media-under-test.ts'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from './session-under-test.tsx'

const answers = [
  anAnswer('q1', 10_000),
  anAnswer('q2', 70_000, {
    html: '<p>Walk me through a ledger.</p><p>How did balances stay right?</p>',
    video: { addresses: ['/file/media/q2'], poster: null },
  }),
  anAnswer('q2a', 100_000, { followUpOf: 'q2', round: 1 }),
  anAnswer('q3', 130_000),
]
const session = { ...anInterview(answers), sessionVideos: [{ beganAt: 0, address: '/file/media/session' }] }

const media = fakeMedia()

const strip = () => screen.getByRole('navigation', { name: 'Questions' })
const thumbnail = (name: RegExp) => within(strip()).getByRole('button', { name })
const popup = () => screen.queryByRole('dialog')

test('an L6 interview shows a main player, a row of questions with arrows and a transcript; others a list [R2-091]', () => {
  openRecord(session, { media })
  expect(screen.getByRole('region', { name: /^Recording of the interview/ })).toBeTruthy()
  expect(within(strip()).getAllByRole('listitem')).toHaveLength(3)
  expect(within(strip()).getByRole('button', { name: 'Scroll questions left' })).toBeTruthy()
  expect(within(strip()).getByRole('button', { name: 'Scroll questions right' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Transcript' })).toBeTruthy()
})

test('an interview of another category has neither the row nor the pane [R2-091]', () => {
  openRecord(anInterview(answers, { category: 5 }), { media })
  expect(screen.queryByRole('navigation', { name: 'Questions' })).toBe(null)
  expect(screen.queryByRole('region', { name: 'Transcript' })).toBe(null)
  expect(screen.getAllByRole('region', { name: /^Recording of the interview/ })).toHaveLength(4)
})

test('the arrows scroll the row, and rest where there is nothing further', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1_000)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  const scrollBy = vi.fn()
  Element.prototype.scrollBy = scrollBy
  layOutOnce()
  openRecord(session, { media })
  const [back, on] = ['Scroll questions left', 'Scroll questions right'].map((name) =>
    within(strip()).getByRole('button', { name }),
  )
  expect(back?.ariaDisabled).toBe('true')
  fireEvent.click(on ?? document.body)
  expect(scrollBy).toHaveBeenCalledWith({ left: 320, behavior: 'smooth' })
})

test('a thumbnail carries its question’s number, score, title and length', () => {
  openRecord(session, { media })
  expect(thumbnail(/^Q2/).textContent).toMatch(/^Q2 4\.6 of 5 Title of q2 00:40$/)
})

test('a thumbnail opens a popup with the whole question, and the next one shows its own [R2-094]', async () => {
  openRecord(session, { media })
  expect(popup()).toBe(null)
  await userEvent.click(thumbnail(/^Q2/))
  expect(screen.getByRole('dialog', { name: 'Q2 Title of q2' }).textContent).toContain(
    'Walk me through a ledger.How did balances stay right?',
  )
  expect(thumbnail(/^Q2/).getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(thumbnail(/^Q3/))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(popup()?.textContent).toContain('What of q3?')
})

test('the question that is read does not keep the keys from the player', async () => {
  openRecord(session, { media })
  await userEvent.click(thumbnail(/^Q2/))
  await userEvent.keyboard(' ')
  expect(theVideo().paused).toBe(false)
  expect(popup()).toBeTruthy()
})

test('Esc closes the question, and the focus is on its thumbnail, from there and from within', async () => {
  openRecord(session, { media })
  thumbnail(/^Q2/).focus()
  await userEvent.keyboard('{Enter}')
  expect(popup()).toBeTruthy()
  expect(document.activeElement).toBe(thumbnail(/^Q2/))
  await userEvent.keyboard('{Escape}')
  expect(popup()).toBe(null)
  expect(document.activeElement).toBe(thumbnail(/^Q2/))

  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Close' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(popup()).toBe(null)
  expect(document.activeElement).toBe(thumbnail(/^Q2/))
})

test('the question closes at a press elsewhere, and stays for one on the player', async () => {
  openRecord(session, { media })
  await userEvent.click(thumbnail(/^Q2/))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(popup()).toBeTruthy()
  await userEvent.click(screen.getByRole('heading', { name: /^Transcript/ }))
  expect(popup()).toBe(null)
})

test('the question closes when another one comes into view', async () => {
  openRecord(session, { media })
  await userEvent.click(thumbnail(/^Q2/))
  await seekLands()
  expect(popup()).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  await seekLands()
  expect(popup()).toBe(null)
})

test('choosing the thumbnail of a question that starts at 01:10 seeks to 70 s after 100 ms, not earlier [R2-095 R9-053]', () => {
  vi.useFakeTimers()
  openRecord(session, { media })
  const before = theVideo().currentTime
  fireEvent.click(thumbnail(/^Q2/))
  act(() => void vi.advanceTimersByTime(99))
  expect(theVideo().currentTime).toBe(before)
  act(() => void vi.advanceTimersByTime(1))
  expect(theVideo().currentTime).toBe(70)
})

test('a question that was not answered and one whose recording is missing are told apart', () => {
  const interview = anInterview([
    anAnswer('q1', 0),
    anAnswer('q2', 30_000, { video: null, transcript: null, durationMs: 0 }),
    anAnswer('q3', 60_000, { video: null }),
    anAnswer('q4', 90_000, { video: null, transcript: null }),
  ])
  openRecord(interview, { media })
  expect(thumbnail(/^Q2/).textContent).toContain('The candidate gave no answer')
  for (const lost of [/^Q3/, /^Q4/]) {
    expect(thumbnail(lost).textContent).toContain('There is no recording of this answer')
  }
})
