import { expect, test } from 'vitest'
import { readCurrentPlan, readField, readReceiving, readTaken, writeChange, writeField } from './wire.ts'

const wire = {
  interviewPlanId: 'p1',
  sequence: 3,
  isCancelled: false,
  interviewRoundId: 'r1',
  interviewRoundName: '技术初试',
  timeZone: 'Asia/Shanghai',
  interviewStartTime: 7,
  interviewEndTime: 8,
  planRoomType: 3,
  interviewMode: 1,
  offlineLocation: '深圳',
  tencentMeetingUrl: 'https://meet.example/1',
  interviewOtherInfo: '请带电脑',
  interviewerInfoList: [
    { interviewerId: 'z1', interviewerName: '周予川', interviewerReceiveStatus: 1, isFrozen: true },
  ],
  guestUserList: [{ guestUserName: '何静姝', email: 'he@hailan.example' }],
}

test('a plan is read into its form, and sent again unchanged', () => {
  const plan = readCurrentPlan(wire)
  expect(plan).toEqual({
    id: 'p1',
    sequence: 3,
    isCancelled: false,
    roundId: 'r1',
    roundName: '技术初试',
    startsAt: 7,
    endsAt: 8,
    zone: 'Asia/Shanghai',
    roomType: 3,
    mode: 1,
    location: '深圳',
    meetingUrl: 'https://meet.example/1',
    otherInfo: '请带电脑',
    interviewers: [{ id: 'z1', name: '周予川', isFrozen: true }],
    guests: [{ name: '何静姝', email: 'he@hailan.example' }],
  })
  const { id, sequence, isCancelled, interviewers, ...same } = plan
  const texts = { zone: 'Asia/Shanghai', location: '深圳', otherInfo: '请带电脑' }
  const wish = {
    ...same,
    ...texts,
    startsAt: 7,
    endsAt: 8,
    meetingUrl: 'https://meet.example/1',
    interviewerIds: ['z1'],
    allowTaken: true,
  }
  const { isCancelled: _, interviewerInfoList, ...sent } = wire
  expect(writeChange('c1', plan, wish)).toEqual({
    ...sent,
    jobseekerChannelId: 'c1',
    interviewerIds: ['z1'],
    allowTaken: true,
  })
})

test.each([
  ['startsAt', 'interviewStartTime'],
  ['guests.2.email', 'guestUserList.2.email'],
  ['interviewerIds', 'interviewerIds'],
  ['sequence', 'sequence'],
])('the field %s is %s in a refusal', (field, name) => {
  expect([writeField(field), readField(name)]).toEqual([name, field])
})

test.each([
  [0, 'asked'],
  [1, 'accepted'],
  [2, 'refused'],
  [7, null],
  [null, null],
])('the answer %s to an invitation is %s', (interviewerReceiveStatus, answer) => {
  const given = { reason: '出差', sequence: 4 }
  expect(readReceiving({ interviewerReceiveStatus, ...given })).toEqual({ answer, ...given })
})

test('the interviews that somebody holds already are read with their plans, and the availability without', () => {
  const times = [{ startTime: 1, endTime: 2, interviewPlanId: 'p1', title: null }]
  const [taken] = readTaken([{ interviewerId: 'z1', times, freeTimes: [{ startTime: 3, endTime: 4 }] }])
  expect(taken).toMatchObject({
    accountId: 'z1',
    taken: [{ startsAt: 1, endsAt: 2, planId: 'p1' }],
    free: [{ startsAt: 3, endsAt: 4 }],
  })
})
