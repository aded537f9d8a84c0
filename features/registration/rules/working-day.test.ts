import { expect, test } from 'vitest'
import { workingDayAfter } from './working-day.ts'

test.each([
  ['Thursday', '2026-03-12T07:00:00Z', '2026-03-13T07:00:00Z'],
  ['Friday', '2026-03-13T07:00:00Z', '2026-03-16T07:00:00Z'],
  ['Saturday', '2026-03-14T07:00:00Z', '2026-03-16T07:00:00Z'],
  ['Sunday', '2026-03-15T07:00:00Z', '2026-03-16T07:00:00Z'],
  ['Friday in Shanghai, Thursday in London', '2026-03-12T17:00:00Z', '2026-03-15T17:00:00Z'],
])('one working day after a %s is over', (_day, since, after) => {
  expect(workingDayAfter(new Date(since), 'Asia/Shanghai')).toEqual(new Date(after))
})

test.each([
  ['put forward over the weekend', '2026-03-27T09:00:12.345Z', '2026-03-30T08:00:12.345Z'],
  ['put back over the weekend', '2026-10-23T08:00:00Z', '2026-10-26T09:00:00Z'],
  ['put forward on the day', '2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z'],
])('it is over at the same time by the clock where the clocks are %s', (_change, since, after) => {
  expect(workingDayAfter(new Date(since), 'Europe/Berlin')).toEqual(new Date(after))
})
