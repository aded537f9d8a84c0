import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealFocused, revealInRow } from './scroll-ends.ts'

const scroll = vi.fn()
// jsdom has no layout to scroll in.
beforeEach(() => {
  Element.prototype.scrollIntoView = scroll
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('an item focused by keys in a row comes into view; a pressed item stays under the pointer', () => {
  render(
    <ul onFocus={revealFocused}>
      <button type="button">Monday</button>
      <button type="button">Friday</button>
    </ul>,
  )
  const monday = screen.getByRole('button', { name: 'Monday' })
  const friday = screen.getByRole('button', { name: 'Friday' })
  // jsdom takes every focus for one that came by keys.
  vi.spyOn(friday, 'matches').mockReturnValue(false)
  for (const each of [friday, monday]) each.focus()
  expect(scroll.mock.contexts).toEqual([monday])
})

test.each([
  ['a part in view moves nothing', 100, 0, 0],
  ['one beyond the end comes to the middle', 500, 0, 425],
  ['one at the end is in view, but not clear of it', 150, 0, 0],
  ['one that is not clear of the end comes to the middle', 150, 32, 75],
])('%s', (_, offsetLeft, margin, scrolledTo) => {
  const row = document.createElement('ul')
  const part = row.appendChild(document.createElement('li'))
  const measured = (element: HTMLElement, values: object) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(element, name, { value })
  }
  // Neither is positioned: both are measured from the same place, 20 px from the row's beginning.
  measured(row, { clientWidth: 200, offsetLeft: 20 })
  measured(part, { offsetLeft: offsetLeft + 20, offsetWidth: 50, offsetParent: document.body })
  revealInRow(row, part, margin)
  // The middle of a part of 50 px in a row of 200.
  expect(row.scrollLeft).toBe(scrolledTo)
})
