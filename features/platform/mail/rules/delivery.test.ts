import { dayMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { nextTry, retryDelaysMs } from './delivery.ts'

const now = new Date('2026-03-14T02:00:00Z')

test('a mail is tried again later and later, and given up after the last wait', () => {
  const waits = retryDelaysMs.map((_, tries) => (nextTry(tries + 1, now)?.getTime() ?? 0) - now.getTime())
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits[0]).toBe(60_000)
  expect(nextTry(retryDelaysMs.length + 1, now)).toBe(null)
})

test('a mail that is refused because of this installation is tried for 30 days', () => {
  let passed = 0
  let tries = 1
  for (; nextTry(tries, now, true); tries += 1)
    passed += (nextTry(tries, now, true)?.getTime() ?? 0) - now.getTime()
  expect(passed / dayMs).toBeGreaterThan(30)
  expect(passed / dayMs).toBeLessThan(31)
})

test('a mail goes out within the hour in which its server is back, within three days', () => {
  const hourMs = 60 * 60_000
  expect(Math.max(...retryDelaysMs)).toBe(hourMs)
  const untilGivenUp = retryDelaysMs.reduce((sum, delay) => sum + delay, 0)
  expect(untilGivenUp).toBeGreaterThanOrEqual(72 * hourMs)
  expect(untilGivenUp).toBeLessThan(73 * hourMs)
})
