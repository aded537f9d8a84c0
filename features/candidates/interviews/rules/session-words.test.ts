import { expect, test } from 'vitest'
import { nothingAnswered } from './answer-under-test.ts'
import type { Answer, TimedVideo } from './interview.ts'
import { sessionWords, withSessionWords } from './session-words.ts'

const began = 1_710_000_000_000
const said = (startMs: number, text: string, more: object = {}) => ({
  startMs,
  endMs: startMs + 2_000,
  text,
  ...more,
})
const video = (sentences: ReturnType<typeof said>[], beganAt = began): TimedVideo => ({
  beganAt,
  address: '/file/media/a',
  transcript: { sentences },
})
const anAnswer = (
  id: string,
  askedAtMs: number | null,
  sessionStartMs: number,
  more: Partial<Answer> = {},
) => ({
  ...nothingAnswered,
  id,
  askedAtMs,
  sessionStartMs,
  ...more,
})
const wordsOf = (answers: readonly Answer[]) =>
  answers.map(({ transcript }) => transcript?.sentences.map(({ startMs, text }) => [startMs, text]) ?? null)

test('each sentence of the session goes to the question that was asked last, in the answer’s own time', () => {
  const answers = [anAnswer('q1', 1_000, 5_000), anAnswer('q2', 30_000, 34_000), anAnswer('q3', null, 60_000)]
  const words = [said(0, 'a'), said(6_000, 'b'), said(31_000, 'c'), said(59_000, 'd'), said(90_000, 'e')]
  expect(wordsOf(withSessionWords(answers, [video(words)]))).toEqual([
    [
      [-5_000, 'a'],
      [1_000, 'b'],
    ],
    [
      [-3_000, 'c'],
      [25_000, 'd'],
    ],
    [[30_000, 'e']],
  ])
})

test('recordings lie one after the other, words move with their sentence, and a sentence without a time keeps none', () => {
  const words = [{ startMs: 500, endMs: 900, text: 'b' }]
  const videos = [
    video([said(1_000, 'a'), { startMs: 0, endMs: 0, text: 'x' }]),
    video([said(500, 'b', { words })], began + 60_000),
  ]
  expect(sessionWords(videos)).toEqual([
    { startMs: 0, endMs: 0, text: 'x' },
    said(1_000, 'a'),
    said(60_500, 'b', { words: [{ startMs: 60_500, endMs: 60_900, text: 'b' }] }),
  ])
})

test('words of an answer’s own transcript stand once, and words around it are added', () => {
  const transcript = { source: 'asr-1', sentences: [said(0, 'own'), said(4_000, 'own')] }
  const answers = [anAnswer('q1', 0, 10_000, { durationMs: 20_000, transcript })]
  const words = [said(2_000, 'before'), said(14_000, 'twice'), said(40_000, 'after')]
  const [answer] = withSessionWords(answers, [video(words)])
  expect(answer?.transcript).toEqual({
    source: 'asr-1',
    sentences: [said(-8_000, 'before'), said(0, 'own'), said(4_000, 'own'), said(30_000, 'after')],
  })
})

test('written answers get none of it, and without a transcript nothing changes', () => {
  const answers = [anAnswer('w1', null, 0, { method: 0 })]
  expect(withSessionWords(answers, [video([said(0, 'a')])])).toBe(answers)
  const recorded = [anAnswer('q1', 0, 0)]
  expect(withSessionWords(recorded, [{ beganAt: began, address: '/file/media/a' }])).toBe(recorded)
})
