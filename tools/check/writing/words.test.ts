import { expect, test } from 'vitest'
import { budgetFaults, vagueWords } from './words.ts'
import { readProse, readSourceTexts } from './words-texts.ts'

const wordsIn = (text: string) => vagueWords(text).map(({ words }) => words)
const wordsOfComment = (text: string) => wordsIn(readSourceTexts('a.ts', `// ${text}`).comments)

test.each([
  ['Whoever asks is told, whatever the state.', ['Whoever', 'whatever']],
  ['It says what is missing, and what of it.', ['what is', 'what of']],
  ['A link, one that ended, of which none is left.', ['one that', 'of which']],
  ['It replaces the one before.', ['the one before']],
  ['Mended are the links. Kept is the last.', ['Mended are', 'Kept is']],
])('a word without a noun, and an inverted sentence, are found: %s', (text, found) => {
  expect(wordsOfComment(text)).toEqual(found)
})

test.each([
  'Says what the page shows, one by one.',
  'The links that are mended are sent.',
  'One part of the page, and the one after it.',
  'Feed is the name of a stream.',
])('a named subject is no fault: %s', (text) => {
  expect(wordsOfComment(text)).toEqual([])
})

test('a comment over several lines is one text, and code has no part in it', () => {
  const code = "/**\n * A link, one\n * that ended.\n */\nconst whoever = 'of which' // the one\n// before\n"
  const { comments, titles } = readSourceTexts('a.ts', code)
  expect(vagueWords(comments)).toEqual([
    { line: 2, words: 'one that' },
    { line: 5, words: 'the one before' },
  ])
  expect(vagueWords(titles)).toEqual([])
})

test.each([
  "test('the page of whoever asks', () => {})",
  "test.each(['whatever'])('the page of whoever asks', () => {})",
  'describe(`the page of whoever asks`, () => {})',
  "test.skipIf(!program)('the page of whoever asks', () => f('whatever'))",
])('the title of a test is a text, and its values are not: %s', (code) => {
  expect(wordsIn(readSourceTexts('a.ts', code).titles)).toEqual(['whoever'])
})

test('code in a document is no text', () => {
  expect(
    vagueWords(readProse('Of `whoever`:\n\n```\nof which\n```\n\n- Mended are `links`. `8` refused are.\n')),
  ).toEqual([{ line: 7, words: 'Mended are' }])
})

test('a kind above its budget is a fault with its places, and one below is told to lower the budget', () => {
  const found = { comments: ['a.ts:1: whoever'], titles: ['a.test.ts:2: of which'], documents: [] }
  expect(budgetFaults(found, { comments: 1, titles: 0, documents: 2 })).toEqual([
    'titles: 1 vague words, past the budget of 0; name the thing',
    'a.test.ts:2: of which',
    'documents: 0 vague words; lower the budget to 0',
  ])
  expect(budgetFaults(found, { comments: 1, titles: 1, documents: 0 })).toEqual([])
})
