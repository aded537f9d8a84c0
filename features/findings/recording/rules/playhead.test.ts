import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  clipAt,
  fileAt,
  playheadAfter,
  playheadBeside,
  playheadOf,
  questionBeside,
} from './playhead.ts'
import type { Clip, MediaFile, Recording } from './recording.ts'

const aFile = (key: string, startMs: number): MediaFile => ({
  key,
  startMs,
  durationMs: null,
  addresses: [`/${key}`],
  poster: null,
})

function aClip(
  id: string,
  question: number,
  startMs: number,
  durationMs: number,
  more: Partial<Clip> = {},
): Clip {
  return {
    id,
    question,
    round: null,
    title: id,
    html: '',
    askedAtMs: startMs - 5_000,
    startMs,
    durationMs,
    file: aFile(id, startMs),
    sentences: [],
    text: null,
    language: null,
    ...more,
  }
}

/** Q1 at 10 s for 20 s, Q2 at 40 s for 10 s with a follow-up at 60 s for 10 s, Q3 without a recording at 80 s. */
const clips = [
  aClip('q1', 0, 10_000, 20_000),
  aClip('q2', 1, 40_000, 10_000),
  aClip('q2a', 1, 60_000, 10_000, { round: 1 }),
  aClip('q3', 2, 80_000, 0, { file: null }),
]
const questions = [0, 1, 3].map((first, index) => ({
  number: index + 1,
  title: null,
  html: '',
  language: null,
  first,
  clips: [first],
  answered: 'recorded' as const,
  durationMs: 0,
  poster: null,
}))
const recording: Recording = { clips, questions, full: [], fromMs: 0, endMs: 80_000 }
const whole: Recording = { ...recording, full: [aFile('full-0', 0), aFile('full-1', 55_000)] }

describe('the playhead of an address', () => {
  test.each<[string, { q?: string; t?: number }, { clip: number; sessionMs: number }]>([
    ['that says nothing is the first answer', {}, { clip: 0, sessionMs: 10_000 }],
    ['with a question is its start', { q: 'q2a' }, { clip: 2, sessionMs: 60_000 }],
    ['with a time is that time', { t: 12.5 }, { clip: 0, sessionMs: 12_500 }],
    ['with both is that time', { q: 'q2', t: 44 }, { clip: 1, sessionMs: 44_000 }],
    [
      'with a time in a follow-up of the question is that time',
      { q: 'q2', t: 61 },
      { clip: 2, sessionMs: 61_000 },
    ],
    [
      'with a time of another question is the question’s start',
      { q: 'q1', t: 61 },
      { clip: 0, sessionMs: 10_000 },
    ],
    ['with a time between answers is the next answer', { t: 33 }, { clip: 1, sessionMs: 40_000 }],
    ['with an unknown question is its time', { q: 'gone', t: 61 }, { clip: 2, sessionMs: 61_000 }],
    ['with an unknown question alone is the first answer', { q: 'gone' }, { clip: 0, sessionMs: 10_000 }],
  ])('%s', (_, address, playhead) => {
    expect(playheadOf(recording, address)).toEqual(playhead)
  })

  test('is exact between answers too where the whole session was recorded', () => {
    expect(playheadOf(whole, { t: 33 })).toEqual({ clip: 0, sessionMs: 33_000 })
    expect(playheadOf(whole, { t: 36 })).toEqual({ clip: 1, sessionMs: 36_000 })
  })

  test('comes back from the address that is written of it', () => {
    const playheads = fc
      .constantFrom(0, 1, 2)
      .chain((clip) => fc.record({ clip: fc.constant(clip), offset: fc.nat(clips[clip]?.durationMs ?? 0) }))
    fc.assert(
      fc.property(playheads, ({ clip, offset }) => {
        const playhead = { clip, sessionMs: (clips[clip]?.startMs ?? 0) + offset }
        const { q, t } = addressOf(recording, playhead)
        expect(playheadOf(recording, { q, t })).toEqual(playhead)
      }),
    )
  })
})

describe('the playhead of an address that names an answer and a time in it', () => {
  const playheadIn = (given: readonly Clip[], q: string, t: number) =>
    playheadOf({ ...recording, clips: given }, { q, t })

  test('is that of the answer where no length is known and all begin at once', () => {
    const unknown = clips.map((clip) => ({ ...clip, startMs: 0, durationMs: null }))
    for (const [clip, { id }] of unknown.entries()) {
      expect(playheadIn(unknown, id, 10)).toEqual({ clip, sessionMs: 10_000 })
    }
  })

  test('is that of the answer where the next one begins before its end', () => {
    const overlapping = [aClip('q1', 0, 0, 20_000), aClip('q2', 1, 15_000, 20_000)]
    expect(playheadIn(overlapping, 'q1', 18)).toEqual({ clip: 0, sessionMs: 18_000 })
    expect(playheadIn(overlapping, 'q2', 18)).toEqual({ clip: 1, sessionMs: 18_000 })
  })
})

test('an answer plays its own file, and the whole session’s where that was recorded', () => {
  expect(fileAt(recording, { clip: 1, sessionMs: 44_000 })?.key).toBe('q2')
  expect(fileAt(recording, { clip: 3, sessionMs: 80_000 })).toBe(null)
  expect(fileAt(whole, { clip: 1, sessionMs: 44_000 })?.key).toBe('full-0')
  expect(fileAt(whole, { clip: 2, sessionMs: 61_000 })?.key).toBe('full-1')
})

test('a question is in view from the moment it was asked while the whole session plays', () => {
  expect(clipAt(whole, 0)).toBe(0)
  expect(clipAt(whole, 34_999)).toBe(0)
  expect(clipAt(whole, 35_000)).toBe(1)
})

describe('a skip', () => {
  test.each([
    ['stays in the answer', { clip: 0, sessionMs: 15_000 }, 5_000, { clip: 0, sessionMs: 20_000 }],
    [
      'past the end goes to the next answer',
      { clip: 0, sessionMs: 28_000 },
      5_000,
      { clip: 1, sessionMs: 40_000 },
    ],
    [
      'before the start goes into the one before',
      { clip: 1, sessionMs: 42_000 },
      -5_000,
      { clip: 0, sessionMs: 27_000 },
    ],
    [
      'is held by the start of the session',
      { clip: 0, sessionMs: 12_000 },
      -5_000,
      { clip: 0, sessionMs: 10_000 },
    ],
    [
      'is held by the end of what was recorded',
      { clip: 2, sessionMs: 68_000 },
      5_000,
      { clip: 2, sessionMs: 70_000 },
    ],
  ])('%s', (_, from, ms, to) => {
    expect(playheadBeside(recording, from, ms)).toEqual(to)
  })

  test('runs on through what lies between answers where the whole session was recorded', () => {
    expect(playheadBeside(whole, { clip: 0, sessionMs: 28_000 }, 5_000)).toEqual({
      clip: 0,
      sessionMs: 33_000,
    })
  })
})

test('the question a step away begins at its start, and there is none past the ends', () => {
  expect(questionBeside(recording, 2, 1)).toEqual({ clip: 3, sessionMs: 80_000 })
  expect(questionBeside(recording, 2, -1)).toEqual({ clip: 0, sessionMs: 10_000 })
  expect(questionBeside(recording, 0, -1)).toBe(null)
  expect(questionBeside(recording, 3, 1)).toBe(null)
})

test('at the end of a file the next recorded answer goes on, or the next file of the whole session', () => {
  expect(playheadAfter(recording, 0, aFile('q1', 10_000))).toEqual({ clip: 1, sessionMs: 40_000 })
  expect(playheadAfter(recording, 2, aFile('q2a', 60_000))).toBe(null)
  expect(playheadAfter(whole, 1, aFile('full-0', 0))).toEqual({ clip: 2, sessionMs: 55_000 })
  expect(playheadAfter(whole, 2, aFile('full-1', 55_000))).toBe(null)
})
