import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealFocused } from './scroll-ends.ts'

const scroll = vi.fn()
// jsdom has no layout to scroll in.
beforeEach(() => {
  Element.prototype.scrollIntoView = scroll
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('what the keys lead to in a row comes into view; what is pressed stays under the pointer', () => {
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
