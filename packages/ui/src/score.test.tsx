import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Score } from './score.tsx'
import { Stars } from './stars.tsx'
import { renderPart } from './test-words.tsx'

function filledWidth(container: HTMLElement): string | null | undefined {
  return container.querySelector('svg svg')?.getAttribute('width')
}

describe('Stars', () => {
  test('are drawn 24 px high unless a table asks for less [R9-059]', () => {
    renderPart(<Stars value={3} />)
    expect(screen.getByRole('img', { name: '3 of 5 stars' }).getAttribute('height')).toBe('24')
  })

  test.each([
    [4.2, 5, '4.2 of 5 stars', '100.8'],
    [4.26, 5, '4.3 of 5 stars', '103.2'],
    [2, 3, '2 of 3 stars', '48'],
    [9, 5, '5 of 5 stars', '120'],
  ])('%s of %s are filled to the tenth and never past the scale', (value, outOf, name, width) => {
    const { container } = renderPart(<Stars value={value} outOf={outOf} />)
    expect(screen.getByRole('img', { name })).toBeTruthy()
    expect(Number(filledWidth(container))).toBeCloseTo(Number(width))
  })

  test('without a value are blank', () => {
    const { container } = renderPart(<Stars value={null} />)
    expect(screen.getByRole('img', { name: 'Stars not shown' })).toBeTruthy()
    expect(filledWidth(container)).toBeUndefined()
  })
})

describe('Score', () => {
  test('shows the number with one decimal, then the stars, then the scale', () => {
    const { container } = renderPart(<Score score={{ state: 'scored', value: 4, outOf: 5 }} />)
    expect(container.textContent).toBe('4.0/5')
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  })

  test.each([
    [3, 1],
    [5, 1],
    [10, 0],
    [100, 0],
  ])('out of %i it has its number and scale, and %i rows of stars', (outOf, rows) => {
    const { container } = renderPart(<Score score={{ state: 'scored', value: 2.5, outOf }} />)
    expect(container.textContent).toContain(`2.5/${outOf}`)
    expect(screen.queryAllByRole('img')).toHaveLength(rows)
  })

  test('being analysed shows the word and neither number nor stars', () => {
    const { container } = renderPart(<Score score={{ state: 'analysing' }} />)
    expect(container.textContent).toBe('Analysing')
    expect(container.querySelector('svg')).toBeNull()
  })

  test('hidden by setting shows blank stars, the words, and no number', () => {
    const { container } = renderPart(<Score score={{ state: 'hidden' }} />)
    expect(container.textContent).toBe('Not shown')
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    expect(filledWidth(container)).toBeUndefined()
  })
})
