import { expect, test } from 'vitest'
import { presentParts } from './parts.ts'

const nothing = { keys: [], methods: [], hasCustomQuestion: false }

test.each([
  [[1], true],
  [[6], true],
  [[12], true],
  [[13], true],
  [[0, 2, 3, 4, 5, 7, 8, 11, 50], false],
  [[], false],
])('the methods %o hold a video question: %s', (methods, isVideo) => {
  expect(presentParts({ ...nothing, methods }).has('answers.video')).toBe(isVideo)
})

test('a recording of the whole interview is something to watch, without any question', () => {
  const whole = { ...nothing, keys: ['fullRecords'] }
  expect([...presentParts(whole)].sort()).toEqual(['answers.video', 'fullRecords'])
})

test('parts go by their key in the bundle, kinds of answers by a key of their own', () => {
  const parts = presentParts({
    keys: ['aiData', 'tests.cognitive'],
    methods: [1, 7],
    hasCustomQuestion: true,
  })
  expect([...parts].sort()).toEqual([
    'aiData',
    'answers.coding',
    'answers.custom',
    'answers.video',
    'tests.cognitive',
  ])
})

test.each([
  [0, ['answers.subjective', 'answers.written']],
  [3, ['answers.objective', 'answers.written']],
  [6, ['answers.spoken', 'answers.video']],
  [50, ['answers.objective', 'answers.reading', 'answers.written']],
  [11, []],
] as const)('an answer of method %i counts as %o', (method, kinds) => {
  expect([...presentParts({ ...nothing, methods: [method] })].sort()).toEqual(kinds)
})
