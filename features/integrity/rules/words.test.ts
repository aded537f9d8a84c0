import { expect, test } from 'vitest'
import { courseWords } from './words.ts'

const course = { logins: [1, 2], exitCount: 3, awayMs: 90_000 }
const logins = { key: 'loginsCount', values: { used: 2 } }

test.each([
  ['all of it', course, [logins, { key: 'timesInAll', values: { count: 3, time: '90000 ms' } }]],
  ['no time', { ...course, awayMs: null }, [logins, { key: 'times', values: { count: 3 } }]],
  [
    'an unfinished time',
    { ...course, awayMs: 'generating' as const },
    [logins, { key: 'times', values: { count: 3 } }],
  ],
  ['no exits', { ...course, exitCount: null }, [logins]],
  ['an unfinished count', { ...course, exitCount: 'generating' as const }, [logins]],
])('with %s the course of an interview says what is known', (_what, given, expected) => {
  expect(courseWords(given, null, { stretch: (ms) => `${ms} ms` })).toEqual(expected)
})

test('sign-ins are told of how many there may be, where that is said', () => {
  const [said] = courseWords(course, 5, { stretch: String })
  expect(said).toEqual({ key: 'loginsUsed', values: { used: 2, most: 5 } })
})
