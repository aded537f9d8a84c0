import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Avatar } from './avatars/avatar.tsx'
import { cellsThatFit, cellWindow } from './cell-window.ts'
import { type ShortlistCell, ShortlistCells } from './shortlist-cells.tsx'
import { renderPart } from './test-words.tsx'

test('the three default portraits differ in name and in drawing', () => {
  const kinds = ['male', 'female', 'unknown'] as const
  const { container } = renderPart(
    <div>
      {kinds.map((kind) => (
        <Avatar key={kind} kind={kind} />
      ))}
    </div>,
  )
  const portraits = [...container.querySelectorAll('svg')]
  expect(new Set(portraits.map((portrait) => portrait.innerHTML)).size).toBe(3)
  expect(portraits.map((portrait) => portrait.getAttribute('aria-label'))).toEqual([
    'Default portrait, male',
    'Default portrait, female',
    'Default portrait',
  ])
})

test('a photo that cannot be loaded gives way to the drawn portrait, and a new one is tried', () => {
  const { rerender } = renderPart(<Avatar kind="male" photoUrl="/a.jpg" name="Lin" />)
  fireEvent.error(screen.getByRole('img', { name: 'Lin' }))
  expect(screen.getByRole('img', { name: 'Lin: Default portrait, male' })).toBeTruthy()
  rerender(<Avatar kind="male" photoUrl="/b.jpg" name="Lin" />)
  expect(screen.getByRole('img', { name: 'Lin' }).getAttribute('src')).toBe('/b.jpg')
})

test('the cells are told in words and hidden as drawings', () => {
  const cells: ShortlistCell[] = ['pass', 'reject', 'notOperated', 'invalid']
  const { container } = renderPart(<ShortlistCells cells={cells} current={2} />)
  expect(screen.getByText('4 candidates, now at 3: 2 decided, 1 to review, 1 withdrawn')).toBeTruthy()
  expect(container.querySelectorAll('[aria-hidden] > i')).toHaveLength(4)
})

test.each([
  ['no room at all: the current one alone', { width: 0, height: 20 }, 1],
  ['the room of a page that is hidden: all of them', { width: 0, height: 0 }, 4],
])('a row of cells draws in %s', (_room, contentRect, drawn) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onResize: (entries: object[]) => void
      constructor(onResize: (entries: object[]) => void) {
        this.#onResize = onResize
      }
      observe() {
        this.#onResize([{ contentRect }])
      }
      disconnect() {}
    },
  )
  const cells: ShortlistCell[] = ['pass', 'reject', 'notOperated', 'invalid']
  const { container } = renderPart(<ShortlistCells cells={cells} current={2} />)
  expect(container.querySelectorAll('[aria-hidden] > i[class*=cell]')).toHaveLength(drawn)
  expect(container.querySelectorAll('[class*=current]')).toHaveLength(1)
})

test('above 40 candidates a window of 40 holds the current one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 41, max: 5000 }), fc.nat(), (total, seed) => {
      const current = seed % total
      const { from, to } = cellWindow(total, current)
      return to - from === 40 && from >= 0 && to <= total && from <= current && current < to
    }),
  )
  expect(cellWindow(40, 39)).toEqual({ from: 0, to: 40 })
})

test('a row draws as many cells as its room holds, one at least and 40 at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }), (width, total) => {
      const fitting = cellsThatFit(width, total)
      const { from, to } = cellWindow(total, 0, fitting)
      // A cell takes 9 px with its gap, the marks for those left out 20.
      const taken = (to - from) * 9 + (to - from < total ? 20 : 0)
      return fitting >= 1 && fitting <= 40 && (to - from === 1 || taken <= width)
    }),
  )
  expect(cellWindow(26, 0, cellsThatFit(26 * 9, 26))).toEqual({ from: 0, to: 26 })
  expect(cellWindow(26, 0, cellsThatFit(26 * 9 - 1, 26))).toEqual({ from: 0, to: 23 })
  expect(cellsThatFit(0, 26)).toBe(40)
})
