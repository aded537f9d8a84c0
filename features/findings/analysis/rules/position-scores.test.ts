import { expect, test } from 'vitest'
import type { AiData } from '../contract/ai-data.ts'
import { positionScoresOf } from './position-scores.ts'

const designed: AiData = {
  isOrderAi: 2,
  aiAllScore: 2.1,
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [
      { assessmentPoint: '设计', calculateStar: 4.1 },
      { assessmentPoint: '沟通', calculateStar: -1 },
      { assessmentPoint: '设计', calculateStar: 1 },
    ],
  },
}
const beingWritten = { ...designed.l2ReportInfo, l2status: 1 }
const overall = { subject: 'overall', score: 2.1, outOf: 5 }
const design = { subject: 'competency:设计', score: 4.1, outOf: 5 }

test.each<[string, AiData, readonly object[]]>([
  ['is written', designed, [overall, design]],
  ['is being written', { ...designed, l2ReportInfo: beingWritten }, []],
  ['is being written, whoever ordered it', { ...designed, isOrderAi: null, l2ReportInfo: beingWritten }, []],
  ['has no L2', { ...designed, isOrderAi: 0, l2ReportInfo: beingWritten }, [overall]],
  ['has an overall score alone', { isOrderAi: 2, aiAllScore: 2.1 }, [overall]],
  ['was stopped', { ...designed, isL2ScoreStop: 1 }, []],
])(
  'the expected scores of an analysis that %s are compared in its position [R4-009]',
  (_case, aiData, scores) => {
    expect(positionScoresOf(aiData)).toEqual(scores)
  },
)
