import { newId } from '@candor/db/new-id'
import { expect, test } from 'vitest'
import { thingOf } from './thing.ts'

const candidateId = newId<'candidate'>()

test('the ids of a thing name it in any order, and its kind and candidate belong to it', () => {
  const thing = thingOf('asked', candidateId, { one: 'a', other: 2 })
  expect(thingOf('asked', candidateId, { other: 2, one: 'a' })).toBe(thing)
  expect(thingOf('answered', candidateId, { one: 'a', other: 2 })).not.toBe(thing)
  expect(thingOf('asked', null, { one: 'a', other: 2 })).not.toBe(thing)
  expect(thingOf('asked', candidateId, { one: 'b', other: 2 })).not.toBe(thing)
})

test('a notice about words, or about many ids, is a fault of its feature', () => {
  expect(() => thingOf('mentioned', null, { text: 'x'.repeat(65) })).toThrow('ids alone')
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`id${index}`, index]))
  expect(() => thingOf('mentioned', null, many)).toThrow('a few ids')
})
