import { expect, test } from 'vitest'
import { argumentsOf } from './icu-arguments.ts'

test.each([
  ['Nothing to fill in', []],
  ['{minutes, number} minutes and {seconds}', ['minutes', 'seconds']],
  ['{count, plural, one {# of {total}} other {{names}}}', ['count', 'total', 'names']],
  ['{when, date, ::yyyyMMdd} <b>bold</b>', ['when', '<b>']],
  ["It''s '{quoted}' {really}", ['really']],
  ['{kind, select, a {<b>{name}</b>} other {}}', ['kind', '<b>', 'name']],
])('the arguments of %j are %j', (message, names) => {
  expect([...(argumentsOf(message) ?? [])].sort()).toEqual([...names].sort())
})

test.each(['{count', '{count, plural, one {#}}', '<b>bold', 'List<String>'])('%j is no message', (text) => {
  expect(argumentsOf(text)).toBe(null)
})
