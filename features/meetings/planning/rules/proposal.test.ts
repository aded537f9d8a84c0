import { describe, expect, test } from 'vitest'
import { firstProposal, pressed, typedInto } from './proposal.ts'

const zone = 'Europe/Berlin'
const span = (from: string, to: string) => ({ startsAt: Date.parse(from), endsAt: Date.parse(to) })
const saturday = span('2026-10-24T15:30:00+02:00', '2026-10-24T16:30:00+02:00')
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('the keys of the proposal', () => {
  test.each([
    ['ArrowDown', false, span('2026-10-24T15:45:00+02:00', '2026-10-24T16:45:00+02:00')],
    ['ArrowUp', false, span('2026-10-24T15:15:00+02:00', '2026-10-24T16:15:00+02:00')],
    ['ArrowDown', true, span('2026-10-24T15:30:00+02:00', '2026-10-24T16:45:00+02:00')],
    ['ArrowUp', true, span('2026-10-24T15:30:00+02:00', '2026-10-24T16:15:00+02:00')],
    ['ArrowLeft', false, span('2026-10-23T15:30:00+02:00', '2026-10-23T16:30:00+02:00')],
    ['ArrowRight', true, null],
    ['Enter', false, null],
  ])('%s, with Shift %o, lead to %o', (name, shiftKey, expected) =>
    expect(pressed(saturday, key(name, shiftKey), zone)).toEqual(expected),
  )

  test('keep the time of the clock over a night in which clocks are put back', () => {
    expect(pressed(saturday, key('ArrowRight'), zone)).toEqual(
      span('2026-10-25T15:30:00+01:00', '2026-10-25T16:30:00+01:00'),
    )
  })

  test('leave an hour out that clocks leave out', () => {
    const before = span('2026-03-29T01:45:00+01:00', '2026-03-29T03:45:00+02:00')
    expect(pressed(before, key('ArrowDown'), zone)?.startsAt).toBe(Date.parse('2026-03-29T03:00:00+02:00'))
  })
})

describe('the first proposal', () => {
  const friday = Date.parse('2026-11-27T09:00:00+01:00')

  test('is the time of the plan while that is ahead', () => {
    const planned = span('2026-11-27T15:00:00+01:00', '2026-11-27T16:00:00+01:00')
    expect(firstProposal(planned, friday, zone)).toEqual(planned)
  })

  test('is an hour from ten on the next working day otherwise', () => {
    const monday = span('2026-11-30T10:00:00+01:00', '2026-11-30T11:00:00+01:00')
    expect(firstProposal(null, friday, zone)).toEqual(monday)
    const over = span('2026-11-26T15:00:00+01:00', '2026-11-26T16:00:00+01:00')
    expect(firstProposal(over, friday, zone)).toEqual(monday)
  })
})

describe('a typed time', () => {
  test('moves the beginning and keeps the length', () => {
    expect(typedInto(saturday, { from: 9 * 60 }, zone)).toEqual(
      span('2026-10-24T09:00:00+02:00', '2026-10-24T10:00:00+02:00'),
    )
    expect(typedInto(saturday, { day: '2026-10-26' }, zone)).toEqual(
      span('2026-10-26T15:30:00+01:00', '2026-10-26T16:30:00+01:00'),
    )
  })

  test('moves the end alone, to the next day where it would lie before the beginning', () => {
    expect(typedInto(saturday, { to: 18 * 60 }, zone).endsAt).toBe(Date.parse('2026-10-24T18:00:00+02:00'))
    expect(typedInto(saturday, { to: 60 }, zone).endsAt).toBe(Date.parse('2026-10-25T01:00:00+02:00'))
  })
})
