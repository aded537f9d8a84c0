import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { choice, formOf, scale, text } from './forms-under-test.ts'
import { moduleScore, mostOfForm, mostOfModule, totalScore, weightGiven } from './scores.ts'
import { totalWeight } from './weights.ts'

const given = (values: Record<string, number | string>): Answers =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { answer: `${value}`, sentence: '' }]))

test('a module scores the sum of each answer times its weight in percent [P5-019]', () => {
  const module = { questions: [scale('q1', 50), scale('q2', 50)] }
  expect(moduleScore(module, given({ q1: 4, q2: 2 }))).toBe(3)
})

test('the total is that sum over all modules; choices and words add nothing [P5-020]', () => {
  const form = formOf(
    [scale('q1', 20), scale('q2', 30, { byHalves: true }), choice('q3', 'one')],
    [scale('q4', 50), text('q5')],
  )
  const answers = given({ q1: 3, q2: 4.5, q3: 'a', q4: 5, q5: '5' })
  expect(totalScore(form, answers)).toBe((3 * 20 + 4.5 * 30 + 5 * 50) / 100)
  expect(totalScore(form, given({ q1: 3 }))).toBe(0.6)
  expect([mostOfForm(form), totalWeight(form), weightGiven(form, answers)]).toEqual([5, 100, 100])
})

test.each([['0'], ['6'], ['3.5'], ['3.2'], ['abc'], [''], ['-1'], ['1e1']])(
  'an answer off the scale scores nothing: %j',
  (answer) => {
    const form = formOf([scale('q1', 100)])
    expect([totalScore(form, given({ q1: answer })), weightGiven(form, given({ q1: answer }))]).toEqual([
      0, 0,
    ])
  },
)

test('modules add up to the total, and none goes beyond its most', () => {
  const questions = fc.array(
    fc.record({ weigh: fc.integer({ min: 0, max: 100 }), halves: fc.integer({ min: 2, max: 10 }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.array(questions, { maxLength: 10 }), (modules) => {
      const form = formOf(
        ...modules.map((list, at) =>
          list.map(({ weigh }, within) => scale(`q${at}-${within}`, weigh, { byHalves: true })),
        ),
      )
      const answers = given(
        Object.fromEntries(
          modules.flatMap((list, at) => list.map(({ halves }, within) => [`q${at}-${within}`, halves / 2])),
        ),
      )
      const scores = form.modules.map((module) => moduleScore(module, answers))
      const sum = scores.reduce((all, score) => all + score * 1000, 0)
      expect(totalScore(form, answers) * 1000).toBeCloseTo(sum, 6)
      for (const module of form.modules)
        expect(moduleScore(module, answers)).toBeLessThanOrEqual(mostOfModule(module))
    }),
  )
})
