import { hourMs } from '@candor/kernel/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  availabilityAt,
  conflictsOf,
  freeCounts,
  hasOwnLanes,
  laneConflicts,
  type RoundInterviewer,
} from './interviewers.ts'
import { overlaps, type Span } from './spans.ts'

const span = (from: number, to: number): Span => ({ startsAt: from * hourMs, endsAt: to * hourMs })
const person = (
  name: string,
  taken: readonly Span[] | null,
  { isFrozen = false, free = [] }: Partial<RoundInterviewer> = {},
): RoundInterviewer => ({ accountId: name, name, isFrozen, taken, free })
const time = span(15, 16)

describe('taken interviewers', () => {
  test('is named with the part of the time, from the first moment on', () => {
    const zhou = person('Zhou', [span(15.5, 17), span(9, 10)])
    expect(conflictsOf(time, [person('Han', [span(16, 17)]), zhou, person('Shen', null)])).toEqual([
      { interviewer: zhou, span: span(15.5, 16) },
    ])
  })

  test('has appointments that touch or overlap told as one', () => {
    const [conflict] = conflictsOf(time, [person('Han', [span(15.25, 15.5), span(14, 15.25)])])
    expect(conflict?.span).toEqual(span(15, 15.5))
  })
})

describe('an interviewer', () => {
  test.each([
    ['free', person('Han', [span(9, 10)]), { kind: 'free' }],
    [
      'free until what follows soon',
      person('Han', [span(16.75, 18)]),
      { kind: 'freeUntil', until: 16.75 * hourMs },
    ],
    ['free, as the next is an hour away', person('Han', [span(17, 18)]), { kind: 'free' }],
    ['taken', person('Han', [span(15.5, 18)]), { kind: 'taken', from: 15.5 * hourMs }],
    [
      'free by two of their own times that meet',
      person('Han', [], { free: [span(14, 15.5), span(15.5, 16)] }),
      { kind: 'ownFree' },
    ],
    [
      'outside their own times, whatever follows soon',
      person('Han', [span(16.75, 18)], { free: [span(9, 12)] }),
      { kind: 'outsideFree' },
    ],
    [
      'free until what follows soon within their own times',
      person('Han', [span(16.75, 18)], { free: [span(9, 18)] }),
      { kind: 'freeUntil', until: 16.75 * hourMs },
    ],
    [
      'free where they name times of another week alone',
      person('Han', [], { free: [span(7 * 24, 7 * 24 + 3)] }),
      { kind: 'free' },
    ],
    ['outside their own times', person('Han', [], { free: [span(15.5, 18)] }), { kind: 'outsideFree' }],
    [
      'taken within their own times',
      person('Han', [time], { free: [time] }),
      { kind: 'taken', from: 15 * hourMs },
    ],
    ['unknown without a calendar', person('Han', null), { kind: 'unknown' }],
    ['unknown with nothing in it', person('Han', []), { kind: 'unknown' }],
    ['frozen before anything else', person('Han', [time], { isFrozen: true }), { kind: 'frozen' }],
  ])('is %s', (_, interviewer, said) => expect(availabilityAt(time, interviewer, 'UTC')).toEqual(said))
})

describe('the lanes of a day', () => {
  test.each([
    [4, true],
    [5, false],
  ])('are the interviewers’ own with %i of them: %o', (count, isOwn) =>
    expect(hasOwnLanes(Array.from({ length: count }, (_, index) => person(`${index}`, [])))).toBe(isOwn),
  )
})

test('a taken interviewer is shown in their lane, while every interviewer has one', () => {
  const three = [person('Han', null), person('Shen', [span(9, 10)]), person('Zhou', [span(15.5, 17)])]
  expect(laneConflicts(time, three)).toEqual([{ lane: 2, lanes: 3, span: span(15.5, 16) }])
  expect(laneConflicts(time, [...three, person('Lu', [time]), person('Tang', [time])])).toEqual([])
})

describe('how many are free', () => {
  test('is said stretch by stretch, for interviewers with a known calendar', () => {
    const people = [person('Han', [span(10, 12)]), person('Shen', [span(11, 13)]), person('Zhou', null)]
    expect(freeCounts(span(9, 14), people)).toEqual([
      { ...span(9, 10), free: 2, known: 2 },
      { ...span(10, 11), free: 1, known: 2 },
      { ...span(11, 12), free: 0, known: 2 },
      { ...span(12, 13), free: 1, known: 2 },
      { ...span(13, 14), free: 2, known: 2 },
    ])
  })

  test('covers the day without a gap, and is right at every moment', () => {
    const taken = fc
      .tuple(fc.integer({ min: -5, max: 30 }), fc.integer({ min: 1, max: 9 }))
      .map(([from, length]) => span(from, from + length))
    const people = fc.array(fc.array(taken, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 23 }), (calendars, hour) => {
        const day = span(0, 24)
        const counts = freeCounts(
          day,
          calendars.map((calendar, index) => person(`${index}`, calendar)),
        )
        expect([counts[0]?.startsAt, counts.at(-1)?.endsAt]).toEqual([day.startsAt, day.endsAt])
        const gaps = counts.slice(1).filter((count, index) => count.startsAt !== counts[index]?.endsAt)
        expect(gaps).toEqual([])
        const moment = span(hour, hour + 1)
        const isFree = (calendar: readonly Span[]) => !calendar.some((busy) => overlaps(busy, moment))
        expect(counts.find((count) => overlaps(count, moment))?.free).toBe(calendars.filter(isFree).length)
      }),
    )
  })
})
