import { expect, test } from 'vitest'
import { brandInLog, changesOf, companyFault, valuesOf } from './changes.ts'

test('a setting counts as changed only with another value', () => {
  const before = { a: 1, b: false, c: [18, 21] }
  const changes = changesOf(before, { a: 1, b: true, c: [18, 21], d: 'new', e: undefined })
  expect(changes).toEqual([
    { key: 'b', from: false, to: true },
    { key: 'd', from: null, to: 'new' },
  ])
  expect(valuesOf(changes)).toEqual({ b: true, d: 'new' })
})

test('the order in which fields are stored makes no change', () => {
  const stored = { brand: { icon: 'x', title: 'y' } }
  expect(changesOf(stored, { brand: { title: 'y', icon: 'x' } })).toEqual([])
})

test.each([
  [{ profile: 'eu', timeZone: 'UTC', customerType: 'CUSTOMERTYPE_ZHONGJUN' }, null],
  [{}, null],
  [{ profile: 'us' }, 'profile'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ customerType: 'VIP' }, 'customerType'],
])('a company with %j has the fault %s', (patch, fault) => {
  expect(companyFault(patch)).toBe(fault)
})

test('a brand is told by its title and the length of its mark', () => {
  expect(brandInLog(null)).toBeNull()
  expect(brandInLog({ title: '云涧', icon: 'data:,' })).toEqual({ title: '云涧', iconLength: 6 })
})
