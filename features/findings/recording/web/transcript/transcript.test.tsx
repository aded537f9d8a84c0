import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import {
  type Analysed,
  openRecord,
  theVideo,
  written,
} from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia, seekLands } from '../player/media-under-test.ts'

const answers = [
  anAnswer('q1', 10_000),
  anAnswer('q2', 70_000),
  anAnswer('q2a', 100_000, { followUpOf: 'q2', round: 1 }),
  anAnswer('q3', 3_700_000),
]

const media = fakeMedia()

const sentence = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3_000, text })
const analysed: Analysed = {
  ...written,
  evidence: [
    {
      externalId: 'e1',
      claim: { kind: 'competency', name: 'Clarity' },
      kind: 'against',
      question_id: 'q3',
      quote: 'Second of q3',
      startMs: 3_000,
      endMs: 6_000,
      reason: 'Leaves the limits out.',
    },
  ],
}
const litLine = () => document.querySelector('[data-line][aria-current=true] p')?.textContent
const transcript = () => screen.getByRole('region', { name: 'Transcript' })

test('the question in view is read with its follow-ups, each beside the same interviewer [R2-092]', async () => {
  openRecord(anInterview(answers), { media })
  expect(within(transcript()).getByText('Interviewer, question 1')).toBeTruthy()
  expect(transcript().textContent).toContain('What of q1?')
  const [avatar] = within(transcript()).getAllByRole('img', { name: 'AI interviewer' })
  await userEvent.click(screen.getByRole('button', { name: /^Q2 / }))
  await seekLands()
  expect(within(transcript()).getByText('Interviewer, question 2')).toBeTruthy()
  expect(within(transcript()).getByText('Interviewer, follow-up 1')).toBeTruthy()
  expect(transcript().textContent).toContain('What of q2?')
  expect(transcript().textContent).toContain('What of q2a?')
  const avatars = within(transcript()).getAllByRole('img', { name: 'AI interviewer' })
  expect(avatars.map((each) => each.outerHTML)).toEqual([avatar?.outerHTML, avatar?.outerHTML])
  expect(within(transcript()).queryByText('First of q1.')).toBe(null)
})

test.each([
  [171, true],
  [170, false],
])(
  'a question of %i px in the transcript is collapsed until it is opened: %s [R9-057]',
  async (px, isFolded) => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px)
    openRecord(anInterview(answers), { media })
    const more = within(transcript()).queryByRole('button', { name: 'Show all' })
    expect(more !== null).toBe(isFolded)
    if (!more) return
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(within(transcript()).getByRole('button', { name: 'Show less' })).toBeTruthy()
  },
)

test('each sentence of the answer stands with its time in the session [R2-093]', () => {
  openRecord(anInterview(answers), { media, at: { q: 'q2' } })
  const lines = [...transcript().querySelectorAll('[data-line]')]
  expect(
    lines.map((line) => [line.querySelector('time')?.textContent, line.querySelector('p')?.textContent]),
  ).toEqual([
    ['01:10', 'First of q2.'],
    ['01:14', 'Second of q2.'],
    ['01:40', 'First of q2a.'],
    ['01:44', 'Second of q2a.'],
  ])
})

test('the head counts the evidence of the question in view, by its direction', async () => {
  openRecord(anInterview(answers), { media, at: { q: 'q3' }, analysed })
  const counts = () => within(transcript()).queryByRole('list', { name: /^Evidence in/ })
  expect(counts()?.getAttribute('aria-label')).toBe('Evidence in Q3')
  expect([...(counts()?.children ?? [])].map((each) => each.textContent)).toEqual([
    '+Supports 0',
    '−Speaks against 1',
    '•Notes 0',
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Q2 / }))
  await seekLands()
  expect(counts()).toBe(null)
})

test('evidence from a sentence stands beside it, and leads to its second', async () => {
  const page = openRecord(anInterview(answers), { media, at: { q: 'q3' }, analysed })
  const note = screen.getByRole('button', { name: /Clarity/ })
  expect(note.textContent).toContain('Leaves the limits out.')
  expect(document.querySelector('mark')?.textContent).toBe('Second of q3')
  await userEvent.click(note)
  await seekLands()
  expect(page.address.ev).toBe('e1')
  expect(theVideo().currentTime).toBe(3)
  expect(note.getAttribute('aria-current')).toBe('true')
})

test('a line leads to its second, in the session’s own time, and the address keeps it', async () => {
  const page = openRecord(anInterview(answers), { media })
  expect(screen.getByText('00:14')).toBeTruthy()
  // At once: on a busy machine a click with all that comes before it takes longer than the seek waits.
  fireEvent.click(screen.getByText('Second of q1.'))
  expect(theVideo().currentTime).toBe(0)
  await seekLands()
  expect(theVideo().currentTime).toBe(4)
  expect(litLine()).toBe('Second of q1.')
  expect(page.address).toMatchObject({ q: 'q1', t: 14 })
})

test('the same line is reached by keyboard, by its time', async () => {
  openRecord(anInterview(answers), { media })
  screen.getByRole('button', { name: 'Jump to 00:14: Second of q1.' }).focus()
  await userEvent.keyboard('{Enter}')
  await seekLands()
  expect(theVideo().currentTime).toBe(4)
})

test('an address with a time opens there, past the hour too', () => {
  openRecord(anInterview(answers), { media, at: { q: 'q3', t: 3704.5 } })
  expect(theVideo().currentTime).toBe(4.5)
  expect(litLine()).toBe('Second of q3.')
  expect(screen.getAllByText('01:01:44')).toHaveLength(2)
  expect(theVideo().paused).toBe(true)
})

test('the line that is being said is lit while it plays, and its words are on the picture', () => {
  openRecord(anInterview(answers), { media })
  act(() => media.playTo(theVideo(), 1))
  expect(litLine()).toBe('First of q1.')
  act(() => media.playTo(theVideo(), 5))
  expect(litLine()).toBe('Second of q1.')
  expect(screen.getAllByText('Second of q1.')).toHaveLength(2)
})

test('the word that is being said is underlined where the transcript knows its words', () => {
  const words = ['First', 'of', 'all'].map((text, index) => ({
    text,
    startMs: index * 1_000,
    endMs: index * 1_000 + 900,
  }))
  openRecord(
    anInterview([
      anAnswer('q1', 0, { transcript: { sentences: [{ ...sentence(0, 'First of all.'), words }] } }),
    ]),
    { media },
  )
  act(() => media.playTo(theVideo(), 1.2))
  expect(screen.getAllByText('of', { selector: 'b' })).toHaveLength(2)
})

test('a question is chosen by its picture, and the next one by its name', async () => {
  const page = openRecord(anInterview(answers), { media })
  await userEvent.click(screen.getByRole('button', { name: /^Q2 .*Title of q2 00:40$/ }))
  await seekLands()
  expect(theVideo().getAttribute('src')).toBe('/file/media/q2')
  expect(page.address).toMatchObject({ q: 'q2', t: 70 })
  await userEvent.click(screen.getByRole('button', { name: 'Next question: Q3 Title of q3' }))
  await seekLands()
  expect(page.address).toMatchObject({ q: 'q3' })
})

test('voices are told apart by name, where somebody else begins to speak and where the candidate goes on', () => {
  const sentences = [
    sentence(0, 'I kept a ledger.'),
    { ...sentence(4_000, 'Which one?'), speaker: 'Wu Tao', by: 'another' as const },
    { ...sentence(8_000, 'And why?'), speaker: 'Wu Tao', by: 'another' as const },
    { ...sentence(12_000, 'An append-only one.'), speaker: 'LIN' },
  ]
  openRecord(anInterview([anAnswer('q1', 0, { transcript: { sentences } })]), { media })
  const voices = [...transcript().querySelectorAll('[data-line]')].map((line) => line.querySelector('b'))
  expect(voices.map((voice) => voice?.textContent)).toEqual([undefined, 'Wu Tao', undefined, 'Candidate'])
})

test('a typed answer shows its evidence, each beside the paragraph that it stands in', async () => {
  const typed = anAnswer('q1', 0, {
    video: null,
    transcript: null,
    text: 'We split accounts, then sum them.\n\nBalances may lag\nfor seconds.',
  })
  const evidence = ['then sum them', 'may lag for seconds'].map((quote, index) => ({
    externalId: `e${index}`,
    claim: { kind: 'competency' as const, name: `Claim ${index}` },
    kind: 'supports' as const,
    question_id: 'q1',
    quote,
    startMs: 0,
    endMs: 0,
  }))
  const page = openRecord(anInterview([typed]), { media, analysed: { ...written, evidence } })
  expect([...transcript().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'then sum them',
    'may lag',
    'for seconds',
  ])
  const beside = screen.getByText('We split accounts,', { exact: false }).parentElement
  expect(beside && within(beside).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /Claim 0/ }))
  expect(page.address.ev).toBe('e0')
})
