import { processorMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['short', 10, 'short'],
  ['longer', 3, 'lon'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['ab👩‍💻c', 6, 'ab'],
  ['ab👩‍💻c', 7, 'ab👩‍💻'],
  ['cafe\u0301s', 4, 'caf'],
  ['cafe\u0301s', 5, 'cafe\u0301'],
  ['🇩🇪🇫🇷', 6, '🇩🇪'],
  ['👩‍💻c', 3, '👩‍'],
  ['text', 0, ''],
])('%j in %i units is %j', (text, maxUnits, expected) => {
  expect(cutText(text, maxUnits)).toBe(expected || '')
})

test('a text is a beginning of the whole, in its limit, and never ends in half a character', () => {
  const unit = fc.constantFrom('a', '林', '😀', '\u200d', '👩', '💻', '\u0301', '🇩', '🇪', ' ')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 400 }), fc.nat(500), (text, maxUnits) => {
      const cut = cutText(text, maxUnits)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(maxUnits)
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})

test('a sign without an end is cut between its code points', () => {
  const endless = `a${'\u0301'.repeat(10_000)}`
  expect(cutText(endless, 5_000)).toHaveLength(5_000)
})

test('a million signs cost no more than a thousand', () => {
  const text = '👩‍💻'.repeat(1_000_000)
  const tookMs = processorMs(() => {
    for (let index = 0; index < 1_000; index += 1) cutText(text, 2_000_000)
  })
  expect(tookMs).toBeLessThan(2_000)
})
