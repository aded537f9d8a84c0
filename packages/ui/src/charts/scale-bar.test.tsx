import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { ScaleBars } from './scale-bar.tsx'
import { scaleShare } from './scale-share.ts'

const optimism = { name: 'Optimism', value: 8.5, low: 'Expects little', high: 'Expects much', word: 'High' }

test('bars are a table of name, number, band, ends and comment', () => {
  renderPart(<ScaleBars title="Strengths" min={1} max={10} bars={[{ ...optimism, note: 'Looks ahead.' }]} />)
  const [, row] = within(screen.getByRole('table', { name: 'Strengths' })).getAllByRole('row')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(within(row ?? document.body).getByRole('rowheader').textContent).toBe('Optimism')
  expect(cells[0]?.textContent).toContain('8.5/10 of 10 High')
  expect(cells.slice(1).map((cell) => cell.textContent)).toEqual([
    'Expects little',
    'Expects much',
    'Looks ahead.',
  ])
})

test('a value that no bar has has no column', () => {
  renderPart(<ScaleBars title="Percentile" max={100} decimals={0} bars={[{ name: 'All', value: 72 }]} />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  expect(screen.getByRole('cell').textContent).toContain('72/100')
})

test('a value that is still being analysed says so, and has no mark that would look like a low one', () => {
  const { container } = renderPart(
    <ScaleBars title="Strengths" max={10} bars={[{ ...optimism, value: null }]} />,
  )
  expect(screen.getByText('Analysing')).toBeTruthy()
  expect(container.querySelectorAll('.place, .fill')).toHaveLength(0)
})

test('a bar begins at the minimum of its scale, and the numbers of its marks stand below it', () => {
  const { container } = renderPart(
    <ScaleBars
      title="Strengths"
      min={1}
      max={10}
      marks={[1, 4, 10]}
      bars={[{ ...optimism, tone: 'fair' }]}
    />,
  )
  expect(container.querySelector('.place')?.getAttribute('cx')).toBe('83.33%')
  const marks = [...container.querySelectorAll('text')]
  expect(marks.map((mark) => [mark.textContent, mark.getAttribute('x')])).toEqual([
    ['1', '0%'],
    ['4', '33.33%'],
    ['10', '100%'],
  ])
  expect(container.querySelector('svg')?.classList.contains('fair')).toBe(true)
})

test('a greater value never lies before a lesser one, and none leaves the bar', () => {
  const value = fc.double({ min: -50, max: 150, noNaN: true })
  fc.assert(
    fc.property(value, value, (one, other) => {
      const less = Math.min(one, other)
      const more = Math.max(one, other)
      expect(scaleShare(less, 1, 10)).toBeLessThanOrEqual(scaleShare(more, 1, 10))
      expect(scaleShare(less, 1, 10)).toBeGreaterThanOrEqual(0)
      expect(scaleShare(more, 1, 10)).toBeLessThanOrEqual(1)
    }),
  )
  expect([scaleShare(1, 1, 10), scaleShare(10, 1, 10)]).toEqual([0, 1])
})
