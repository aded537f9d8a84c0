import { expect, test } from 'vitest'
import { loadsAt, reportPhase } from './phase.ts'

test('the estimate type is 2 when finished and 1 until then [R4-003 R4-005]', () => {
  expect([reportPhase(true), reportPhase(false)]).toEqual([2, 1])
})

test.each([
  [1, false, { channelInfo: true, interviewInfo: false }],
  [1, true, { channelInfo: true, interviewInfo: true }],
  [2, true, { channelInfo: false, interviewInfo: true }],
  [2, false, { channelInfo: false, interviewInfo: true }],
  [9, true, { channelInfo: false, interviewInfo: true }],
] as const)(
  'stage kind %s, interviewed %s, decides what loads [R4-013]',
  (stageKind, hasInterview, loads) => {
    expect(loadsAt(stageKind, hasInterview)).toEqual(loads)
  },
)
