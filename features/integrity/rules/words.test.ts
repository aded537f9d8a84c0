import { expect, test } from 'vitest'
import { courseWords } from './words.ts'

const course = { logins: [1, 2], usedTimes: 3, totalTime: 90 }
const logins = { key: 'loginsCount', values: { used: 2 } }

test.each([
  ['all of it', course, [logins, { key: 'timesInAll', values: { count: 3, time: '90000 ms' } }]],
  ['no time', { ...course, totalTime: null }, [logins, { key: 'times', values: { count: 3 } }]],
  ['a time below 0', { ...course, totalTime: -1 }, [logins, { key: 'times', values: { count: 3 } }]],
  ['no exits', { ...course, usedTimes: null }, [logins]],
  ['a count below 0', { ...course, usedTimes: -1 }, [logins]],
])('with %s the course of an interview says what is known', (_what, given, expected) => {
  expect(courseWords(given, null, { stretch: (ms) => `${ms} ms` })).toEqual(expected)
})

test('sign-ins are told of how many there may be, where that is said', () => {
  const [said] = courseWords(course, 5, { stretch: String })
  expect(said).toEqual({ key: 'loginsUsed', values: { used: 2, most: 5 } })
})
