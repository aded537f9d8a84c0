import { expect, test } from 'vitest'
import { argumentsOf } from './icu-arguments.ts'

test.each([
  ['Nothing to fill in', []],
  ['{minutes, number} minutes and {seconds}', ['minutes', 'seconds']],
  ['{count, plural, one {# of {total}} other {{names}}}', ['count', 'total', 'names']],
  ['{when, date, ::yyyyMMdd} <b>bold</b>', ['when', '<b>']],
  ["It''s '{quoted}' {really}", ['really']],
])('the arguments of %j are %j', (message, names) => {
  expect([...argumentsOf(message)].sort()).toEqual([...names].sort())
})
