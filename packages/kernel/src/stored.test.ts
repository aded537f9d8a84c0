import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkStoredDocuments, readStored, UnreadableDocument } from './stored.ts'

const Word = z.strictObject({ text: z.string().check(z.maxLength(3)), share: z.optional(z.number()) })
const Test = z.strictObject({
  score: z.optional(z.nullable(z.number())),
  state: z.optional(z.enum(['ready', 'parsing'])),
  words: z.optional(z.array(Word)),
  names: z.optional(z.record(z.string(), z.string())),
  media: z.optional(z.union([z.literal(0), Word])),
})
const Loose = z.object({ unqualified: z.optional(z.array(Word)) })
const Filled = z.object({ items: z._default(z.array(Word), []) })

afterEach(() => checkStoredDocuments(false))

const read = (document: unknown) => readStored(Test, document, 'tests.any')

describe.each([
  ['as in production', false],
  ['checked whole', true],
])('%s', (_, areChecked) => {
  test.each([
    'of an older format',
    7,
    null,
    [],
    { points: 4 },
    { score: '4' },
    { score: Number.NaN },
    { state: 'waiting' },
    { score: 4, words: [{ text: 'yes' }, 'no'] },
    { words: [{ word: 'yes' }] },
    { names: ['a'] },
    { media: 1 },
    { media: { file: 'a' } },
  ])('a stored document of another shape is an error that names its part: %j', (document) => {
    checkStoredDocuments(areChecked)
    expect(() => read(document)).toThrow(UnreadableDocument)
    expect(() => read(document)).toThrow('tests.any')
  })

  test.each([
    {},
    { score: null },
    { score: 4, state: 'ready', words: [{ text: 'yes', share: 1 }], names: { a: 'b' }, media: 0 },
    { media: { text: 'a' } },
  ])('a stored document of the shape is what it is: %j', (document) => {
    checkStoredDocuments(areChecked)
    expect(read(document)).toEqual(document)
  })

  test('a schema that looks at one part of a document alone reads one without it', () => {
    checkStoredDocuments(areChecked)
    expect(readStored(Loose, { other: 1 }, 'antiCheating')).toEqual({})
    expect(() => readStored(Loose, 'of an older format', 'antiCheating')).toThrow(UnreadableDocument)
  })

  test('a missing field of a document is filled in where its schema says how', () => {
    checkStoredDocuments(areChecked)
    expect(readStored(Filled, {}, 'candidateForm')).toEqual({ items: [] })
  })
})

test('a document in production is returned as it is, without a look at sizes and further fields', () => {
  const document = { score: 4, words: [{ text: 'longer' }], later: 1 }
  expect(read(document)).toBe(document)
})
