import { expect, test } from 'vitest'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'
import { platesOf } from './rules.ts'

test('the tab is number 23 and opens by reportAIInterview', () => {
  expect([tabNumber, permission]).toEqual([23, 'reportAIInterview'])
})

test.each([
  [
    'with the permission and results',
    { permissions: ['reportAIInterview'], parts: ['tests.colourVision'] },
    true,
  ],
  ['without results', { permissions: ['reportAIInterview'], parts: [] }, false],
  ['without the permission', { permissions: ['reportResume'], parts: ['tests.colourVision'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-053]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})

const plate = {
  id: 'p1',
  method: 11,
  title: null,
  html: '<p>Which number?</p>',
  text: ' 74 ',
  rightKey: '74',
  verdict: 'correct',
} as const

test('the pictures are the answers of method 11 alone, in their order', () => {
  const plates = platesOf([plate, { ...plate, method: 1 }, { ...plate, id: 'p2', text: ' ' }])
  expect(plates.map(({ id, answer }) => [id, answer])).toEqual([
    ['p1', '74'],
    ['p2', null],
  ])
})

test('a picture has a verdict where one was sent, and none where the company keeps it', () => {
  const verdicts = ['correct', 'partial', 'wrong', null] as const
  const plates = platesOf(verdicts.map((verdict) => ({ ...plate, verdict })))
  expect(plates.map(({ verdict }) => verdict)).toEqual(['correct', 'partial', 'wrong', null])
})
