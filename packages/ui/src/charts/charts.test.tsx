import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { Distribution } from './distribution.tsx'
import { acrossOf, type Bin, barsOf, plot, size } from './distribution-geometry.ts'
import { Radar } from './radar.tsx'
import { medianPairs, radarScale } from './radar-geometry.ts'
import { Ring } from './ring.tsx'
import { ringRate } from './ring-rate.ts'
import { Rose } from './rose.tsx'
import { roseScale } from './rose-geometry.ts'
import { scoreBand } from './score-band.ts'
import { wrapLabel } from './wrap-label.ts'

const axes = [
  { name: 'Reliability', value: 4.5, median: 3.6 },
  { name: 'Mentoring', value: 3.9, median: 3.5 },
  { name: 'Ownership', value: 3.4, median: 3.6 },
]

test('a radar draws only with more than 2 dimensions [R5-005]', () => {
  const { container, rerender } = renderPart(<Radar title="Competencies" axes={axes.slice(0, 2)} />)
  expect(container.querySelector('svg')).toBeNull()
  rerender(<Radar title="Competencies" axes={axes} />)
  expect(container.querySelector('svg')).not.toBeNull()
})

test.each([3, 5] as const)('a radar out of %i has a ring at each unit', (max) => {
  const { container } = renderPart(<Radar title="Competencies" axes={axes} max={max} />)
  expect(container.querySelectorAll('polygon.ring')).toHaveLength(max)
  expect(container.querySelectorAll('polygon.outer')).toHaveLength(1)
})

test('a radar can be read as a table, median included', () => {
  renderPart(<Radar title="Competencies" axes={axes} />)
  const row = within(screen.getByRole('table', { name: 'Competencies' })).getByRole('row', {
    name: /Reliability/,
  })
  expect(row.textContent).toBe('Reliability4.5 of 53.6')
})

test('a value at the maximum lies on the outer ring and one beyond it does not leave the chart', () => {
  const scale = radarScale(4, 5)
  expect(scale.point(0, 5)).toEqual({ x: 174, y: 55 })
  expect(scale.point(0, 9)).toEqual(scale.point(0, 5))
  expect(scale.point(1, 5).x).toBeCloseTo(265)
})

test.each([
  [0, 'low'],
  [1, 'low'],
  [2, 'low'],
  [2.1, 'mid'],
  [3, 'mid'],
  [4, 'mid'],
  [4.5, 'high'],
  [5, 'high'],
])('a progress of %s is coloured %s [R9-067 P9-032]', (value, band) => {
  const { container } = renderPart(<Ring label="Score" score={{ state: 'scored', value, outOf: 5 }} />)
  expect(scoreBand(value)).toBe(band)
  expect(container.querySelector('.arc')?.classList.contains(band) ?? value === 0).toBe(true)
})

test.each([
  [4.2, 84],
  [3.5, 70],
  [0, 0],
  [5, 100],
  [7, 100],
])('the ring of %s of 5 is filled to %s percent [R9-012 P9-012]', (value, percent) => {
  const { container } = renderPart(<Ring label="Score" score={{ state: 'scored', value, outOf: 5 }} />)
  expect(ringRate(value)).toBe(percent)
  const [filled, whole] = (container.querySelector('.arc')?.getAttribute('stroke-dasharray') ?? '0 1').split(
    ' ',
  )
  expect((Number(filled) / Number(whole)) * 100).toBeCloseTo(percent)
})

test('a radar draws the medians as a dashed line, open where an axis has none', () => {
  const { container, rerender } = renderPart(<Radar title="Competencies" axes={axes} />)
  const lines = () => container.querySelectorAll('path.median').length
  expect(lines()).toBe(3)
  rerender(<Radar title="Competencies" axes={[...axes, { name: 'Design', value: 4 }]} />)
  expect(lines()).toBe(2)
  expect(screen.getByRole('row', { name: /Design/ }).textContent).toBe('Design4.0 of 5')
  rerender(<Radar title="Competencies" axes={axes.map(({ name, value }) => ({ name, value }))} />)
  expect(lines()).toBe(0)
  expect(screen.queryByText('Median')).toBe(null)
  expect(medianPairs(axes.slice(0, 2))).toEqual([])
})

test.each([1, 2])('a rose of %i has a sector each, a ring at each unit, and a table', (count) => {
  const { container } = renderPart(<Rose title="Competencies" axes={axes.slice(0, count)} max={3} />)
  expect(container.querySelectorAll('path.area')).toHaveLength(count)
  expect(container.querySelectorAll('circle.ring')).toHaveLength(3)
  expect(screen.getAllByRole('rowheader')).toHaveLength(count)
})

test('a rose’s sector reaches as far as its value and never past the outer ring', () => {
  const { sector, radius } = roseScale(2, 5)
  expect(sector(0, 5)).toBe('M174 146L174.0 55.0A91.0 91.0 0 0 1 174.0 237.0Z')
  expect(sector(1, 9)).toBe(sector(1, 5))
  expect(radius(2.5)).toBe(45.5)
})

const bin = (from: number, count: number): Bin => ({ from, to: from + 0.5, count })
const bins = [bin(3, 2), bin(3.5, 4), bin(4, 1), bin(4.5, 0)]

test('a distribution tints the bars below the candidate, who is a line with a number', () => {
  const { container } = renderPart(<Distribution title="Scores" bins={bins} max={5} value={3.8} />)
  expect(container.querySelectorAll('rect.below')).toHaveLength(2)
  expect(container.querySelectorAll('rect.bar')).toHaveLength(1)
  expect(container.querySelector('path.line')).not.toBeNull()
  expect(container.querySelector('text.number')?.textContent).toBe('3.8')
  expect([...container.querySelectorAll('text.tick')].map((tick) => tick.textContent).join()).toBe(
    '0,1,2,3,4,5',
  )
})

test('a distribution can be read as a table that says where the candidate stands', () => {
  renderPart(<Distribution title="Scores" bins={bins} max={5} value={3.8} />)
  const table = screen.getByRole('table', { name: 'Scores; this candidate: 3.8' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    '3.0 to 3.52',
    '3.5 to 4.04',
    '4.0 to 4.51',
    '4.5 to 5.00',
  ])
})

test('a distribution without the candidate has no line; one of nobody is not drawn; a single bar is', () => {
  const { container, rerender } = renderPart(<Distribution title="Scores" bins={bins} max={5} value={null} />)
  expect(container.querySelector('path.line')).toBeNull()
  expect(container.querySelectorAll('rect.below')).toHaveLength(0)
  rerender(<Distribution title="Scores" bins={[{ from: 0, to: 5, count: 12 }]} max={5} value={0} />)
  expect(container.querySelectorAll('rect')).toHaveLength(1)
  rerender(
    <Distribution title="Scores" bins={bins.map((each) => ({ ...each, count: 0 }))} max={5} value={4} />,
  )
  expect(container.querySelector('svg')).toBeNull()
})

test('bars stay inside the plot, side by side in order, as high as their share of the highest', () => {
  const counts = fc.array(fc.nat(500), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(counts, fc.double({ min: -1, max: 9, noNaN: true }), (given, value) => {
      const all = given.map((count, index) => ({ from: index / 2, to: (index + 1) / 2, count }))
      const bars = barsOf(all, 5, value)
      const most = Math.max(1, ...given)
      bars.forEach(({ x, y, width, height, count, isBelow }, index) => {
        expect(height).toBeCloseTo((count / most) * (plot.bottom - plot.top))
        expect(y).toBeGreaterThanOrEqual(plot.top - 1e-9)
        expect(x + width).toBeLessThanOrEqual(size.width)
        // What lies below the candidate is to the left of whatever does not.
        if (isBelow && index > 0) expect(bars[index - 1]?.isBelow).toBe(true)
      })
      expect(acrossOf(5)(value)).toBeGreaterThanOrEqual(0)
      expect(acrossOf(5)(value)).toBeLessThanOrEqual(size.width)
    }),
  )
})

test('a ring always says its number, and a word where there is none', () => {
  const { rerender } = renderPart(<Ring label="Speech" score={{ state: 'scored', value: 3.6, outOf: 5 }} />)
  expect(screen.getByRole('img', { name: 'Speech: 3.6 of 5' }).textContent).toBe('3.6')
  rerender(<Ring label="Speech" score={{ state: 'analysing' }} />)
  expect(screen.getByRole('img', { name: 'Speech: Analysing' }).textContent).toBe('Analysing')
})

test.each([
  ['System design', ['System design']],
  ['Problem solving', ['Problem', 'solving']],
  ['Communication', ['Communication']],
  ['团队协作与沟通意识', ['团队协作与沟', '通意识']],
  ['', []],
])('the label %s is broken into %o', (text, lines) => {
  expect(wrapLabel(text)).toEqual(lines)
})
