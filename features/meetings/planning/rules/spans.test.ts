import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeSpans, moveSpan, quarterMs, resizeSpan, type Span, spanFault } from './spans.ts'

const spans = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 40 }))
  .map(([start, length]): Span => ({ startsAt: start, endsAt: start + length }))
const holds = (list: readonly Span[], at: number) =>
  list.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)

const at = (hours: number) => hours * 4 * quarterMs
const hour = { startsAt: at(9), endsAt: at(10) }

describe('stretches of time', () => {
  test('cover the same when merged, in order and apart', () => {
    fc.assert(
      fc.property(fc.array(spans), fc.integer({ min: 0, max: 250 }), (list, moment) => {
        const merged = mergeSpans(list)
        expect(holds(merged, moment)).toBe(holds(list, moment))
        for (const [index, { startsAt }] of merged.slice(1).entries()) {
          expect(startsAt).toBeGreaterThan(merged[index]?.endsAt ?? Number.POSITIVE_INFINITY)
        }
      }),
    )
  })
})

describe('the proposal', () => {
  test('moves by quarters of an hour and keeps its length', () => {
    expect(moveSpan(hour, 1)).toEqual({ startsAt: at(9.25), endsAt: at(10.25) })
    expect(moveSpan(moveSpan(hour, -7), 7)).toEqual(hour)
  })

  test('becomes longer and shorter, from a quarter of an hour to twelve hours', () => {
    expect(resizeSpan(hour, 1).endsAt).toBe(at(10.25))
    expect(resizeSpan(hour, -100).endsAt).toBe(at(9.25))
    expect(resizeSpan(hour, 100).endsAt).toBe(at(21))
  })

  test.each([
    [at(8), null],
    [at(9), 'past'],
    [at(9.5), 'past'],
  ])('at %i is judged as %o', (now, fault) => expect(spanFault(hour, now)).toBe(fault))

  test('ends after it begins, within twelve hours', () => {
    expect(spanFault({ startsAt: at(9), endsAt: at(9) }, 0)).toBe('endBeforeStart')
    expect(spanFault({ startsAt: at(9), endsAt: at(21.25) }, 0)).toBe('tooLong')
  })
})
