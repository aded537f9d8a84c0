import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodAt } from './period.ts'

test.each([
  ['year', '2025-05-10T08:00:00Z', '2026-03-14T00:00:00Z', '2025-05-10T08:00:00Z', '2026-05-10T08:00:00Z'],
  ['year', '2025-05-10T08:00:00Z', '2026-05-10T07:59:59Z', '2025-05-10T08:00:00Z', '2026-05-10T08:00:00Z'],
  ['year', '2025-05-10T08:00:00Z', '2026-05-10T08:00:00Z', '2026-05-10T08:00:00Z', '2027-05-10T08:00:00Z'],
  ['year', '2026-03-14T00:00:00Z', '2026-03-14T00:00:00Z', '2026-03-14T00:00:00Z', '2027-03-14T00:00:00Z'],
  ['year', '2024-02-29T00:00:00Z', '2026-03-14T00:00:00Z', '2026-02-28T00:00:00Z', '2027-02-28T00:00:00Z'],
  ['month', '2026-01-31T09:00:00Z', '2026-02-27T00:00:00Z', '2026-01-31T09:00:00Z', '2026-02-28T09:00:00Z'],
  ['month', '2026-01-31T09:00:00Z', '2026-03-30T00:00:00Z', '2026-02-28T09:00:00Z', '2026-03-31T09:00:00Z'],
  ['month', '2025-12-15T00:00:00Z', '2026-01-15T00:00:00Z', '2026-01-15T00:00:00Z', '2026-02-15T00:00:00Z'],
] as const)(
  'a purchase by the %s since %s has at %s the period from %s to %s',
  (billing, since, now, start, end) => {
    const period = periodAt({ billing, since: new Date(since) }, new Date(now))
    expect(period).toEqual({ start: new Date(start), end: new Date(end) })
  },
)

test('every moment since the purchase lies in its period, and periods follow without a gap', () => {
  const time = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(time, time, fc.constantFrom('month', 'year'), (a, b, billing) => {
      const [since, now] = a < b ? [a, b] : [b, a]
      const { start, end } = periodAt({ billing, since }, now)
      expect(start <= now && now < end).toBe(true)
      expect(periodAt({ billing, since }, end).start).toEqual(end)
    }),
  )
})
