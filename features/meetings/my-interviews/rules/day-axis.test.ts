import { hourMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { axisOf, lanesOf, listedOf } from './day-axis.ts'
import { dayIn } from './today.ts'

const at = (text: string) => Date.parse(text)
const berlin = 'Europe/Berlin'

const span = (from: number, to: number) => ({ startsAt: from * hourMs, endsAt: to * hourMs })

test.each([
  ['2026-10-24T12:00:00Z', 24],
  ['2026-10-25T12:00:00Z', 25],
  ['2026-03-29T12:00:00Z', 23],
])('the day of %s has %i hours in Berlin', (now, hours) => {
  const { from, to } = dayIn(berlin, at(now))
  expect((to - from) / hourMs).toBe(hours)
})

test('the axis of a day holds nine hours, and more for an interview outside of them', () => {
  const day = dayIn('Asia/Shanghai', at('2026-11-25T06:00:00Z'))
  expect(axisOf(day, []).hours).toHaveLength(10)
  const early = { startsAt: day.from + 7.5 * hourMs, endsAt: day.from + 8.5 * hourMs }
  const axis = axisOf(day, [early])
  expect([axis.begin, axis.end]).toEqual([day.from + 7 * hourMs, day.from + 18 * hourMs])
})

test('on the day of a clock change, each hour of the axis is an hour of time', () => {
  const day = dayIn(berlin, at('2026-03-29T12:00:00Z'))
  const night = { startsAt: at('2026-03-29T00:30:00Z'), endsAt: at('2026-03-29T01:30:00Z') }
  const { hours, begin } = axisOf(day, [night])
  expect(begin).toBe(at('2026-03-29T00:00:00Z'))
  expect(hours[1]).toBe(at('2026-03-29T01:00:00Z'))
})

test('interviews whose drawings meet stand beside one another', () => {
  expect(lanesOf([span(9, 10), span(10, 11), span(12, 13)])).toEqual({ lanes: [0, 1, 0], count: 2 })
  expect(lanesOf([])).toEqual({ lanes: [], count: 1 })
})

test('a list in place of the axis has 20 interviews that are not over, or else of all', () => {
  const many = Array.from({ length: 30 }, () => span(10, 11))
  const { startsAt, endsAt } = span(12, 13)
  expect(listedOf(many, startsAt)).toHaveLength(20)
  expect(listedOf([...many, span(12, 13)], startsAt)).toEqual([span(12, 13)])
  expect(listedOf([span(12, 13)], endsAt)).toEqual([span(12, 13)])
})
