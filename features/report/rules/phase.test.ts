import { expect, test } from 'vitest'
import { isFinished, loadsAt, reportPhase } from './phase.ts'

test.each([
  ['finish', null, true],
  ['doing', null, false],
  ['wait', undefined, false],
  ['FINISH', null, false],
  ['', null, false],
] as const)(
  'an interview with the status %s is finished only by `finish` [R4-001]',
  (interview_status, synced, expected) => {
    expect(isFinished({ interview_status, transferWorkSyncAiData: synced })).toBe(expected)
  },
)

test.each([{}, { score: 4 }, 0, ''])(
  'work-sync AI data %o makes it finished whatever the status [R4-002]',
  (synced) => {
    expect(isFinished({ interview_status: 'doing', transferWorkSyncAiData: synced })).toBe(true)
  },
)

test('the estimate type is 2 when finished and 1 until then [R4-003 R4-005]', () => {
  expect([reportPhase(true), reportPhase(false)]).toEqual([2, 1])
})

test.each([
  ['1', false, { channelInfo: true, interviewInfo: false, aiReport: false }],
  ['1', true, { channelInfo: true, interviewInfo: true, aiReport: true }],
  ['2', true, { channelInfo: false, interviewInfo: true, aiReport: true }],
  ['2', false, { channelInfo: false, interviewInfo: true, aiReport: false }],
  ['11', true, { channelInfo: false, interviewInfo: true, aiReport: true }],
] as const)(
  'stage %s, interviewed %s, decides what loads [R4-013 R4-014]',
  (stageId, hasInterview, loads) => {
    expect(loadsAt(stageId, hasInterview)).toEqual(loads)
  },
)
