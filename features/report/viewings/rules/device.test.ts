import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  ['a laptop', { isTouched: false, width: 1440, height: 900 }, 'desktop'],
  ['a small laptop screen', { isTouched: false, width: 1024, height: 576 }, 'desktop'],
  ['a phone', { isTouched: true, width: 390, height: 844 }, 'phone'],
  ['a phone on its side', { isTouched: true, width: 844, height: 390 }, 'phone'],
  ['a tablet', { isTouched: true, width: 820, height: 1180 }, 'tablet'],
  ['a tablet on its side', { isTouched: true, width: 1180, height: 820 }, 'tablet'],
])('%s is told by its pointer and its screen', (_what, screen, device) => {
  expect(deviceOf(screen)).toBe(device)
})
