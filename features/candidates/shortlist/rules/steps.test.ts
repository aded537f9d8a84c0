import { expect, test } from 'vitest'
import { hasShortlistNavigation } from './steps.ts'

test('the buttons need a shortlist and a page before this one [R2-064]', () => {
  expect([hasShortlistNavigation(3, 2), hasShortlistNavigation(3, 1), hasShortlistNavigation(0, 2)]).toEqual([
    true,
    false,
    false,
  ])
})
