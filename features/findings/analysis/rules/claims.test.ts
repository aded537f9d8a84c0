import { expect, test } from 'vitest'
import { claimsOf, isEvidenceComplete } from './claims.ts'

test('the claims of an analysis are the summary, every competency with its answers, and every answer', () => {
  const claims = claimsOf({
    l2ReportInfo: {
      l2status: 0,
      dimLabelList: [{ assessmentPoint: '系统设计' }, { assessmentPoint: '成长' }],
      answerInfos: [
        { problemAnswerId: 'q1', assessmentPoint: '系统设计' },
        { problemAnswerId: 'q2', assessmentPoint: '沟通' },
        { problemAnswerId: 'q3', assessmentPoint: '系统设计' },
      ],
    },
  })
  expect(claims).toEqual([
    { key: 'summary', answerIds: [] },
    { key: 'competency:系统设计', answerIds: ['q1', 'q3'] },
    { key: 'competency:成长', answerIds: [] },
    { key: 'answer:q1', answerIds: ['q1'] },
    { key: 'answer:q2', answerIds: ['q2'] },
    { key: 'answer:q3', answerIds: ['q3'] },
  ])
})

test('without an analysis there is the summary alone', () => {
  expect(claimsOf(null)).toEqual([{ key: 'summary', answerIds: [] }])
  expect(claimsOf({ l2ReportInfo: null })).toEqual([{ key: 'summary', answerIds: [] }])
})

test.each([
  [null, true],
  [{}, true],
  [{ state: 'none' }, true],
  [{ state: 'generating' }, false],
  [{ isStopped: true }, false],
  [{ isL2Enabled: false }, false],
] as const)('the evidence of the analysis %o is complete: %s', (more, tells) => {
  const ready = { state: 'ready', isStopped: false, isL2Enabled: true } as const
  expect(isEvidenceComplete(more && { ...ready, ...more })).toBe(tells)
})
