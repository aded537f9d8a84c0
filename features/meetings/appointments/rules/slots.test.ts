import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoundInterviewer } from '../../planning/rules/interviewers.ts'
import { overlaps, type Span } from '../../planning/rules/spans.ts'
import { maxTimes } from '../contract/offering.ts'
import { countByDay, isStoredOffer, keepSlot, numberSlots, type Slot, toggleSlot } from './slots.ts'

const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const hour = (text: string): Span => ({ startsAt: at(text), endsAt: at(text) + 3_600_000 })
const slot = (text: string, isKept = false): Slot => ({ ...hour(text), isKept })
const now = at('24T09:00')
const zhou: RoundInterviewer = {
  accountId: 'z',
  name: 'Zhou Yuchuan',
  isFrozen: false,
  taken: [{ startsAt: at('27T15:30'), endsAt: at('27T17:00') }],
  free: [],
}

describe('an offer', () => {
  test('takes a time, and gives it back when it is chosen again', () => {
    const one = toggleSlot([], hour('24T16:00'))
    expect(one).toEqual([slot('24T16:00')])
    expect(toggleSlot(one, hour('24T16:00'))).toEqual([])
  })

  test('holds its times in order and apart, for any choice', () => {
    const times = fc
      .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 12 }))
      .map(([from, length]): Span => ({ startsAt: from, endsAt: from + length }))
    fc.assert(
      fc.property(fc.array(times, { maxLength: 40 }), (chosen) => {
        const slots = chosen.reduce<readonly Slot[]>(toggleSlot, [])
        for (const [index, next] of slots.slice(1).entries()) {
          const before = slots[index]
          if (!before) throw new Error('there is one before')
          expect(overlaps(before, next)).toBe(false)
          expect(before.startsAt).toBeLessThan(next.startsAt)
        }
      }),
    )
  })

  test('ends at the most times that a candidate chooses from', () => {
    const full = Array.from({ length: maxTimes }, (_, hours): Slot => {
      const startsAt = now + hours * 3_600_000
      return { startsAt, endsAt: startsAt + 3_600_000, isKept: false }
    })
    expect(toggleSlot(full, hour('30T09:00'))).toBe(full)
  })

  test('numbers the times that it sends: no past ones, and a conflict only once it is kept', () => {
    const slots = [slot('24T08:00'), slot('24T16:00'), slot('26T17:00'), slot('27T15:00')]
    const conflict = numberSlots(slots, [zhou], now).at(-1)
    expect(numberSlots(slots, [zhou], now).map(({ number }) => number)).toEqual([null, 1, 2, null])
    expect(conflict).toMatchObject({ takenNames: ['Zhou Yuchuan'], takenFrom: at('27T15:30') })
    const kept = keepSlot(slots, hour('27T15:00'))
    expect(numberSlots(kept, [zhou], now).map(({ number }) => number)).toEqual([null, 1, 2, 3])
  })

  test('counts its times by the days of the plan’s zone', () => {
    const numbered = numberSlots(
      [slot('24T16:00'), slot('24T17:00'), slot('27T15:00'), slot('28T07:00')],
      [zhou],
      now,
    )
    expect(countByDay(numbered, 'Asia/Shanghai')).toEqual([
      { day: '2026-11-24', count: 2 },
      { day: '2026-11-28', count: 1 },
    ])
    expect(countByDay(numbered, 'Europe/Berlin').at(-1)).toEqual({ day: '2026-11-28', count: 1 })
    expect(countByDay(numbered, 'America/New_York').at(-1)).toEqual({ day: '2026-11-27', count: 1 })
  })
})

describe('an offer equals the stored times', () => {
  const offered = (text: string, state: 'open' | 'chosen' | 'left' = 'open') => ({
    ...hour(text),
    state,
    isTaken: false,
  })
  const is = (slots: readonly Slot[], ...times: ReturnType<typeof offered>[]) =>
    isStoredOffer(numberSlots(slots, [zhou], now), times, now)

  test('when both hold the same times, past ones aside', () => {
    expect(is([slot('24T16:00')], offered('24T16:00'))).toBe(true)
    expect(is([slot('24T08:00'), slot('24T16:00')], offered('24T16:00'))).toBe(true)
    expect(is([slot('24T16:00')], offered('24T08:00'), offered('24T16:00'))).toBe(true)
    expect(is([slot('24T16:00')], offered('24T16:00', 'chosen'))).toBe(true)
    expect(is([slot('24T16:00')], offered('26T17:00'))).toBe(false)
    expect(is([slot('24T16:00')], offered('24T16:00'), offered('26T17:00'))).toBe(false)
    expect(is([slot('24T16:00'), slot('26T17:00')], offered('24T16:00'))).toBe(false)
  })

  test('with or without a time that is taken by now, if another time agrees', () => {
    const free = slot('24T16:00')
    const taken = slot('27T15:00')
    expect(is([free, taken], offered('24T16:00'), offered('27T15:00'))).toBe(true)
    expect(is([free, taken], offered('24T16:00'))).toBe(true)
    expect(is([free, { ...taken, isKept: true }], offered('24T16:00'))).toBe(false)
    expect(is([taken])).toBe(false)
  })

  test('when both are empty', () => {
    expect(is([])).toBe(true)
    expect(is([slot('24T08:00')])).toBe(true)
    expect(is([], offered('24T16:00', 'left'))).toBe(true)
    expect(is([], offered('24T16:00'))).toBe(false)
  })
})
