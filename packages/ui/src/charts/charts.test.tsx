import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { Radar } from './radar.tsx'
import { radarScale } from './radar-geometry.ts'
import { Ring } from './ring.tsx'
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
