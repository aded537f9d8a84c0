import { expect, test, vi } from 'vitest'
import { forgottenMinutes } from '../rules/links.ts'
import { askedTarget, keepAskedTarget } from './asked-target.ts'

test('the page somebody came for is known for as long as the link of the mail holds', () => {
  vi.useFakeTimers()
  expect(askedTarget()).toBeUndefined()
  keepAskedTarget('/my-interviews')
  vi.advanceTimersByTime(forgottenMinutes * 60_000 - 1)
  expect(askedTarget()).toBe('/my-interviews')
  vi.advanceTimersByTime(1)
  expect(askedTarget()).toBeUndefined()
})

test('whoever came for no page is led to none that an earlier one came for', () => {
  keepAskedTarget('/my-interviews')
  keepAskedTarget(undefined)
  expect(askedTarget()).toBeUndefined()
})

test.each(['{', '{"target":1,"until":9e15}', 'null'])(
  'what is kept and cannot be read is none: %s',
  (kept) => {
    keepAskedTarget('/my-interviews')
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, kept)
    expect(askedTarget()).toBeUndefined()
  },
)
