import { expect, test, vi } from 'vitest'
import { forgottenMinutes } from '../rules/links.ts'
import { askedTarget, keepAskedTarget } from './asked-target.ts'

test('the requested page is kept for as long as the link of the mail holds', () => {
  vi.useFakeTimers()
  expect(askedTarget()).toBeUndefined()
  keepAskedTarget('/my-interviews')
  vi.advanceTimersByTime(forgottenMinutes * 60_000 - 1)
  expect(askedTarget()).toBe('/my-interviews')
  vi.advanceTimersByTime(1)
  expect(askedTarget()).toBeUndefined()
})

test('a visit without a page forgets the page of an earlier visit', () => {
  keepAskedTarget('/my-interviews')
  keepAskedTarget(undefined)
  expect(askedTarget()).toBeUndefined()
})

test.each(['{', '{"target":1,"until":9e15}', 'null'])(
  'an unreadable kept page counts as none: %s',
  (kept) => {
    keepAskedTarget('/my-interviews')
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, kept)
    expect(askedTarget()).toBeUndefined()
  },
)
