import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partTimeAt, type SessionPart, sessionEnd, sessionTimeOf } from './session-time.ts'

const part = (startMs: number, durationMs: number | null): SessionPart => ({ startMs, durationMs })

/** Parts that do not overlap, with gaps between them, in the order of the session. */
const session = fc
  .array(fc.record({ gapMs: fc.nat(60_000), durationMs: fc.integer({ min: 1, max: 600_000 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((pieces) => {
    let at = 0
    return pieces.map(({ gapMs, durationMs }) => {
      const startMs = at + gapMs
      at = startMs + durationMs
      return part(startMs, durationMs)
    })
  })

test('every moment inside a part is found again from its session time', () => {
  const moments = session.chain((parts) =>
    fc.record({
      parts: fc.constant(parts),
      index: fc.nat(parts.length - 1),
      share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    }),
  )
  fc.assert(
    fc.property(moments, ({ parts, index, share }) => {
      const found = { index, offsetMs: Math.floor(share * (parts[index]?.durationMs ?? 0)) }
      expect(partTimeAt(parts, sessionTimeOf(parts, found))).toEqual(found)
    }),
  )
})

test('every time of the session has a place, and walking on never goes back', () => {
  fc.assert(
    fc.property(session, fc.nat(2_000_000), fc.nat(2_000_000), (parts, one, other) => {
      const timeFrom = (ms: number) => {
        const found = partTimeAt(parts, ms)
        return found ? sessionTimeOf(parts, found) : Number.NaN
      }
      expect(timeFrom(Math.max(one, other))).toBeGreaterThanOrEqual(timeFrom(Math.min(one, other)))
    }),
  )
})

test.each([
  ['before the first part', 0, { index: 0, offsetMs: 0 }],
  ['inside a part', 12_500, { index: 0, offsetMs: 2_500 }],
  ['on the end of a part', 20_000, { index: 1, offsetMs: 0 }],
  ['between parts', 25_000, { index: 1, offsetMs: 0 }],
  ['after the last part', 99_000, { index: 1, offsetMs: 5_000 }],
])('a time %s has its place', (_, ms, found) => {
  expect(partTimeAt([part(10_000, 10_000), part(30_000, 5_000)], ms)).toEqual(found)
})

test('a part of unknown length lasts until the next one begins, and the last one without end', () => {
  const parts = [part(0, null), part(10_000, null)]
  expect(partTimeAt(parts, 9_999)).toEqual({ index: 0, offsetMs: 9_999 })
  expect(partTimeAt(parts, 500_000)).toEqual({ index: 1, offsetMs: 490_000 })
})

test('the part that began last has the time of overlapping parts', () => {
  expect(partTimeAt([part(0, 10_000), part(5_000, 1_000)], 5_500)).toEqual({ index: 1, offsetMs: 500 })
  expect(partTimeAt([part(0, 10_000), part(5_000, 1_000)], 7_000)).toEqual({ index: 0, offsetMs: 7_000 })
})

test('a session without parts has no place and no length', () => {
  expect(partTimeAt([], 1_000)).toBe(null)
  expect(sessionEnd([])).toBe(0)
})

test('a session ends with the part that ends last', () => {
  expect(sessionEnd([part(0, 30_000), part(10_000, 5_000), part(12_000, null)])).toBe(30_000)
})
