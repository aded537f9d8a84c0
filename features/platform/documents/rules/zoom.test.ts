import { expect, test } from 'vitest'
import { maxZoom, zoomed, zoomOfKey } from './zoom.ts'

test('an image is enlarged by halves, up to three times and never below its fitting size [R9-061]', () => {
  let zoom = 1
  const seen = Array.from({ length: 6 }, () => {
    zoom = zoomed(zoom, 1)
    return zoom
  })
  expect(seen).toEqual([1.5, 2, 2.5, 3, 3, 3])
  expect(maxZoom).toBe(3)
  expect(zoomed(1, -1)).toBe(1)
})

test.each([
  ['+', 2, 2.5],
  ['=', 2, 2.5],
  ['-', 2, 1.5],
  ['0', 2, 1],
  ['a', 2, null],
])('key %s at %s gives %s', (key, zoom, next) => {
  expect(zoomOfKey(zoom, key)).toBe(next)
})
