import { expect, test } from 'vitest'
import { mapFaults } from './map.ts'
import { wings } from './wings.ts'

const mapOf = (lines: Readonly<Record<string, readonly string[]>>, order: readonly string[] = wings) =>
  order.flatMap((wing) => [`### \`${wing}\`: a wing`, ...(lines[wing] ?? [])]).join('\n')

const features = ['shares/shares', 'tabs/report-ai']
const whole = { shares: ['- `shares`: links to a report.'], tabs: ['- `report-ai`: the AI interview.'] }

test('a map that names every feature in its wing has no fault', () => {
  expect(mapFaults(mapOf(whole), features)).toEqual([])
})

test('a feature that the map does not name is a fault, and so is one that is gone', () => {
  expect(mapFaults(mapOf(whole), [...features, 'shares/visits'])).toEqual([
    'docs/architecture.md: the map does not name features/shares/visits',
  ])
  expect(mapFaults(mapOf(whole), ['shares/shares'])).toEqual([
    'docs/architecture.md: the map names features/tabs/report-ai, which is not there',
  ])
})

test('a feature under another wing, or named twice, is a fault', () => {
  const moved = { ...whole, shares: [], tabs: [...whole.tabs, ...whole.shares] }
  expect(mapFaults(mapOf(moved), features)).toHaveLength(2)
  const doubled = { ...whole, shares: [...whole.shares, ...whole.shares] }
  expect(mapFaults(mapOf(doubled), features)).toEqual([
    'docs/architecture.md: the map names features/shares/shares twice',
  ])
})

test('wings in another order are a fault', () => {
  expect(mapFaults(mapOf(whole, wings.toReversed()), features)[0]).toContain('in this order')
})
