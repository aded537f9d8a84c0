import { expect, test } from 'vitest'
import { isSoldFor, readPurchase } from './editions.ts'

test.each([
  ['standard', 3, true],
  ['standard', 2, false],
  ['standard', 4, false],
  ['advanced', 4, false],
  ['advanced', 5, true],
  ['business', 9, false],
  ['business', 10, true],
  ['business', 10.5, false],
  ['business', Number.NaN, false],
] as const)('the %s edition is sold for %d HR accounts: %s', (edition, hrAccounts, is) => {
  expect(isSoldFor(edition, hrAccounts)).toBe(is)
})

test('an edition without billing data counts as yearly with the smallest number of HR accounts', () => {
  const since = new Date('2026-03-14T00:00:00Z')
  const stored = { edition: 'advanced', editionSince: since, billing: null, hrAccounts: null }
  expect(readPurchase(stored)).toEqual({ edition: 'advanced', since, billing: 'year', hrAccounts: 5 })
  expect(readPurchase({ ...stored, edition: null })).toBe(null)
})
