import { describe, expect, test } from 'vitest'
import { aiTabMode } from '../../platform/company/rules.ts'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { initialInner, isShownTo } from './rules/tab.ts'
import { aiTabs, answerAt, decideInner, innerInView, showsInner } from './rules.ts'

const facts = factsOf({
  permissions: ['reportAIInterview'],
  hasAi: true,
  hasVideoQuestions: true,
  aiTabMode: 'byAnswers',
})

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
    expect(decideInner(inner, { phase: 1, hasAnswers }).allowed).toBe(allowed)
    expect(decideInner(inner, { phase: 2, hasAnswers }).allowed).toBe(true)
  })
})

test.each([
  ['the one that the address names', [0, 1], 0, 1, 0],
  ['the one to begin with where it names none', [0, 1], undefined, 1, 1],
  ['the one to begin with where the named one is not there', [0, 1], 2, 1, 1],
  ['the first where neither is there', [0], 1, 1, 0],
  ['none where there is none', [], 0, 1, null],
])('the tab in view is %s', (_, open, named, initial, expected) => {
  expect(innerInView(open, named, initial)).toBe(expected)
})

describe('the AI tabs', () => {
  test('have exactly eight types [R4-022]', () => {
    expect(aiTabs.map(({ type }) => type)).toEqual([1, 2, 4, 5, 6, 7, 8, 9])
  })

  test.each([
    [0, 'byMenu', [0, 1, 2], false],
    [1, 'all', [0, 1, 2], true],
    [2, 'byAnswers', [2], false],
  ])(
    'are chosen by switch 3 of the report tabs: %i is %s [R4-015 R4-017 R4-018 R6-015]',
    (value, mode, inner, isShown) => {
      const chosen = aiTabMode([{ number: 3, value }])
      const parts = new Set(['answers.coding', 'aiData'])
      expect(chosen).toBe(mode)
      expect([0, 1, 2].filter((each) => showsInner(each, { aiTabMode: chosen, parts }))).toEqual(inner)
      expect(isShownTo({ ...facts, parts, hasVideoQuestions: false, aiTabMode: chosen })).toBe(isShown)
    },
  )

  test.each([
    [['answers.video'], [0, 1]],
    [['answers.written', 'answers.subjective'], [2]],
    [['answers.reading'], [2]],
    [
      ['answers.video', 'answers.objective'],
      [0, 1, 2],
    ],
    [['tests.language', 'aiData'], []],
  ])('by the answers %o are %o', (parts, shown) => {
    const known = { aiTabMode: 'byAnswers' as const, parts: new Set(parts) }
    expect([0, 1, 2].filter((inner) => showsInner(inner, known))).toEqual(shown)
  })
})

describe('a time of the session', () => {
  const asked = { method: 1, followUpOf: null, round: null, durationMs: 10_000 }
  const answers = [
    { ...asked, id: 'q1', sessionStartMs: 0 },
    { ...asked, id: 'w1', sessionStartMs: 12_000, method: 0 },
    { ...asked, id: 'q2', sessionStartMs: 20_000 },
  ]

  test.each([
    [5_000, 'q1'],
    [13_000, 'q2'],
    [29_000, 'q2'],
    [99_000, 'q2'],
  ])('%i falls into the recorded answer %s', (sessionMs, id) => {
    expect(answerAt(answers, sessionMs)).toBe(id)
  })

  test('falls into none where nothing was recorded', () => {
    expect(answerAt([], 0)).toBe(undefined)
  })
})

test('inside the AI interview the report opens once finished, else the record [R4-004]', () => {
  const opened = (isFinished: boolean, ...parts: string[]) =>
    initialInner({ interview: { isFinished }, facts: { parts: new Set(parts) } })
  expect([opened(true, 'answers.video', 'aiData'), opened(false, 'answers.video', 'aiData')]).toEqual([1, 0])
  expect(opened(true)).toBe(1)
})

test('a finished interview without an analysis opens on the record, where there is something to watch', () => {
  const facts = { parts: new Set(['answers.video']) }
  expect(initialInner({ interview: { isFinished: true }, facts })).toBe(0)
})
