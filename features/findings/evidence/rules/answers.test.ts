import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { anAnswer, aSentence, lin } from './index-under-test.ts'

test('a follow-up has the number of its question, and stretches its time', () => {
  const { searched, questions } = readAnswers(
    [
      anAnswer('q1', [], { sessionStartMs: 1_000, durationMs: 5_000 }),
      anAnswer('q1a', [], { followUpOf: 'q1', sessionStartMs: 8_000, durationMs: 2_000 }),
      anAnswer('w1', null, { method: 0, text: 'written' }),
      anAnswer('q2', [], { sessionStartMs: 20_000, durationMs: null }),
    ],
    lin,
  )
  expect(searched.map(({ id, question }) => [id, question])).toEqual([
    ['q1', 1],
    ['q1a', 1],
    ['q2', 2],
  ])
  expect(questions).toEqual([
    { number: 1, title: 'Title of q1', startMs: 1_000, endMs: 10_000 },
    { number: 2, title: 'Title of q2', startMs: 20_000, endMs: 20_000 },
  ])
})

test('an answer of unknown length ends with its last sentence', () => {
  const sentences = [aSentence(3_000, 7_000, 'b'), aSentence(0, 2_000, 'a')]
  const { searched, questions } = readAnswers(
    [anAnswer('q1', sentences, { sessionStartMs: 1_000, durationMs: null })],
    lin,
  )
  expect(searched[0]?.endMs).toBe(7_000)
  expect(questions[0]?.endMs).toBe(8_000)
})

test.each([
  ['en', '好的', true],
  ['cn', 'all of it', false],
  [null, 'We used Kafka for 支付.', true],
  [null, '我们用 Kafka 做支付，重试安全', false],
  [null, '', false],
] as const)(
  'an answer that says it is in %s with the text %j is English: %s',
  (language, text, isEnglish) => {
    const { searched } = readAnswers([anAnswer('q1', [aSentence(0, 1, text)], { language })], lin)
    expect(searched[0]?.isEnglish).toBe(isEnglish)
  },
)

test('a text typed in place of a recording is cut into its clauses, each with the whole answer’s time [R5-012]', () => {
  const { searched } = readAnswers([anAnswer('q1', null, { text: 'First I lock; then？写入！Done' })], lin)
  expect(searched[0]?.sentences).toEqual([
    aSentence(0, 20_000, 'First I lock; '),
    aSentence(0, 20_000, 'then？'),
    aSentence(0, 20_000, '写入！'),
    aSentence(0, 20_000, 'Done'),
  ])
})

test('spoken words go before typed ones', () => {
  const { searched } = readAnswers([anAnswer('q1', [aSentence(0, 1, 'said')], { text: 'typed' })], lin)
  expect(searched[0]?.sentences.map(({ text }) => text)).toEqual(['said'])
})
