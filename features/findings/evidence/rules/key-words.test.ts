import { processorMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyWordFinder } from './key-words.ts'

const words = (text: string, word: string, isEnglish: boolean) =>
  [...keyWordFinder(word, isEnglish)(text)].map(({ from, to }) => text.slice(from, to))

test.each([
  ['We retry a retry.', 'retry', ['retry', 'retry']],
  ['A retrying client retried.', 'retry', []],
  ['Retry at once, (retry) or retry!', 'retry', ['Retry', 'retry', 'retry']],
  ['the event  bus', 'event bus', ['event  bus']],
  ['c++ is not c', 'c++', ['c++']],
])('in English whole words alone are found: %s [R5-010]', (text, word, found) => {
  expect(words(text, word, true)).toEqual(found)
})

test.each(['We do not retry here.', 'Not  \n retry, never.', 'We don’t retry.', "We didn't retry."])(
  'in English a word that is denied is left out: %s [R5-011]',
  (text) => {
    expect(words(text, 'retry', true)).toEqual([])
  },
)

test('a word is found again where it is not denied [R5-011]', () => {
  expect([...keyWordFinder('retry', true)('We did not retry, then we retry.')]).toEqual([
    { from: 26, to: 31 },
  ])
})

test('the text before a word is not read again for each word [R5-011]', () => {
  const text = `${'not   '.repeat(50_000)}${'retry '.repeat(50_000)}`
  const tookMs = processorMs(() => expect(words(text, 'retry', true)).toHaveLength(49_999))
  expect(tookMs).toBeLessThan(3_000)
})

test('elsewhere words have no borders, and a denial before them changes nothing', () => {
  expect(words('我们没有重试失败的重试任务', '重试', false)).toEqual(['重试', '重试'])
})

test('found words equal the searched words, in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, word) => {
      for (const found of words(text, word, false)) {
        expect(found.replace(/\s+/g, ' ').toLowerCase()).toBe(word.trim().replace(/\s+/g, ' ').toLowerCase())
      }
    }),
  )
})
