import { dayMs } from '@candor/kernel/durations'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { workingDayAfter } from './working-day.ts'

test.each([
  ['Thursday', '2026-03-12T07:00:00Z', '2026-03-13T07:00:00Z'],
  ['Friday', '2026-03-13T07:00:00Z', '2026-03-16T07:00:00Z'],
  ['Saturday', '2026-03-14T07:00:00Z', '2026-03-16T16:00:00Z'],
  ['Sunday', '2026-03-15T07:00:00Z', '2026-03-16T16:00:00Z'],
  ['Friday in Shanghai, Thursday in London', '2026-03-12T17:00:00Z', '2026-03-15T17:00:00Z'],
])('one working day after a %s is over', (_day, since, after) => {
  expect(workingDayAfter(new Date(since), 'Asia/Shanghai')).toEqual(new Date(after))
})

test.each([
  ['put forward over the weekend', 'Europe/Berlin', '2026-03-27T09:00:12.345Z', '2026-03-30T08:00:12.345Z'],
  ['put back over the weekend', 'Europe/Berlin', '2026-10-23T08:00:00Z', '2026-10-26T09:00:00Z'],
  ['put forward on a Friday', 'Asia/Jerusalem', '2026-03-26T10:00:00Z', '2026-03-27T09:00:00Z'],
])(
  'a working day ends at the same time by the clock where the clocks are %s',
  (_change, timeZone, since, after) => {
    expect(workingDayAfter(new Date(since), timeZone)).toEqual(new Date(after))
  },
)

test('a lead of a weekend is due at the end of Monday by the clock, also where the clocks are put forward', () => {
  const sunday = new Date('2026-03-28T23:30:00Z')
  expect(workingDayAfter(sunday, 'Europe/Berlin')).toEqual(new Date('2026-03-30T22:00:00Z'))
})

test.each(['Asia/Shanghai', 'Europe/Berlin', 'America/Chicago'])(
  'a later lead is never due earlier in %s',
  (timeZone) => {
    const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    const later = fc.integer({ min: 0, max: 4 * dayMs })
    fc.assert(
      fc.property(time, later, (first, more) => {
        const second = new Date(first.getTime() + more)
        expect(workingDayAfter(second, timeZone).getTime()).toBeGreaterThanOrEqual(
          workingDayAfter(first, timeZone).getTime(),
        )
      }),
    )
  },
)
