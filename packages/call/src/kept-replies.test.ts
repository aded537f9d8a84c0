import { expect, test } from 'vitest'
import { keepReplies } from './kept-replies.ts'
import { SerializedReply } from './serialized-reply.ts'

/** A reply that takes 100 bytes with its key of one letter. */
const answer = () => new SerializedReply('x'.repeat(98))

test('answers are kept up to so many bytes, and the one that was not asked for longest goes first', () => {
  const kept = keepReplies(300)
  const a = kept.keep('a', answer())
  const b = kept.keep('b', answer())
  const c = kept.keep('c', answer())
  const d = answer()
  expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual([a, b, c])
  kept.find('a')
  kept.keep('d', d)
  expect(kept.find('b')).toBe(undefined)
  expect(kept.find('a')).toBe(a)
  expect(kept.find('c')).toBe(c)
  expect(kept.find('d')).toBe(d)
})

test('an answer that is kept again takes the place of the one before, and an answer that is too large stays out', () => {
  const kept = keepReplies(200)
  kept.keep('a', answer())
  const again = kept.keep('a', answer())
  const b = kept.keep('b', answer())
  expect([kept.find('a'), kept.find('b')]).toEqual([again, b])
  const large = new SerializedReply('x'.repeat(300))
  expect(kept.keep('c', large)).toBe(large)
  expect(kept.find('c')).toBe(undefined)
})
