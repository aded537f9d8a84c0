import { describe, expect, test } from 'vitest'
import type { TabFacts } from '../report/rules/tab-facts.ts'
import { decideInner, innerInView, isShownTo } from './rules.ts'

const facts: TabFacts = {
  permissions: new Set(['reportAIInterview']),
  isAnonymous: false,
  isMiniapp: false,
  hasAi: true,
  hasVideoQuestions: true,
  parts: new Set(),
  usesPersonalityTest: false,
  hasOfflineInterviewTab: false,
  simulationTests: [],
  aiTabMode: 'byAnswers',
  alwaysShowsAttachments: false,
  isCompetencyTestOn: false,
}

describe('the AI interview shows', () => {
  test('only with its permission [R2-033]', () => {
    expect(isShownTo(facts)).toBe(true)
    expect(isShownTo({ ...facts, permissions: new Set(['reportResume']) })).toBe(false)
  })

  test('only for a candidate with an AI interview [R2-034]', () => {
    expect(isShownTo({ ...facts, hasAi: false })).toBe(false)
  })

  test('only with video questions, or where the company shows every tab [R2-035]', () => {
    const without = { ...facts, hasVideoQuestions: false }
    expect(isShownTo(without)).toBe(false)
    expect(isShownTo({ ...without, aiTabMode: 'all' })).toBe(true)
  })
})

describe('while an interview is not finished', () => {
  test.each<[number, boolean, boolean]>([
    [0, false, true],
    [0, true, true],
    [1, false, false],
    [1, true, true],
    [2, false, false],
    [2, true, false],
  ])('inner tab %i with answers %s opens: %s', (inner, hasAnswers, allowed) => {
    expect(decideInner(inner, { estimateType: 1, hasAnswers }).allowed).toBe(allowed)
    expect(decideInner(inner, { estimateType: 2, hasAnswers }).allowed).toBe(true)
  })
})

test.each([
  ['the one that the address names', [0, 1], 0, 1, 0],
  ['the one to begin with where it names none', [0, 1], undefined, 1, 1],
  ['the one to begin with where the named one is not there', [0, 1], 2, 1, 1],
  ['the first where neither is there', [0], 1, 1, 0],
  ['none where there is none', [], 0, 1, null],
])('in view is %s', (_, open, named, initial, expected) => {
  expect(innerInView(open, named, initial)).toBe(expected)
})
