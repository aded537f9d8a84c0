import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { Donut } from './donut.tsx'
import { donutCells } from './donut-geometry.ts'
import { centre } from './polar.ts'

const parts = [
  { name: 'Openness', band: 3, word: 'High' },
  { name: 'Extraversion', band: 1, word: 'Low' },
  { name: 'Agreeableness', band: null, word: 'Analysing' },
]

test('each part is filled up to its band, and one that is not known not at all', () => {
  const { container } = renderPart(<Donut title="Traits" parts={parts} bands={3} />)
  expect(container.querySelectorAll('path.cell')).toHaveLength(9)
  expect(container.querySelectorAll('path.reached')).toHaveLength(4)
  expect(container.querySelectorAll('path.top')).toHaveLength(2)
})

test('the donut can be read as a table of words', () => {
  renderPart(<Donut title="Traits" parts={parts} bands={3} />)
  const rows = within(screen.getByRole('table', { name: 'Traits' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'OpennessHigh',
    'ExtraversionLow',
    'AgreeablenessAnalysing',
  ])
})

test('a cell of a higher band lies further out, and none reaches the names', () => {
  const reach = (path: string) =>
    [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - centre.x, Number(y) - centre.y),
    )
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 5 }), (count, bands) => {
      const { cell, label } = donutCells(count, bands)
      const name = label(0)
      const rim = Math.hypot(name.x - centre.x, name.y - centre.y)
      for (let band = 1; band < bands; band += 1) {
        const lower = reach(cell(0, band))
        const higher = reach(cell(0, band + 1))
        expect(Math.max(...lower)).toBeLessThan(Math.min(...higher))
        expect(Math.max(...higher)).toBeLessThan(rim)
      }
    }),
  )
})
