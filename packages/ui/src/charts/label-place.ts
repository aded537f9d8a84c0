import { centre, type Point } from './polar.ts'
import { size } from './radar-geometry.ts'
import { wrapLabel } from './wrap-label.ts'

type Anchor = 'start' | 'middle' | 'end'

export const lineHeight = 13.5
const fontSize = 11.5
/** A long word becomes smaller, but stays readable. */
const smallest = 8.5
const margin = 2
/** How far a label may come towards the centre before it becomes smaller. */
const inward = 14
/** The heights of letters above their line and below it, in px. */
export const letters = { above: 10, below: 3 }

const narrow = /[ijlftrI.,:;!'’()|-]/
const broad = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffefmwMW@%&]/

/** The width of a line in px at a size of the font: at least what a bold letter of its kind takes. */
export function lineWidth(line: string, font = fontSize): number {
  const units = [...line].map((sign) => {
    if (narrow.test(sign)) return 0.42
    if (broad.test(sign)) return 1.06
    return /[A-Z]/.test(sign) ? 0.76 : 0.64
  })
  return units.reduce((sum, each) => sum + each, 0) * font
}

/**
 * The lines of a label at a point, with the place of the first, all within the drawing: a label that is too wide comes
 * nearer to the centre, and a long word becomes smaller.
 */
export function placeLabel({ x, y }: Point, anchor: Anchor, name: string) {
  const lines = wrapLabel(name)
  const isTop = y < centre.y - 98
  const isBottom = y > centre.y + 60
  const nudge = isTop ? -6 : isBottom ? 4 : 0
  const lift = isBottom ? 0 : (lines.length - 1) * lineHeight
  const whole = Math.max(...lines.map((line) => lineWidth(line)), 1)
  const left = x - margin
  const right = size.width - margin - x
  const room = { start: right + inward, end: left + inward, middle: 2 * Math.min(left, right) }[anchor]
  const fits = Math.min(1, Math.max(room / whole, smallest / fontSize), (size.width - 2 * margin) / whole)
  const width = whole * fits
  const before = { start: 0, middle: width / 2, end: width }[anchor]
  return {
    lines,
    font: fontSize * fits,
    x: within(x, margin + before, size.width - margin - width + before),
    // The value is one line more.
    y: within(y + nudge - lift, letters.above, size.height - letters.below - lines.length * lineHeight - 1),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
