import { expect, test } from 'vitest'
import { verbOf } from './verbs.ts'

test.each([
  ['evaluation.added', 'evaluated'],
  ['share.sentOn', 'shared'],
  ['label.changed', 'labelled'],
  ['voice.named', 'changed'],
  ['constructor', 'changed'],
  [null, 'imported'],
])('the act %s has the verb %s', (action, verb) => {
  expect(verbOf(action)).toBe(verb)
})
