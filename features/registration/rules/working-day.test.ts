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
