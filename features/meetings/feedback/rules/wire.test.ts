import { expect, test } from 'vitest'
import { readFeedback, readRight, writeBegin, writeFeedback, writeFormOf } from './wire.ts'

const wire = {
  id: 'f1',
  interviewResult: 1,
  feedbackContent: '说得清机制',
  lastUpdateBy: 'u1',
  lastUpdateByName: '周予川',
  lastUpdateDate: 7,
}
const feedback = readFeedback(wire)
const entry = { planId: 'p1', interviewer: { id: 'u1', name: '周予川' }, feedback }
const ofNobody = { ...entry, interviewer: { id: null, name: '周予川' }, feedback: null }

test('a feedback is sent with the time of the last change that was read', () => {
  expect(feedback).toEqual({
    id: 'f1',
    result: 1,
    content: '说得清机制',
    updatedBy: 'u1',
    updatedByName: '周予川',
    updatedAt: 7,
  })
  expect(writeFeedback(entry, { positionId: 'o1', result: 0, content: '' })).toEqual({
    planInterviewId: 'p1',
    positionId: 'o1',
    interviewResult: 0,
    feedbackContent: '',
    interviewerId: 'u1',
    id: 'f1',
    lastUpdateDate: 7,
  })
})

test('a form is that of the feedback, else of the interviewer, else of the account', () => {
  expect(writeFormOf(entry, 'u2')).toEqual({ planInterviewId: 'p1', feedbackId: 'f1' })
  expect(writeFormOf({ ...entry, feedback: null }, 'u2')).toEqual({
    planInterviewId: 'p1',
    interviewerId: 'u1',
  })
  expect(writeFormOf(ofNobody, 'u2')).toEqual({ planInterviewId: 'p1', interviewerId: 'u2' })
})

test('a form is begun for the interviewer whom the plan names', () => {
  const version = { positionId: 'o1', versionId: 'v1' }
  const wire = { planInterviewId: 'p1', positionId: 'o1', publishId: 'v1' }
  expect(writeBegin(entry, version)).toEqual({ ...wire, interviewerId: 'u1' })
  expect(writeBegin(ofNobody, version)).toEqual(wire)
})

test('the right to give feedback is 1', () => {
  expect([readRight({ isModifyAuth: 1 }), readRight({ isModifyAuth: 0 })]).toEqual([true, false])
})
