import { expect, test } from 'vitest'
import type { AnswerInfo } from '../contract/ai-data.ts'
import { qualities, readAnswerAnalyses } from './answers.ts'

const all = { single: true }

function read(answerInfos: AnswerInfo[], shown = all) {
  return readAnswerAnalyses({ l2ReportInfo: { l2status: 0, answerInfos } }, shown)
}

test('the nine qualities are read in the spellings of the wire, each with ratio, score and stars [R3-024]', () => {
  const values = Object.fromEntries(
    qualities.flatMap((quality, index) => [
      [`${quality}Ratio`, 10 + index],
      [`${quality}Score`, index + 1],
      [`${quality}Star`, 3],
    ]),
  )
  const [answer] = read([{ problemAnswerId: 'q1', ...values }])
  expect(answer?.qualities).toEqual(
    [
      'language',
      'will',
      'keyPoint',
      'audioSpeed',
      'audioRich',
      'audioFluency',
      'apperenceBeauty',
      'apperenceAge',
      'apperenceSmile',
    ].map((quality, index) => ({ quality, ratio: 10 + index, score: index + 1, stars: 3 })),
  )
})

test('a quality without any value is not there, and a 0 counts as none', () => {
  const [answer] = read([
    { problemAnswerId: 'q1', languageScore: 0, willScore: null, audioSpeedScore: 3, audioRichStar: 0 },
  ])
  expect(answer?.qualities).toEqual([{ quality: 'audioSpeed', ratio: null, score: 3, stars: null }])
})

test('a quality that is still being analysed has no number', () => {
  const running = { languageScore: -1, willRatio: -1, keyPointStar: -1, calculateRatio: -1 }
  const [answer] = read([{ problemAnswerId: 'q1', ...running }])
  expect(answer).toMatchObject({ qualities: [], ratio: null })
})

test('answers stand in the order of the questions; those without a place come last, as they came', () => {
  const answers = read([
    { problemAnswerId: 'b' },
    { problemAnswerId: 'c' },
    { problemAnswerId: 'q2', sortIndex: 2 },
    { problemAnswerId: 'q1', sortIndex: 1 },
  ])
  expect(answers.map(({ answerId }) => answerId)).toEqual(['q1', 'q2', 'b', 'c'])
})

test('a follow-up names the answer that it follows, and blank texts are none', () => {
  const [own, probe] = read([
    { problemAnswerId: 'q1', parentId: '', assessmentPoint: ' ', assessmentDesc: ' 说清了。 ' },
    { problemAnswerId: 'q1f1', parentId: 'q1', assessmentPoint: '可靠性' },
  ])
  expect(own).toMatchObject({ parentId: null, point: null, description: '说清了。' })
  expect(probe).toMatchObject({ parentId: 'q1', point: '可靠性', description: null })
})

test('an answer’s score is analysing, scored or hidden', () => {
  const [running, scored] = read([
    { problemAnswerId: 'q1', calculateStar: -1 },
    { problemAnswerId: 'q2', calculateStar: 4.6, calculateRatio: 92 },
  ])
  expect(running?.score).toEqual({ state: 'analysing' })
  expect(scored).toMatchObject({ score: { state: 'scored', value: 4.6, outOf: 5 }, ratio: 92 })
  const [hidden] = read([{ problemAnswerId: 'q2', calculateStar: 4.6 }], { single: false })
  expect(hidden?.score).toEqual({ state: 'hidden' })
})

test('in a stopped analysis an answer without stars has no score, one with stars has it, and a hidden one stays hidden [R4-010]', () => {
  const answerInfos = [
    { problemAnswerId: 'q1', calculateStar: -1 },
    { problemAnswerId: 'q2' },
    { problemAnswerId: 'q3', calculateStar: 4.6 },
  ]
  const scoresOf = (isL2ScoreStop: number, shown = all) =>
    readAnswerAnalyses({ isL2ScoreStop, l2ReportInfo: { l2status: 1, answerInfos } }, shown).map(
      ({ score }) => score?.state ?? null,
    )
  expect(scoresOf(1)).toEqual([null, null, 'scored'])
  expect(scoresOf(0)).toEqual(['analysing', 'analysing', 'scored'])
  expect(scoresOf(1, { single: false })).toEqual(['hidden', 'hidden', 'hidden'])
})

test('an analysis without a report has no answers', () => {
  expect(readAnswerAnalyses({}, all)).toEqual([])
  expect(readAnswerAnalyses({ l2ReportInfo: { l2status: 0 } }, all)).toEqual([])
})
