import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type $ZodType, safeEncode } from 'zod/v4/core'
import { replyWriter } from './write-reply.ts'

const Leaf = z.strictObject({
  kind: z.literal('leaf'),
  size: z.int(),
  note: z.optional(z.nullable(z.string())),
})
const Word = z.object({ text: z.string().check(z.maxLength(20)), state: z.enum(['a', 'b']) })
const Thing = z.object({
  id: z.string(),
  score: z.nullable(z.number()),
  isShown: z.boolean(),
  words: z.optional(z.array(Word)),
  any: z.unknown(),
  either: z.union([z.string(), Leaf, z.number()]),
  byName: z.record(z.string(), z.number()),
  nothing: z.null(),
})

const leaf = fc.record(
  {
    kind: fc.constant('leaf'),
    size: fc.oneof(fc.integer(), fc.double()),
    note: fc.option(fc.string()),
    unknown: fc.constant(1),
  },
  { requiredKeys: ['kind'] },
)
const thing = fc.record(
  {
    id: fc.oneof({ weight: 9, arbitrary: fc.string() }, fc.integer()),
    score: fc.oneof(fc.double(), fc.constant(null), fc.constant(undefined)),
    isShown: fc.boolean(),
    words: fc.array(
      fc.record({
        text: fc.string({ maxLength: 20 }),
        state: fc.constantFrom('a', 'b', 'c'),
        extra: fc.string(),
      }),
      { maxLength: 2 },
    ),
    any: fc.jsonValue(),
    either: fc.oneof(fc.string(), fc.integer(), leaf),
    byName: fc.dictionary(fc.string(), fc.integer()),
    nothing: fc.constant(null),
    secret: fc.string(),
  },
  { requiredKeys: ['id', 'isShown', 'either', 'byName', 'nothing'] },
)

const outcome = (write: () => string | undefined): unknown => {
  try {
    return JSON.parse(write() ?? 'null')
  } catch {
    return 'refused'
  }
}

test('a reply is written exactly as zod encodes it, and refused exactly when zod refuses it', () => {
  const write = replyWriter(Thing)
  const schema: $ZodType<unknown, unknown> = Thing
  fc.assert(
    fc.property(thing, (value) => {
      const encoded = safeEncode(schema, value)
      const expected = encoded.success ? outcome(() => JSON.stringify(encoded.data)) : 'refused'
      expect(outcome(() => write(value))).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('a field that the contract does not name is left out, at any depth', () => {
  const write = replyWriter(z.object({ list: z.array(z.object({ a: z.number() })) }))
  expect(write({ list: [{ a: 1, secret: 2 }], secret: 3 })).toBe('{"list":[{"a":1}]}')
})

test('a contract that holds itself is walked as deep as the reply goes', () => {
  const Node = z.object({
    name: z.string(),
    get children() {
      return z.optional(z.array(Node))
    },
  })
  const write = replyWriter(Node)
  expect(write({ name: 'a', children: [{ name: 'b', secret: 1, children: [] }] })).toBe(
    '{"name":"a","children":[{"name":"b","children":[]}]}',
  )
  expect(() => write({ name: 'a', children: [{ name: 2 }] })).toThrow('does not fit')
})
