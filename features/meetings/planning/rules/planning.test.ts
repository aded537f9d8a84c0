import { hourMs } from '@candor/kernel/durations'
import { describe, expect, test } from 'vitest'
import { isWeek, offeredRooms, type PlanWish, planFault } from './planning.ts'

const now = Date.UTC(2026, 2, 1)
const wish: PlanWish = {
  roundId: null,
  roundName: '初试',
  mode: null,
  otherInfo: '',
  interviewerIds: [],
  allowTaken: false,
  startsAt: now + hourMs,
  endsAt: now + 2 * hourMs,
  zone: 'Asia/Shanghai',
  roomType: 0,
  location: '深圳',
  meetingUrl: '',
  guests: [],
}
const meeting = { roomType: 3, location: '' }

describe('a plan', () => {
  test.each<[string, Partial<PlanWish>, string | null]>([
    ['that is whole', {}, null],
    ['that starts now', { startsAt: now }, 'startsAt timeOver'],
    ['that ends as it starts', { endsAt: now + hourMs }, 'endsAt endBeforeStart'],
    ['of thirteen hours', { endsAt: now + 14 * hourMs }, 'startsAt tooLong'],
    ['in no zone', { zone: 'Mars/Olympus' }, 'zone unknownZone'],
    ['in the company’s zone', { zone: '' }, null],
    ['nowhere', { location: '' }, 'location placeMissing'],
    ['in a room of our own without a server', { roomType: 1 }, 'roomType noMeetingServer'],
    ['by a meeting without a link', meeting, 'meetingUrl noLink'],
    ['by a link that runs', { ...meeting, meetingUrl: 'javascript:1' }, 'meetingUrl noLink'],
    ['by a meeting', { ...meeting, meetingUrl: 'https://meeting.example/1' }, null],
    ['with a guest without an address', { guests: [{ name: '何静姝', email: '' }] }, null],
    [
      'with a wrong address',
      { guests: [{ name: '何静姝', email: 'no address' }] },
      'guests.0.email wrongAddress',
    ],
  ])('%s', (_case, more, fault) => {
    const found = planFault({ ...wish, ...more }, null, { now, hasMeetingServer: false })
    expect(found && `${found.field} ${found.refusal}`).toBe(fault)
  })

  test('keeps a past time while something else about it is changed', () => {
    const { startsAt, endsAt } = wish
    const later = now + 24 * hourMs
    expect(
      planFault(wish, { startsAt, endsAt, roomType: 0 }, { now: later, hasMeetingServer: false }),
    ).toBeNull()
    expect(
      planFault(wish, { startsAt: 0, endsAt, roomType: 0 }, { now: later, hasMeetingServer: false })?.refusal,
    ).toBe('timeOver')
  })
})

test('a room of our own is offered where there is a server for it, and stays where there is none any more', () => {
  expect([offeredRooms(false), offeredRooms(true)]).toEqual([
    [0, 3, 4],
    [0, 1, 3, 4],
  ])
  const inRoom = { ...wish, roomType: 1, location: '' }
  const standing = { startsAt: null, endsAt: null, roomType: 1 }
  expect(planFault(inRoom, null, { now, hasMeetingServer: true })).toBeNull()
  expect(planFault(inRoom, standing, { now, hasMeetingServer: false })).toBeNull()
})

test('ten days may be looked at, in their order', () => {
  const day = 24 * hourMs
  expect([0, 1, 10 * day, 10 * day + 1].map((to) => isWeek({ from: 0, to }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
