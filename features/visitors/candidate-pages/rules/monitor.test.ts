import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decidePicture, givenUp, maxWaiting } from './monitor.ts'

const minute = 60_000
const facts = { consentedAt: 100 * minute, endedAt: null, now: 200 * minute, takenAt: 150 * minute }

test.each([
  ['between consent and now', {}, 'taken'],
  ['before the consent', { takenAt: 90 * minute }, 'wrongTime'],
  ['in the future', { takenAt: 210 * minute }, 'wrongTime'],
  ['by a clock that is a minute wrong', { takenAt: 201 * minute }, 'taken'],
  ['before an interview ended, though it comes in long after', { endedAt: 160 * minute }, 'taken'],
  ['after an interview ended', { endedAt: 140 * minute }, 'interviewOver'],
] as const)('a picture %s', (_case, given, expected) => {
  expect(decidePicture({ ...facts, ...given })).toBe(expected)
})

const waitingOf = (sizes: readonly number[]) => sizes.map((size, at) => ({ takenAt: at * 30_000, size }))

test('pictures within the limits are all kept for sending', () => {
  expect(givenUp(waitingOf(Array(maxWaiting.pictures).fill(100_000)))).toEqual([])
})

test('pictures beyond the limits are thinned out from the oldest on, and the newest stays', () => {
  const gone = givenUp(waitingOf([1, 1, 1, 1, 1, 1]), { pictures: 4, bytes: 100 })
  expect(gone).toEqual([0, 60_000])
})

test('however many pictures there are, those kept are within the limits and include the newest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 80 }), (sizes) => {
      const most = { pictures: 20, bytes: 300 }
      const gone = new Set(givenUp(waitingOf(sizes), most))
      const kept = waitingOf(sizes).filter(({ takenAt }) => !gone.has(takenAt))
      expect(kept.length).toBeLessThanOrEqual(20)
      expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(300)
      if (sizes.length > 0) expect(kept.at(-1)?.takenAt).toBe((sizes.length - 1) * 30_000)
    }),
  )
})
