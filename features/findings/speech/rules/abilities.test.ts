import { expect, test } from 'vitest'
import { readAbilities } from './abilities.ts'
import { spokenAnswers } from './spoken.ts'

test('abilities are read out of 100, each with its language and its level', () => {
  const abilities = readAbilities([
    { language: 'yue', score: 71.5, level: 3 },
    { language: 'fr', score: -1, level: 9 },
  ])
  expect(abilities).toEqual([
    { language: 'yue', score: { state: 'scored', value: 71.5, outOf: 100 }, level: 3 },
    { language: 'other', score: { state: 'analysing' }, level: null },
  ])
})

test('only answers to accent questions count as speech tests', () => {
  const answers = [0, 1, 6, 7, 12, 13, 50, 6].map((method, index) => ({
    id: `q${index}`,
    method,
  }))
  expect([...spokenAnswers(answers)]).toEqual(['q2', 'q7'])
})
