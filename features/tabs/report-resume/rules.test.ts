import { describe, expect, test } from 'vitest'
import { isShownTo } from './rules/tab.ts'
import { resumeSubTabs, subTabAt } from './rules.ts'

test('tab 0 needs permission reportResume [R2-030]', () => {
  expect(isShownTo({ permissions: new Set(['reportResume']) })).toBe(true)
  expect(isShownTo({ permissions: new Set(['reportAIInterview', 'reportRemark']) })).toBe(false)
})

describe('the sub-tabs', () => {
  test('are original, standard and form, in this order [R2-031]', () => {
    expect(resumeSubTabs).toEqual(['original', 'standard', 'form'])
  })

  test.each([
    [undefined, 'original'],
    [0, 'original'],
    [1, 'standard'],
    [2, 'form'],
    [3, 'original'],
    [0.5, 'original'],
  ])('are named by their index: %s is %s [R2-026]', (index, name) => {
    expect(subTabAt(index, { hasStandardAlone: false })).toBe(name)
  })

  test('open on the standard resume where no file came beside it, unless the address names another', () => {
    const names = [undefined, 0, 1, 2].map((index) => subTabAt(index, { hasStandardAlone: true }))
    expect(names).toEqual(['standard', 'original', 'standard', 'form'])
  })
})
