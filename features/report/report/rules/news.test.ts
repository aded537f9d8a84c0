import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newsSince } from './news.ts'

const parts = fc.array(
  fc.record({
    part: fc.constantFrom('answers', 'aiData', 'evidence'),
    version: fc.integer({ min: 1, max: 9 }),
  }),
)

test('whoever has seen nothing hears of nothing, and then of everything that is newer', () => {
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

test('nothing is told twice and nothing is missed, whatever was seen before', () => {
  fc.assert(
    fc.property(parts, fc.nat({ max: 10 }), (stored, since) => {
      const { version, events } = newsSince(stored, since)
      expect(events).toEqual(stored.filter((part) => part.version > since))
      expect(newsSince(stored, version)).toEqual({ version, events: [] })
    }),
  )
})
