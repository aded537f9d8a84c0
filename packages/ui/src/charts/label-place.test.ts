import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letters, lineHeight, lineWidth, placeLabel } from './label-place.ts'
import { labelAnchor, radarScale, size } from './radar-geometry.ts'

/** Where a label's name and value reach to, on all four sides. */
function extent(axis: number, axes: number, name: string) {
  const at = radarScale(axes, 5).label(axis)
  const anchor = labelAnchor(at)
  const { lines, font, x, y } = placeLabel(at, anchor, name)
  const width = Math.max(...lines.map((line) => lineWidth(line, font)))
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  const bottom = y + lines.length * lineHeight + 1 + letters.below
  return { left, right: left + width, top: y - letters.above, bottom }
}

function expectInside(axis: number, axes: number, name: string) {
  const { left, right, top, bottom } = extent(axis, axes, name)
  const isInside = left >= 0 && right <= size.width && top >= 0 && bottom <= size.height
  expect({ name, axis, axes, isInside }).toEqual({ name, axis, axes, isInside: true })
}

const places = [3, 4, 5, 6, 7, 8, 10, 12].flatMap((axes) =>
  Array.from({ length: axes }, (_, axis) => [axis, axes] as const),
)

test.each([
  'Conscientiousness',
  'Communication and influence',
  'Commercial awareness',
  'WWWWWWWWWWWWW',
  '沟通与跨团队协作能力',
  '系统设计与工程质量意识',
  '責任心',
  '溝通與跨團隊協作能力',
  'Java 并发编程',
])('“%s” stays within a radar at each of its axes', (name) => {
  for (const [axis, axes] of places) expectInside(axis, axes, name)
})

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzMW'), minLength: 1, maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'沟通协作能力系统设计責任團隊'), minLength: 1, maxLength: 30 }),
)

test('a label of any length stays within a radar', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.array(word, { minLength: 1, maxLength: 4 }), (place, words) =>
      expectInside(...place, words.join(' ')),
    ),
  )
})

test('a short label keeps its place and its size', () => {
  const at = radarScale(4, 5).label(1)
  expect(placeLabel(at, 'start', 'Trust')).toEqual({ lines: ['Trust'], font: 11.5, x: at.x, y: at.y })
})
