import { expect, test } from 'vitest'
import { comparison, editionEntries } from './editions.ts'

const words = { title: 'A title', tip: 'A tip' }

test('an edition is told by title, type, price, unit, tip and features, three of them [P3-007]', () => {
  const entries = editionEntries({ standard: words, advanced: words, business: words })
  expect(entries.map(({ type, price }) => [type, price.month, price.year])).toEqual([
    [1, 0, 0],
    [2, 688, 7888],
    [3, 888, 9888],
  ])
  for (const entry of entries)
    expect(Object.keys(entry)).toEqual(['title', 'type', 'price', 'unit', 'priceTip', 'features'])
})

test('the free interviews of each edition lie between 50 and 200', () => {
  for (const amount of Object.values(comparison.assessment.aiInterviewL2)) {
    const free = 'amount' in amount ? amount.amount : 0
    expect(free).toBeGreaterThanOrEqual(50)
    expect(free).toBeLessThanOrEqual(200)
  }
})
