import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedIn, partsOf, queryBefore, withMark } from './named.ts'

const zhou = { userId: '1', name: '周予川' }
const chen = { userId: '2', name: 'Chen' }
const chenWei = { userId: '3', name: 'Chen Wei' }

test('a text names the accounts whose marks it has, each once', () => {
  expect(namedIn('@周予川 再看看 @周予川', [zhou, zhou, chen])).toEqual([zhou])
  expect(namedIn('周予川', [zhou])).toEqual([])
})

test('a longer name is marked before the name with which it begins', () => {
  expect(partsOf('a @Chen Wei, @Chen', [chen, chenWei])).toEqual([
    { text: 'a ', person: null },
    { text: '@Chen Wei', person: chenWei },
    { text: ', ', person: null },
    { text: '@Chen', person: chen },
  ])
})

test('the parts of a text are the text', () => {
  const texts = fc.array(fc.constantFrom('@', '@周予川', '@Chen Wei', '@Chen', 'x', ' ', '😀', '\n'))
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('')
      expect(
        partsOf(text, [zhou, chen, chenWei])
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test.each([
  ['看看 @zhou', 8, { at: 3, query: 'zhou' }],
  ['@', 1, { at: 0, query: '' }],
  ['@Chen W', 7, { at: 0, query: 'Chen W' }],
  ['mail me: a@b.example', 20, null],
  ['@a\nb', 4, null],
  ['no sign', 7, null],
  [`@${'x'.repeat(60)}`, 61, null],
] as const)('the name typed in %j before %i is %j', (text, caret, query) => {
  expect(queryBefore(text, caret)).toEqual(query)
})

test('a chosen name takes the place of the typed one, and one space follows', () => {
  expect(withMark('问 @zh 吗', { at: 2, caret: 5, name: '周予川' })).toEqual({
    text: '问 @周予川 吗',
    caret: 7,
  })
})
