import { processorMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { readRecording } from '../../recording/rules/recording.ts'
import { resultsWith } from './checked-under-test.ts'
import { type CheckEvent, eventBeside, eventNear, eventsOf, mergeExits, stretchFinder } from './events.ts'

const recording = readRecording(anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000)]))
const axis = { beganAt: 1_000_000, endMs: 60_000 }
const nothing = { results: null, exits: [], logins: [], pictures: [], recording }

test('stretches away that two calls tell of are one, and keep the order of time', () => {
  const one = { beganAt: 5, endedAt: 9, lengthMs: 4 }
  const other = { beganAt: 2, endedAt: null, lengthMs: null }
  expect(mergeExits([one], [other, { ...one }])).toEqual([other, one])
})

test('everything with a time is one event, in the order of the session', () => {
  const results = resultsWith({
    speechDraftDetection: {
      speechDraftTimes: 2,
      details: [
        { startTime: 1_050_000, endTime: 1_052_000 },
        { startTime: 1_020_000, endTime: 1_025_000 },
      ],
    },
    noFaceDetectionInfo: {
      noFaceDetectionTimes: 1,
      autoClose: 0,
      noFaceList: [{ startTime: 1_010_000, endTime: null, url: '/empty' }],
    },
    abnormalPictures: [{ url: '/odd', createTime: 1_031_000 }],
    textSimilarityRes: [
      { questionText: 'What of q2?', answer: '', maxWordRate: 1, maxAiRate: 2, textSimilarityAnswers: [] },
    ],
    personChangeDetection: {
      changeTimes: 1,
      changeBeforePicture: '/before',
      changeAfterPicture: '/after',
      changeDateTime: 1_040_000,
    },
  })
  const events = eventsOf(
    {
      results,
      exits: [{ beganAt: 1_000_500, endedAt: null, lengthMs: 2_000 }],
      logins: [{ at: 990_000 }],
      pictures: [{ monitor: 'phone', address: '/phone', takenAt: null }],
      recording,
    },
    axis,
  )
  expect(events.map(({ check, startMs, endMs, picture }) => [check, startMs, endMs, picture])).toEqual([
    ['login', -10_000, null, null],
    ['leftPage', 500, 2_500, null],
    ['noFace', 10_000, null, '/empty'],
    ['speechDraft', 20_000, 25_000, null],
    ['textSimilarity', 30_000, 50_000, null],
    ['abnormalPicture', 31_000, null, '/odd'],
    ['personChange', 40_000, null, '/after'],
    ['speechDraft', 50_000, 52_000, null],
    ['phoneMonitoring', null, null, '/phone'],
  ])
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length)
})

test('a stretch away without an end ends after its length, and one of no length where it began', () => {
  const exits = [2_000, 0, null].map((lengthMs) => ({ beganAt: 1_000_500, endedAt: null, lengthMs }))
  expect(eventsOf({ ...nothing, exits }, axis).map(({ until, endMs }) => [until, endMs])).toEqual([
    [1_002_500, 2_500],
    [1_000_500, 500],
    [null, null],
  ])
})

test('without the session’s beginning nothing has a place, and the order of the day stands', () => {
  const exits = [9_000, 3_000].map((beganAt) => ({ beganAt, endedAt: null, lengthMs: null }))
  const events = eventsOf({ ...nothing, exits }, { beganAt: null, endMs: 60_000 })
  expect(events.map(({ startMs, at }) => [startMs, at])).toEqual([
    [null, 3_000],
    [null, 9_000],
  ])
})

test('a question is found by its title or its words, with any punctuation in them', () => {
  expect(stretchFinder(recording)({ question: 'title of Q1' })).toEqual({ startMs: 5_000, endMs: 25_000 })
  expect(stretchFinder(recording)({ question: '<p>What of q2？</p>' })).toEqual({
    startMs: 30_000,
    endMs: 50_000,
  })
  const [first] = recording.questions
  const marked = {
    ...recording,
    questions: first ? [{ ...first, html: '<p>Is A &lt; B &amp; &quot;C&quot;?</p>' }] : [],
  }
  for (const question of ['Is A < B & "C"?', 'Is A &lt; B &amp;&nbsp;&#34;C&#34;?']) {
    expect(stretchFinder(marked)({ question })).toEqual({ startMs: 5_000, endMs: 25_000 })
  }
  expect(stretchFinder(recording)({ question: 'another' })).toBe(null)
  expect(stretchFinder(recording)({ question: ' ' })).toBe(null)
})

const event = (startMs: number | null, endMs: number | null = null): CheckEvent => ({
  key: `${startMs}`,
  check: 'noFace',
  kind: 'seen',
  startMs,
  endMs,
  at: null,
  until: null,
  picture: null,
})

test('the event nearest to a time is taken, within reach of it', () => {
  const events = [event(null), event(1_000, 2_000), event(5_000)]
  expect(eventNear(events, 1_500, 0)?.key).toBe('1000')
  expect(eventNear(events, 4_000, 1_500)?.key).toBe('5000')
  expect(eventNear(events, 3_400, 100)).toBe(null)
})

test('no event is nearer than the nearest one', () => {
  const start = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(fc.array(start, { minLength: 1 }), start, (starts, ms) => {
      const near = eventNear(
        starts.map((each) => event(each)),
        ms,
        2_000,
      )
      const least = Math.min(...starts.map((each) => Math.abs(each - ms)))
      expect(Math.abs((near?.startMs ?? 9_999) - ms)).toBe(least)
    }),
  )
})

test('a step forward and back again is where it began; past the ends there is nothing', () => {
  const events = [event(1), event(2), event(3)]
  for (const each of events.slice(0, -1)) {
    const next = eventBeside(events, each, 1)
    expect(next && eventBeside(events, next, -1)).toBe(each)
  }
  expect(eventBeside(events, null, -1)).toBe(events[0])
  expect(eventBeside(events, events[2] ?? null, 1)).toBe(null)
  expect(eventBeside([], null, 1)).toBe(null)
})

test.each(['<', '<a b="', '&', '&a', ' '])('a question of 200,000 signs is read once: %j', (unit) => {
  const question = unit.repeat(200_000 / unit.length)
  const asked = {
    ...recording,
    questions: recording.questions.map((each) => ({ ...each, html: question })),
  }
  expect(processorMs(() => void stretchFinder(asked)({ question }))).toBeLessThan(2_000)
})
