import { describe, expect, test } from 'vitest'
import { fits, promptOf, readAnswer } from './answering.ts'

describe('an answer', () => {
  test('refuses by channel 2, and accepts by channel 1 [R4-032]', () => {
    expect(readAnswer({ operateChannel: 2 })).toEqual({ kind: 'refuse' })
    expect(readAnswer({ operateChannel: 1 })).toEqual({ kind: 'accept' })
    expect(readAnswer({ operateChannel: 3 })).toBe(null)
  })

  test.each([1, 2])('with a status decides, by channel %s too', (operateChannel) => {
    const decisions = [1, 4, 2].map((operateStatus) => readAnswer({ operateChannel, operateStatus }))
    expect(decisions).toEqual([
      { kind: 'decide', decision: 'pass' },
      { kind: 'decide', decision: 'wait' },
      { kind: 'decide', decision: 'reject' },
    ])
    expect(readAnswer({ operateChannel, operateStatus: 3 })).toBe(null)
  })

  test('cannot refuse what is decided, and can change a decision', () => {
    const decided = { operateStatus: 4 }
    expect(fits({ kind: 'refuse' }, decided)).toBe(false)
    expect(fits({ kind: 'refuse' }, { operateStatus: null })).toBe(true)
    expect(fits({ kind: 'decide', decision: 'pass' }, decided)).toBe(true)
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
