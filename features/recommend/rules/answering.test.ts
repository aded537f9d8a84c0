import { describe, expect, test } from 'vitest'
import { type Answer, decisionOf, fits, lacksReason, promptOf, readAnswer } from './answering.ts'

test.each([
  [1, 'pass'],
  [4, 'wait'],
  [2, 'reject'],
  [3, null],
  [0, null],
  [null, null],
])('the operate status %s is read as %s [R4-024]', (status, decision) => {
  expect(decisionOf(status)).toBe(decision)
})

describe('an answer', () => {
  test('refuses by channel 2, and accepts by channel 1 [R4-032]', () => {
    expect(readAnswer({ operateChannel: 2 })).toEqual({ kind: 'refuse' })
    expect(readAnswer({ operateChannel: 1 })).toEqual({ kind: 'accept' })
    expect(readAnswer({ operateChannel: 3 })).toBe(null)
  })

  test.each([1, 2])('with a status decides, by channel %s too', (operateChannel) => {
    const decided = { kind: 'decide', operateStatus: 2, result: 2, decision: 'reject' }
    expect(readAnswer({ operateChannel, operateStatus: 2 })).toEqual(decided)
    expect(readAnswer({ operateChannel, operateStatus: 4 })).toMatchObject({ result: 3, decision: 'wait' })
    expect(readAnswer({ operateChannel, operateStatus: 3 })).toBe(null)
  })

  const pass: Answer = { kind: 'decide', operateStatus: 1, result: 1, decision: 'pass' }
  const reject: Answer = { kind: 'decide', operateStatus: 2, result: 2, decision: 'reject' }

  test('cannot refuse what is decided, and can change a decision', () => {
    const decided = { operateStatus: 4 }
    expect(fits({ kind: 'refuse' }, decided)).toBe(false)
    expect(fits({ kind: 'refuse' }, { operateStatus: null })).toBe(true)
    expect(fits(pass, decided)).toBe(true)
  })

  test('that rejects needs its reason where the company asks for one', () => {
    expect(lacksReason(reject, '  ', true)).toBe(true)
    expect(lacksReason(reject, '经验不足', true)).toBe(false)
    expect(lacksReason(reject, '', false)).toBe(false)
    expect(lacksReason(pass, '', true)).toBe(false)
    expect(lacksReason({ kind: 'refuse' }, '', true)).toBe(false)
  })
})

test.each([
  [
    { recommendStatus: 0, operateStatus: null },
    { kind: 'pending', estimateIndex: 1 },
  ],
  [
    { recommendStatus: 1, operateStatus: null },
    { kind: 'answered', decision: null },
  ],
  [
    { recommendStatus: 1, operateStatus: 4 },
    { kind: 'answered', decision: 'wait' },
  ],
] as const)('%j is shown as %j', (recommendation, prompt) => {
  expect(promptOf(recommendation)).toEqual(prompt)
})
