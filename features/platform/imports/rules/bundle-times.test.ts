import { jsonPath } from '@candor/call/faults'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTimeFaults } from './bundle-times.ts'

const megabyte = 1024 * 1024
const faultsOf = (interview: object, bytes: number | null = null) =>
  findTimeFaults({ interviews: [interview] }, () => bytes).map(
    ({ path, fault }) => `${jsonPath(path).replace('interviews[0].', '')} ${fault}`,
  )
const said = '我们不再原地更新余额，每一笔转账带一个幂等键，重试不会多扣一次。'
const transcript = (...ends: number[]) => ({
  sentences: ends.map((endMs) => ({ startMs: 0, endMs, text: said })),
})
const moment = (startMs: number, endMs: number, question_id = 'q1') => ({ question_id, startMs, endMs })

test('a transcript with times in seconds is found by its impossible speed', () => {
  expect(faultsOf({ answers: [{ transcript: transcript(5.31, 11.2) }] })).toEqual([
    'answers[0].transcript secondsTranscript',
  ])
  expect(faultsOf({ fullRecords: [{ transcript: transcript(61, 1800) }] })).toEqual([])
  expect(faultsOf({ fullRecords: [{ transcript: transcript(6, 18) }] })).toEqual([
    'fullRecords[0].transcript secondsTranscript',
  ])
})

test('fast speech, a word at any time, and a recogniser without times are no mistake', () => {
  expect(faultsOf({ answers: [{ transcript: transcript(1_000) }] })).toEqual([])
  expect(faultsOf({ answers: [{ transcript: transcript(0, 0, 0) }] })).toEqual([])
  expect(
    faultsOf({ answers: [{ transcript: { sentences: [{ startMs: 0, endMs: 1, text: '好。' }] } }] }),
  ).toEqual([])
})

test('a duration in seconds is told by its transcript, or by the size of its file', () => {
  const video = [{ video_url: 'media/q1.webm' }]
  expect(faultsOf({ answers: [{ durationMs: 90, transcript: transcript(88_000) }] })).toEqual([
    'answers[0].durationMs secondsDuration',
  ])
  expect(faultsOf({ answers: [{ durationMs: 90, video }] }, 8 * megabyte)).toEqual([
    'answers[0].durationMs secondsBytes',
  ])
  expect(faultsOf({ answers: [{ durationMs: 900, video }] }, 8 * megabyte)).toEqual([])
  expect(faultsOf({ answers: [{ durationMs: 90_000, video }] }, 800 * megabyte)).toEqual([])
  expect(faultsOf({ answers: [{ durationMs: 0, video, transcript: transcript(88_000) }] }, megabyte)).toEqual(
    [],
  )
})

test('starts in seconds are told by the answers before them', () => {
  const answers = (...starts: number[]) =>
    starts.map((sessionStartMs) => ({ sessionStartMs, durationMs: 90_000 }))
  expect(faultsOf({ answers: answers(0, 95, 190) })).toEqual(['answers[2].sessionStartMs secondsStarts'])
  expect(faultsOf({ answers: answers(0, 95_000, 190_000) })).toEqual([])
  expect(faultsOf({ answers: answers(0, 0, 0) })).toEqual([])
  expect(faultsOf({ answers: answers(12) })).toEqual([])
})

test('evidence in seconds is told when all of it lies in the first moment of its answers', () => {
  const answers = [
    { question_id: 'q1', durationMs: 90_000 },
    { question_id: 'q2', transcript: transcript(60_000) },
  ]
  expect(faultsOf({ answers, evidence: [moment(12, 15), moment(31, 40, 'q2')] })).toEqual([
    'evidence[0].startMs secondsEvidence',
  ])
  expect(faultsOf({ answers, evidence: [moment(12, 15)] })).toEqual([])
  expect(faultsOf({ answers, evidence: [moment(12, 15), moment(5_310, 11_200)] })).toEqual([])
  expect(faultsOf({ answers, evidence: [moment(0, 0), moment(0, 0, 'q2')] })).toEqual([])
})

test('evidence ends where its answer ends, as far as that is known', () => {
  const answers = [
    { question_id: 'q1', durationMs: 24_130, transcript: transcript(24_500) },
    { question_id: 'q2' },
  ]
  const evidence = [
    moment(20_000, 25_000),
    moment(20_000, 26_000),
    moment(90_000, 95_000),
    moment(90_000, 95_000, 'q2'),
  ]
  expect(findTimeFaults({ interviews: [{ answers, evidence }] }, () => null)).toEqual([
    {
      path: ['interviews', 0, 'evidence', 1, 'endMs'],
      fault: 'pastAnswer',
      values: { given: 26_000, lengthMs: 24_130 },
    },
    {
      path: ['interviews', 0, 'evidence', 2, 'startMs'],
      fault: 'pastAnswer',
      values: { given: 90_000, lengthMs: 24_130 },
    },
  ])
})

test('any JSON is read without a throw, however wrong its shape', () => {
  const answer = fc.record({ question_id: fc.anything(), durationMs: fc.anything(), video: fc.anything() })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({
          interviews: fc.array(fc.record({ answers: fc.array(answer), evidence: fc.anything() })),
        }),
      ),
      (bundle) => {
        findTimeFaults(bundle, () => 1)
      },
    ),
  )
})

test('an epoch time in seconds is found at any place, but the content of an analysis is not checked', () => {
  const faults = findTimeFaults(
    {
      candidate: { appliedAt: 1_710_000_000, updatedAt: 1_710_000_000_000 },
      remarks: [{ createdTime: 1_710_000_000 }],
      interviews: [
        {
          real_begininterview_time: 1_710_000_000,
          aiData: { createdAt: 1_710_000_000 },
          antiCheating: { cheatLogs: [{ startTime: 1_710_000_000_000, time: 1_710_000_000 }] },
        },
      ],
    },
    () => null,
  )
  expect(faults.map(({ path, fault }) => `${jsonPath(path)} ${fault}`)).toEqual([
    'candidate.appliedAt secondsEpoch',
    'remarks[0].createdTime secondsEpoch',
    'interviews[0].real_begininterview_time secondsEpoch',
  ])
})

test.each(['problem_time_point', 'answer_time_point'])(
  '%s in milliseconds is told by the answers before it',
  (key) => {
    const answers = (...points: number[]) => points.map((point) => ({ [key]: point, durationMs: 90_000 }))
    expect(faultsOf({ answers: answers(0, 95_000, 190_000) })).toEqual([
      `answers[2].${key} millisecondsPoint`,
    ])
    expect(faultsOf({ answers: answers(0, 90_000, 179_999) })).toEqual([
      `answers[2].${key} millisecondsPoint`,
    ])
    expect(faultsOf({ answers: answers(0, 95, 190) })).toEqual([])
    expect(faultsOf({ answers: answers(12_000) })).toEqual([])
    expect(faultsOf({ answers: [{ [key]: 0 }, { [key]: 20_000 }, { [key]: 40_000 }] })).toEqual([])
  },
)

test('a rest of hours between two answers is no mistake', () => {
  const answers = (durationMs: number, ...points: number[]) =>
    points.map((problem_time_point) => ({ problem_time_point, durationMs }))
  const at = { real_begininterview_time: 1_710_000_000_000, interview_finish_time: 1_710_172_800_000 }
  expect(faultsOf({ answers: answers(30_000, 0, 10_800) })).toEqual([])
  expect(faultsOf({ answers: answers(30_000, 0, 86_400) })).toEqual([])
  expect(faultsOf({ answers: answers(30_000, 0, 40, 10_800) })).toEqual([])
  expect(faultsOf({ ...at, answers: answers(30_000, 0, 86_400, 172_800) })).toEqual([])
  const within = { ...at, interview_finish_time: 1_710_000_120_000 }
  expect(faultsOf({ ...within, answers: answers(30_000, 0, 86_400) })).toEqual([
    'answers[1].problem_time_point millisecondsPoint',
  ])
})
