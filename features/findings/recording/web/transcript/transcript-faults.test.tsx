import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Interview } from '../../../../candidates/interviews/rules/interview.ts'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import {
  type Analysed,
  openRecord,
  theVideo,
  written,
} from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia, seekLands } from '../player/media-under-test.ts'

type Item = Analysed['evidence'][number]

const said = (startMs: number, text: string, endMs = startMs + 3_000) => ({ startMs, endMs, text })
const spoken = (...sentences: ReturnType<typeof said>[]) =>
  anInterview([anAnswer('q1', 10_000, { transcript: { sentences } })])

const media = fakeMedia()

const item = (externalId: string, quote: string, more: Partial<Item> = {}): Item => ({
  externalId,
  claim: { kind: 'competency', name: `Claim ${externalId}` },
  kind: 'supports',
  question_id: 'q1',
  quote,
  startMs: 0,
  endMs: 3_000,
  ...more,
})
const open = (interview: Interview, ...evidence: Item[]) =>
  openRecord(interview, { media, analysed: { ...written, aiData: null, evidence } })
const transcript = () => screen.getByRole('region', { name: 'Transcript' })
const lines = () => [...transcript().querySelectorAll('[data-line] p')].map((line) => line.textContent)
const lit = () => transcript().querySelector('[data-line][aria-current=true] p')?.textContent
const marked = () => [...transcript().querySelectorAll('mark')].map((mark) => mark.textContent)

test('an answer that was not given, and one without a transcript, are named', async () => {
  open(
    anInterview([
      anAnswer('q1', 0, { video: null, transcript: null, durationMs: 0 }),
      anAnswer('q2', 60_000, { transcript: null }),
    ]),
  )
  expect(within(transcript()).getByText('The candidate gave no answer')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  await seekLands()
  expect(within(transcript()).getByText('This answer has no transcript yet')).toBeTruthy()
})

describe('a transcript without times', () => {
  test('shows no time, lights no line, and a press on a line moves nothing', async () => {
    open(spoken(said(0, 'First.', 0), said(0, 'Second.', 0)))
    expect(lines()).toEqual(['First.', 'Second.'])
    expect(screen.queryByRole('button', { name: /^Jump to/ })).toBe(null)
    act(() => media.playTo(theVideo(), 5))
    expect(lit()).toBe(undefined)
    act(() => void document.dispatchEvent(new WheelEvent('wheel')))
    expect(screen.queryByRole('button', { name: 'Back to what is being said' })).toBe(null)
    await userEvent.click(screen.getByText('Second.'))
    await seekLands()
    expect(theVideo().currentTime).toBe(5)
  })

  test('still shows its evidence', () => {
    open(spoken(said(0, 'First.', 0), said(0, 'Second.', 0)), item('e1', 'Second'))
    expect(marked()).toEqual(['Second'])
    expect(screen.getByRole('button', { name: /Claim e1/ })).toBeTruthy()
  })

  test('follows the timed sentences if only some lack times', () => {
    open(spoken(said(0, 'Untimed.', 0), said(4_000, 'Timed.')))
    expect(screen.getAllByRole('button', { name: /^Jump to/ })).toHaveLength(1)
    act(() => media.playTo(theVideo(), 5))
    expect(lit()).toBe('Timed.')
  })
})

test('sentences with overlapping or unordered times keep their order, and the current one is lit', () => {
  open(spoken(said(9_000, 'Third.', 13_000), said(400, 'First.', 6_400), said(5_200, 'Second.', 10_100)))
  expect(lines()).toEqual(['Third.', 'First.', 'Second.'])
  for (const [seconds, line] of [
    [1, 'First.'],
    [6, 'Second.'],
    [9.5, 'Third.'],
    [14, 'Third.'],
  ] as const) {
    act(() => media.playTo(theVideo(), seconds))
    expect(lit()).toBe(line)
  }
})

test('a transcript of three hours has only its visible rows in the document', () => {
  const sentences = Array.from({ length: 3_600 }, (_, index) => said(index * 3_000, `Line ${index}.`))
  open(anInterview([anAnswer('q1', 0, { durationMs: 10_800_000, transcript: { sentences } })]))
  expect(document.querySelectorAll('[data-line]').length).toBeLessThan(200)
})

test('emoji, signs of four bytes and writing from right to left stand as they are, marks included', () => {
  const texts = ['𠮷田说 👩‍💻：用「幂等键」。', 'قلت: مفتاح واحد لكل طلب.']
  open(
    spoken(...texts.map((text, index) => said(index * 4_000, text))),
    item('e1', '👩‍💻：用'),
    item('e2', 'مفتاح واحد', { startMs: 4_000, endMs: 7_000 }),
  )
  expect(lines()).toEqual(texts)
  expect(marked()).toEqual(['👩‍💻：用', 'مفتاح واحد'])
  expect([...transcript().querySelectorAll('[data-line] p')].map((line) => line.getAttribute('dir'))).toEqual(
    ['auto', 'auto'],
  )
})

test('HTML is shown as text in a sentence, a typed answer and a speaker’s name', () => {
  const html = '<img src=x onerror=alert(1)><b>bold</b>'
  open(
    anInterview([
      anAnswer('q1', 0, {
        transcript: { sentences: [said(0, html), { ...said(4_000, 'And?'), speaker: html, by: 'unknown' }] },
      }),
      anAnswer('q1a', 60_000, { followUpOf: 'q1', transcript: null, text: html }),
    ]),
    item('e1', '<b>bold</b>'),
  )
  expect(within(transcript()).getAllByText(html, { exact: false }).length).toBeGreaterThan(0)
  expect(transcript().querySelector('img, p[dir] b')).toBe(null)
  expect(marked()).toEqual(['<b>bold</b>'])
  expect(transcript().textContent?.split(html)).toHaveLength(4)
})

test('a key point inside of another stays visible in it, and both are named beside', () => {
  open(
    spoken(said(0, 'One idempotency key each.')),
    item('e1', 'One idempotency key'),
    item('e2', 'idempotency', { kind: 'note' }),
  )
  const marks = [...transcript().querySelectorAll('mark')]
  expect(marks.map((mark) => [mark.textContent, mark.dataset.kind])).toEqual([
    ['One ', 'supports'],
    ['idempotency', 'note'],
    [' key', 'supports'],
  ])
  expect(screen.getAllByRole('button', { name: /Claim e[12]/ })).toHaveLength(2)
})

test('evidence past the end of the recording leads to where its words are said', async () => {
  open(
    spoken(said(0, 'First.'), said(4_000, 'Second.')),
    item('e1', 'Second', { startMs: 900_000, endMs: 903_000 }),
  )
  await userEvent.click(screen.getByRole('button', { name: /Claim e1/ }))
  await seekLands()
  expect(theVideo().currentTime).toBe(4)
})

test('a quote that nobody said marks nothing, and is counted with the question all the same', () => {
  open(spoken(said(0, 'First.')), item('e1', 'Never said', { kind: 'against' }))
  expect(marked()).toEqual([])
  expect(screen.queryByRole('button', { name: /Claim e1/ })).toBe(null)
  const counts = within(transcript()).getByRole('list', { name: 'Evidence in Q1' })
  expect(within(counts).getByText('Speaks against').parentElement?.textContent).toBe('−Speaks against 1')
})
