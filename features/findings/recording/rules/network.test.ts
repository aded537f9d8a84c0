import { expect, test } from 'vitest'
import { isPoor, readConnection, slowHintMs } from './network.ts'

test('the hint of a slow network lasts 5000 ms [R9-052]', () => {
  expect(slowHintMs).toBe(5_000)
})

test.each([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', downlink: 0.9 }, true],
  [{ effectiveType: '4g', downlink: 1 }, false],
  [{}, false],
])('a connection of %o is poor: %s', (told, expected) => {
  expect(isPoor(told)).toBe(expected)
})

test('the data of a browser’s connection may stand in getters, be of the wrong kind, or be missing', () => {
  class NetworkInformation {
    get effectiveType() {
      return '3g'
    }
    downlink = 'fast'
  }
  expect(readConnection(new NetworkInformation())).toEqual({ effectiveType: '3g' })
  for (const nothing of [undefined, null, '3g', {}, { type: 'wifi', saveData: true }])
    expect(readConnection(nothing)).toBe(null)
})
