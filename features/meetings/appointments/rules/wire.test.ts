import { expect, test } from 'vitest'
import type { WireAppointment } from '../contract/choosing.ts'
import {
  readAppointment,
  readInvitation,
  readResponse,
  writeAnswer,
  writeReminder,
  writeReserve,
  writeResponse,
} from './wire.ts'

const names = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  interviewerNames: ['韩砚秋'],
  now: 5,
}
const interview = {
  ...names,
  interviewRoundName: '技术面',
  planRoomType: 0,
  offlineLocation: '深圳，18 层',
  interviewStartTime: 7,
  interviewEndTime: 8,
}
const model = {
  ...names,
  roundName: '技术面',
  room: 'offline',
  location: '深圳，18 层',
  startsAt: 7,
  endsAt: 8,
}

test('an appointment is read into when, where and in which round it is, with its times', () => {
  const own = {
    interviewPlanId: 'p1',
    timeZone: 'Asia/Shanghai',
    stage: 'choosing' as const,
    moveUntil: null,
    hasMoved: false,
    mayCancel: false,
    calendarFile: null,
    reason: null,
  }
  const wire: WireAppointment = {
    ...interview,
    ...own,
    times: [{ startTime: 9, endTime: 10, isTaken: true }],
  }
  const slot = { startsAt: 9, endsAt: 10, isTaken: true }
  expect(readAppointment(wire)).toEqual({ ...model, ...own, times: [slot] })
  expect(writeReserve('abc', slot)).toEqual({ sign: 'abc', startTime: 9, endTime: 10 })
})

test.each([
  [0, null],
  [1, 'accepted'],
  [2, 'refused'],
])('the answer %d to an invitation is %s', (interviewerReceiveStatus, answer) => {
  const own = { interviewerName: '周予川', refuseReason: null, mayAnswer: true }
  const wire = { ...interview, ...own, interviewerReceiveStatus, isWechatHint: 1 }
  expect(readInvitation(wire)).toEqual({ ...model, ...own, answer, isReminded: true })
})

test('an answer and a wish to be reminded are sent as the calls have them', () => {
  expect(writeAnswer('abc', 'refused', '出差')).toEqual({
    sign: 'abc',
    interviewerReceiveStatus: 2,
    reason: '出差',
  })
  expect(writeReminder('abc', false)).toEqual({ sign: 'abc', isWechatHint: 0 })
})

test.each([
  [1, 'accepted'],
  [2, 'rejected'],
  [3, 'cancelled'],
] as const)(
  'the answer %i of a candidate to a planned interview is %s, both ways',
  (responseStatus, response) => {
    const sent = { sign: 'abc', responseStatus, reason: '周五下午' }
    expect(readResponse(sent)).toEqual({ response, reason: '周五下午' })
    expect(writeResponse('abc', response, '周五下午')).toEqual(sent)
    expect(readResponse({ sign: 'abc', responseStatus, reason: '' }).reason).toBe(null)
  },
)
