import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutBySentence, findQuote, searchable } from './quote.ts'

const sentences = [{ text: 'We keep ONE key' }, { text: 'for every　transfer.' }, { text: 'One key, again.' }]
const search = searchable(sentences)
const pieces = (quote: string) =>
  findQuote(search, quote).map((stretch) =>
    cutBySentence(search, sentences, stretch).map(({ sentence, from, to }) => [
      sentence,
      sentences[sentence]?.text.slice(from, to),
    ]),
  )

test('case, width and white space do not count', () => {
  expect(pieces('one  KEY')).toEqual([[[0, 'ONE key']], [[2, 'One key']]])
  expect(pieces('ｅｖｅｒｙ transfer')).toEqual([[[1, 'every　transfer']]])
})

test('a quote may run from one sentence into the next', () => {
  expect(pieces('one key for every')).toEqual([
    [
      [0, 'ONE key'],
      [1, 'for every'],
    ],
  ])
})

test('words that nobody said are not found, and no words are no quote', () => {
  expect(pieces('two keys')).toEqual([])
  expect(pieces('  ')).toEqual([])
})

test('every piece of any transcript is found in it, four-byte signs and right-to-left text included', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '好', '𠮷', '😀', 'ש', 'ﷺ', '，'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), fc.nat(), (texts, at) => {
      const said = texts.map((each) => ({ text: each }))
      const quote = texts[at % texts.length] ?? ''
      const found = findQuote(searchable(said), quote)
      expect(found.length > 0).toBe(quote.trim() !== '')
    }),
  )
})
