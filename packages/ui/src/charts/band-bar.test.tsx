import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { BandBar } from './band-bar.tsx'

const bands = [
  { name: 'Below 60', from: 0, to: 60, tone: 'low' },
  { name: '60 to below 90', from: 60, to: 90, tone: 'mid' },
  { name: '90 and above', from: 90, to: 100, tone: 'high' },
] as const

const show = (value: number | null, end = 100) =>
  renderPart(<BandBar title="English" bands={bands} end={end} value={value} />)

/** The numbers below the bar with their places. */
const marksOf = (container: Element) =>
  [...container.querySelectorAll('text')].map((text) => [text.textContent, text.getAttribute('x')])

test('every band is a row of a table, and the one that the value falls into says so', () => {
  show(90)
  const rows = within(screen.getByRole('table', { name: 'English' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Below 600 to 60',
    '60 to below 9060 to 90',
    '90 and above90 to 100Yes',
  ])
})

test('boundaries lie where the end of the bar puts them, and nothing lies past it', () => {
  expect(marksOf(show(50).container)).toEqual([
    ['0', '0%'],
    ['60', '60%'],
    ['90', '90%'],
    ['100', '100%'],
  ])
  const { container } = show(95, 90)
  expect(marksOf(container)).toEqual([
    ['0', '0%'],
    ['60', '66.67%'],
    ['90', '100%'],
  ])
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('100%')
})

test('a value that is still being analysed has no place and no band', () => {
  const { container } = show(null)
  expect(container.querySelectorAll('circle')).toHaveLength(0)
  expect(screen.queryByText('Yes')).toBe(null)
})
