import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { axisOf, rangeOf, sessionMsOf } from './axis.ts'

const answers = [anAnswer('q1', 5_000), anAnswer('q2', 30_000)]
const interview = anInterview(answers)
const held = { ...interview, beganAt: 1_000_000, finishedAt: 1_090_000 }

test('the axis begins with the interview and ends with it, or with the last answer where that is all there is', () => {
  expect(axisOf(held)).toEqual({ beganAt: 1_000_000, endMs: 90_000 })
  expect(axisOf(interview)).toEqual({ beganAt: null, endMs: 50_000 })
})

test('a recording of the session sets where the axis begins, as it does for the player', () => {
  const sessionVideos = [{ beganAt: 1_010_000, address: '/full' }]
  expect(axisOf({ ...held, sessionVideos })).toEqual({ beganAt: 1_010_000, endMs: 80_000 })
})

test('a time of day is a session time by the beginning, and none without it', () => {
  expect(sessionMsOf(axisOf(held), 1_000_500)).toBe(500)
  expect(sessionMsOf(axisOf(interview), 1_000_500)).toBe(null)
})

const axis = { beganAt: 0, endMs: 60_000 }

test('a span wholly before or after the session has no place on its axis', () => {
  expect(rangeOf(axis, { startMs: -9_000, endMs: -1 })).toBe(null)
  expect(rangeOf(axis, { startMs: 60_001, endMs: null })).toBe(null)
  expect(rangeOf(axis, { startMs: null, endMs: null })).toBe(null)
  expect(rangeOf(axis, { startMs: -9_000, endMs: 30_000 })).toEqual({ from: 0, to: 0.5 })
})

test('places stay on the axis and keep the order of time', () => {
  const time = fc.integer({ min: -10_000, max: 70_000 })
  fc.assert(
    fc.property(time, time, time, (one, other, length) => {
      const endOf = (startMs: number) => startMs + Math.abs(length)
      const a = rangeOf(axis, { startMs: one, endMs: endOf(one) })
      const b = rangeOf(axis, { startMs: other, endMs: endOf(other) })
      for (const place of [a, b]) {
        if (!place) continue
        expect(place.from).toBeGreaterThanOrEqual(0)
        expect(place.to).toBeGreaterThanOrEqual(place.from)
        expect(place.to).toBeLessThanOrEqual(1)
      }
      if (a && b) expect(Math.sign(a.from - b.from) * Math.sign(one - other)).toBeGreaterThanOrEqual(0)
    }),
  )
})
