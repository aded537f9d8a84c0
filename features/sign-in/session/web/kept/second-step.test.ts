import { expect, test, vi } from 'vitest'
import { forgetSecondStep, keepSecondStep, keptSecondStep } from './second-step.ts'

const needed = { pending: 'a sign-in that waits', kinds: ['totp' as const], mustEnrol: false }

test('a second step outlives a reload of the tab, for the ten minutes that the server waits for it', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00Z') })
  expect(keptSecondStep()).toBeNull()
  keepSecondStep(needed)
  vi.setSystemTime(new Date('2026-05-04T08:09:59Z'))
  expect(keptSecondStep()).toEqual(needed)
  vi.setSystemTime(new Date('2026-05-04T08:10:00Z'))
  expect(keptSecondStep()).toBeNull()
})

test('a step that was left, or that is none, is not taken up again', () => {
  keepSecondStep(needed)
  forgetSecondStep()
  expect(keptSecondStep()).toBeNull()
  sessionStorage.setItem('candor.second-step', '{"needed":{"pending":1}}')
  expect(keptSecondStep()).toBeNull()
})
