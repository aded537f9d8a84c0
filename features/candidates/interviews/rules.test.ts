import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerDurationMs,
  codeLanguage,
  countsInSummary,
  hasAi,
  inSpokenOrder,
  isFinished,
  isVideoMethod,
  otherGroup,
  otherQuestions,
  questionType,
  sessionStarts,
  verdictOf,
} from './rules.ts'

test.each([
  ['finish', true],
  ['doing', false],
  ['wait', false],
  ['finished', false],
  ['FINISH', false],
  ['', false],
] as const)(
  'an interview with the status %s is finished only by `finish` [R4-001 R3-005]',
  (status, expected) => {
    expect(isFinished({ status, isWorkSynced: false })).toBe(expected)
  },
)

test('work-sync AI data make an interview finished with any status [R4-002]', () => {
  expect(isFinished({ status: 'doing', isWorkSynced: true })).toBe(true)
})

const nothing = { hasAi: null, analysisState: null, isWorkSynced: false }

test.each([
  ['neither', {}, false, false],
  ['an analysis', { analysisState: 'running' }, false, true],
  ['work-sync AI data', { isWorkSynced: true }, false, true],
  ['a recording', {}, true, true],
  ['a recording, and the import says no', { hasAi: false }, true, false],
  ['nothing, and the import says yes', { hasAi: true }, false, true],
])('an interview with %s has AI or not', (_case, known, isRecorded, expected) => {
  expect(hasAi({ ...nothing, ...known }, isRecorded)).toBe(expected)
})

test.each([
  [1, true],
  [6, true],
  [12, true],
  [13, true],
  [0, false],
  [2, false],
  [7, false],
  [50, false],
])('an answer of method %i is a recording: %s', (method, expected) => {
  expect(isVideoMethod(method)).toBe(expected)
})

describe('the start of an answer in the session', () => {
  const sentences = [
    { startMs: 0, endMs: 900 },
    { startMs: 900, endMs: 2500 },
  ]

  test('is the imported one, before its time point', () => {
    expect(sessionStarts([{ sessionStartMs: 12_000, answeredAtSeconds: 99 }])).toEqual([12_000])
  })

  test('is its time point in seconds where the import says nothing', () => {
    expect(sessionStarts([{ answeredAtSeconds: 12.5 }, { answeredAtSeconds: 70 }])).toEqual([12_500, 70_000])
  })

  test('is else the sum of the durations before it, a transcript’s end standing in for a missing one', () => {
    expect(sessionStarts([{ durationMs: 1000 }, { transcript: { sentences } }, { durationMs: 10 }])).toEqual([
      0, 1000, 3500,
    ])
  })

  test('is else where the answer before it ended', () => {
    expect(sessionStarts([{ sessionStartMs: 5000, durationMs: 1000 }, {}])).toEqual([5000, 6000])
  })

  test('is zero for a first answer of which nothing is known', () => {
    expect(sessionStarts([{}, {}])).toEqual([0, 0])
  })

  test('never lies before the answer that it follows when only durations are known', () => {
    const durations = fc.array(fc.nat(600_000), { maxLength: 20 })
    fc.assert(
      fc.property(durations, (all) => {
        const starts = sessionStarts(all.map((durationMs) => ({ durationMs })))
        const sums = all.map((_, index) => all.slice(0, index).reduce((sum, each) => sum + each, 0))
        expect(starts).toEqual(sums)
      }),
    )
  })
})

test('the length of an answer is unknown, not zero, when neither a duration nor a transcript tells it', () => {
  expect(answerDurationMs({})).toBe(null)
  expect(answerDurationMs({ transcript: { sentences: [] } })).toBe(null)
  expect(answerDurationMs({ durationMs: 0 })).toBe(0)
})

test('pieces of speech are put in the order in which they were said', () => {
  const piece = (startMs: number, endMs: number) => ({ startMs, endMs })
  expect(inSpokenOrder([piece(5, 9), piece(0, 4), piece(5, 6)])).toEqual([
    piece(0, 4),
    piece(5, 6),
    piece(5, 9),
  ])
})

test.each([
  [0, 'essay'],
  [1, 'video'],
  [2, 'singleChoice'],
  [3, 'multipleChoice'],
  [4, 'trueFalse'],
  [5, 'sorting'],
  [6, 'accent'],
  [7, 'programming'],
  [8, 'fillInBlank'],
  [11, 'colourVision'],
  [9, null],
  [51, null],
  [-1, null],
] as const)('a question of type %i is %s', (method, expected) => {
  expect(questionType(method)).toBe(expected)
})

test.each([12, 13])('a question of type %i is grouped with the video questions [R9-043]', (method) => {
  expect(questionType(method)).toBe('video')
  expect(isVideoMethod(method)).toBe(true)
  expect(otherGroup(method)).toBe(null)
})

test('an answer of type 12 is left out of a summary’s totals', () => {
  expect([0, 1, 12, 13].filter(countsInSummary)).toEqual([0, 1, 13])
})

test.each([
  [0, 'C'],
  [1, 'C++'],
  [2, 'Java'],
  [3, 'Python3'],
  [4, 'Go'],
  [5, 'C#'],
  [6, 'Ruby'],
  [7, 'Perl'],
  [8, 'JavaScript'],
  [14, 'SQL'],
  [9, null],
  [15, null],
  [null, null],
])('the programming language of index %o is %s [R9-046 R9-047]', (index, expected) => {
  expect(codeLanguage(index)).toBe(expected)
})

test.each([
  [1, 'correct'],
  [2, 'partial'],
  [0, 'wrong'],
  [3, 'wrong'],
  [null, 'wrong'],
] as const)('an objective score of %o is %s', (score, expected) => {
  expect(verdictOf(score)).toBe(expected)
})

describe('other questions', () => {
  test.each([
    ['subjective', [0, 8]],
    ['objective', [2, 3, 4, 5, 50]],
    ['code', [7]],
    [null, [1, 6, 9, 11, 12, 13]],
  ] as const)('in the group %s are the types %o', (group, methods) => {
    expect(methods.map(otherGroup)).toEqual(methods.map(() => group))
  })

  test('are answers without a recording and outside of the tests, in the interview’s order', () => {
    const methods = fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 50))
    fc.assert(
      fc.property(methods, (all) => {
        const answers = all.map((method, at) => ({ at, method }))
        const expected = answers.filter(({ method }) => !isVideoMethod(method) && method !== 11)
        expect(otherQuestions(answers)).toEqual(expected)
      }),
    )
  })
})
