import { describe, expect, test } from 'vitest'
import { readAddressed, readAnswer, readGiven, writeAnswer } from './wire.ts'

describe('an answer', () => {
  test('an answer refuses by channel 2, and accepts by channel 1 [R4-032]', () => {
    expect(readAnswer({ operateChannel: 2 })).toEqual({ kind: 'refuse' })
    expect(readAnswer({ operateChannel: 1 })).toEqual({ kind: 'accept' })
    expect(readAnswer({ operateChannel: 3 })).toBe(null)
  })

  test.each([1, 2])('an answer with a status decides, by channel %s too', (operateChannel) => {
    const decisions = [1, 4, 2].map((operateStatus) => readAnswer({ operateChannel, operateStatus }))
    expect(decisions).toEqual([
      { kind: 'decide', decision: 'pass' },
      { kind: 'decide', decision: 'wait' },
      { kind: 'decide', decision: 'reject' },
    ])
    expect(readAnswer({ operateChannel, operateStatus: 3 })).toBe(null)
  })
})

test.each(['accept', 'refuse'] as const)('the answer %s is read as it was written', (kind) => {
  expect(readAnswer(writeAnswer(kind, ''))).toEqual({ kind })
})

test('a recommendation is read with its decision and everybody who gave it; there may be none', () => {
  const reply = {
    recommendStatus: 1,
    operateStatus: 4,
    recommendStageId: '2',
    recommendedBy: [{ userName: null, selectNote: '请看', createdTime: 5 }],
  }
  const given = { stageId: '2', givers: [{ name: null, note: '请看', givenAt: 5 }] }
  expect(readGiven(reply)).toEqual({ ...given, isAnswered: true, decision: 'wait' })
  expect(readGiven({ ...reply, recommendStatus: 0, operateStatus: null })).toEqual({
    ...given,
    isAnswered: false,
    decision: null,
  })
  expect(readGiven(null)).toBe(null)
})

test('an address may bring a decision', () => {
  expect([{ operateStatus: '2' }, { operateStatus: '0' }, {}].map(readAddressed)).toEqual([
    'reject',
    null,
    null,
  ])
})
