import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newsSince } from './news.ts'

const parts = fc.array(
  fc.record({
    part: fc.constantFrom('answers', 'aiData', 'evidence'),
    version: fc.integer({ min: 1, max: 9 }),
  }),
)

test('a reader without a version hears of nothing, and then of every newer part', () => {
  expect(newsSince([{ part: 'aiData', version: 4 }], null)).toEqual({ version: 4, events: [] })
  expect(
    newsSince(
      [
        { part: 'answers', version: 4 },
        { part: 'aiData', version: 5 },
      ],
      4,
    ),
  ).toEqual({ version: 5, events: [{ part: 'aiData', version: 5 }] })
})

test('news are told once and completely from any version on', () => {
  fc.assert(
    fc.property(parts, fc.nat({ max: 10 }), (stored, since) => {
      const { version, events } = newsSince(stored, since)
      expect(events).toEqual(stored.filter((part) => part.version > since))
      expect(newsSince(stored, version)).toEqual({ version, events: [] })
    }),
  )
})
