import { expect, test } from 'vitest'
import { editionYearStart, mailQuota } from './rules.ts'

test.each([
  ['2025-05-10T08:00:00Z', '2026-03-14T00:00:00Z', '2025-05-10T08:00:00Z'],
  ['2025-05-10T08:00:00Z', '2026-05-10T07:59:59Z', '2025-05-10T08:00:00Z'],
  ['2025-05-10T08:00:00Z', '2026-05-10T08:00:00Z', '2026-05-10T08:00:00Z'],
  ['2026-03-14T00:00:00Z', '2026-03-14T00:00:00Z', '2026-03-14T00:00:00Z'],
  ['2024-02-29T00:00:00Z', '2026-03-14T00:00:00Z', '2026-03-01T00:00:00Z'],
])('of an edition since %s the year at %s began on %s', (since, now, start) => {
  expect(editionYearStart(new Date(since), new Date(now))).toEqual(new Date(start))
})

test('of a year’s mails is left what was not sent, and never less than none', () => {
  expect(mailQuota('standard', 1_999)).toEqual({ most: 2_000, left: 1 })
  expect(mailQuota('business', 30_000)).toEqual({ most: 20_000, left: 0 })
})
