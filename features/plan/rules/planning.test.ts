import { hourMs } from '@candor/kernel/durations'
import { describe, expect, test } from 'vitest'
import { isWeek, offeredRooms, type PlanWish, planFault } from './planning.ts'

const now = Date.UTC(2026, 2, 1)
const wish: PlanWish = {
  interviewRoundName: '初试',
  interviewStartTime: now + hourMs,
  interviewEndTime: now + 2 * hourMs,
  timeZone: 'Asia/Shanghai',
  planRoomType: 0,
  offlineLocation: '深圳',
  tencentMeetingUrl: '',
  guestUserList: [],
}
const meeting = { planRoomType: 3, offlineLocation: '' }

describe('a plan', () => {
  test.each<[string, Partial<PlanWish>, string | null]>([
    ['that is whole', {}, null],
    ['that starts now', { interviewStartTime: now }, 'interviewStartTime timeOver'],
    ['that ends as it starts', { interviewEndTime: now + hourMs }, 'interviewEndTime endBeforeStart'],
    ['of thirteen hours', { interviewEndTime: now + 14 * hourMs }, 'interviewStartTime tooLong'],
    ['in no zone', { timeZone: 'Mars/Olympus' }, 'timeZone unknownZone'],
    ['in the company’s zone', { timeZone: '' }, null],
    ['nowhere', { offlineLocation: '' }, 'offlineLocation placeMissing'],
    ['in a room of our own without a server', { planRoomType: 1 }, 'planRoomType noMeetingServer'],
    ['by a meeting without a link', meeting, 'tencentMeetingUrl noLink'],
    ['by a link that runs', { ...meeting, tencentMeetingUrl: 'javascript:1' }, 'tencentMeetingUrl noLink'],
    ['by a meeting', { ...meeting, tencentMeetingUrl: 'https://meeting.example/1' }, null],
    ['with a guest without an address', { guestUserList: [{ email: '' }] }, null],
    [
      'with a wrong address',
      { guestUserList: [{ email: 'no address' }] },
      'guestUserList.0.email wrongAddress',
    ],
  ])('%s', (_case, more, fault) => {
    const found = planFault({ ...wish, ...more }, null, { now, hasMeetingServer: false })
    expect(found && `${found.field} ${found.refusal}`).toBe(fault)
  })

  test('that is over keeps its time while something else about it is changed', () => {
    const { interviewStartTime: startsAt, interviewEndTime: endsAt } = wish
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
  const inRoom = { ...wish, planRoomType: 1, offlineLocation: '' }
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
