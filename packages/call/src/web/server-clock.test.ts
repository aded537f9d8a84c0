import { expect, test, vi } from 'vitest'
import { fetchEnvelope } from './send.ts'
import { serverTime } from './server-clock.ts'

const now = Date.UTC(2026, 10, 25, 9)

test('how wrong this clock is, is learnt from any answer, and small differences are none', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const answerAt = (date: string | null) =>
    fetchEnvelope('/', {}, { send: async () => new Response('', { headers: date === null ? {} : { date } }) })
  const at = (seconds: number) => new Date(now + seconds * 1000).toUTCString()
  await answerAt(at(-2))
  expect(serverTime(now)).toBe(now)
  await answerAt(at(-3 * 3600))
  expect(serverTime(now)).toBe(now - 3 * 3_600_000)
  await answerAt(at(-3 * 3600 + 4))
  await answerAt(null)
  expect(serverTime(now)).toBe(now - 3 * 3_600_000)
  await answerAt(at(0))
  expect(serverTime(now)).toBe(now)
})
